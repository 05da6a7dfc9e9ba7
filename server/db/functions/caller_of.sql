-- Who calls, from the kinds that a call is for, in their order, and the hash of the secret that came for each (null for none). The first that
-- lives acts; what belongs to any of them is theirs. A session that a later sign-in ended refuses every call. One that ended otherwise, or never was,
-- refuses a call about what is one's own (`p_own`), but for a guest, who is nobody then. `p_lock` keeps the sessions from ending meanwhile, and makes the
-- writes of one owner wait for each other, so that limits for an owner are exact.
CREATE OR REPLACE FUNCTION caller_of(
  p_kinds text[], p_hashes text[], p_own boolean, p_lock boolean,
  OUT owner_kind text, OUT owner_id uuid, OUT owner_kinds text[], OUT owner_ids uuid[], OUT refusal text
) LANGUAGE plpgsql AS $$
DECLARE
  v_session session;
  v_lost boolean := false;
BEGIN
  owner_kinds := '{}';
  owner_ids := '{}';
  FOR i IN 1 .. cardinality(p_kinds) LOOP
    CONTINUE WHEN p_hashes[i] IS NULL;
    IF p_lock THEN
      SELECT * INTO v_session FROM session s WHERE s.token_hash = p_hashes[i] AND s.kind = p_kinds[i] FOR NO KEY UPDATE;
    ELSE
      SELECT * INTO v_session FROM session s WHERE s.token_hash = p_hashes[i] AND s.kind = p_kinds[i];
    END IF;
    IF v_session.ended_reason = 'superseded' THEN
      refusal := 'duplicateLogin';
      RETURN;
    END IF;
    IF v_session.id IS NULL OR v_session.ended_at IS NOT NULL OR v_session.expires_at <= app_now() THEN
      v_lost := v_lost OR p_kinds[i] <> 'guest';
      CONTINUE;
    END IF;
    owner_kinds := owner_kinds || p_kinds[i];
    owner_ids := owner_ids || coalesce(v_session.account_id, v_session.id);
    IF owner_id IS NULL THEN
      owner_kind := p_kinds[i];
      owner_id := owner_ids[1];
    END IF;
  END LOOP;
  IF owner_id IS NOT NULL THEN
    RETURN;
  END IF;
  IF v_lost AND p_own OR NOT 'guest' = ANY (p_kinds) THEN
    refusal := 'pleaseLogIn';
  ELSE
    owner_kind := 'guest';
  END IF;
END $$;

-- Whether a booking belongs to one of some owners: the one rule for guest, member, company and driver's link, whose owner is the booking itself.
CREATE OR REPLACE FUNCTION is_own(p_booking appointment, p_kinds text[], p_ids uuid[]) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (
    SELECT FROM unnest(p_kinds, p_ids) o(kind, id)
    WHERE CASE o.kind WHEN 'link' THEN o.id = p_booking.id ELSE o.kind = p_booking.owner_kind AND o.id = p_booking.owner_id END)
$$;

-- Refuses a call that names a booking which is not the caller's, exactly as one that does not exist.
CREATE OR REPLACE FUNCTION require_own(p_caller caller, p_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(p_ids) > 0
    AND (SELECT count(*) FROM appointment a WHERE a.id = ANY (p_ids) AND is_own(a, p_caller.kinds, p_caller.ids)) <> cardinality(p_ids) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
END $$;
