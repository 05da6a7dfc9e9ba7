-- Stores a photo that an account has uploaded, once, and only while the account exists; otherwise returns false. Of photos not assigned to a car,
-- only the account's last few are kept.
CREATE OR REPLACE FUNCTION keep_photo(p_id uuid, p_kind text, p_owner uuid, p_type text, p_bytes bytea, p_most integer) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  -- The account is locked, so that simultaneous uploads count each other and no photo outlives its account.
  IF p_kind = 'member' THEN
    PERFORM FROM member m WHERE m.id = p_owner FOR NO KEY UPDATE;
  ELSE
    PERFORM FROM company c WHERE c.id = p_owner FOR NO KEY UPDATE;
  END IF;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO photo_sent (id, at) VALUES (p_id, app_now()) ON CONFLICT (id) DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM photo_sent s WHERE s.id IN (
    SELECT o.id FROM photo_sent o WHERE o.at < app_now() - interval '1 hour' LIMIT 100 FOR UPDATE SKIP LOCKED);
  INSERT INTO photo (id, owner_kind, owner_id, type, bytes, created_at) VALUES (p_id, p_kind, p_owner, p_type, p_bytes, app_now())
    ON CONFLICT (id) DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  -- The condition is repeated: a photo may be assigned to a car meanwhile, and only the conditions in this statement are re-evaluated after the wait.
  DELETE FROM photo f WHERE f.car_id IS NULL AND f.id IN (
    SELECT o.id FROM photo o WHERE o.owner_kind = p_kind AND o.owner_id = p_owner AND o.car_id IS NULL AND o.id <> p_id
      ORDER BY o.created_at DESC, o.id OFFSET p_most - 1);
  RETURN true;
END $$;
