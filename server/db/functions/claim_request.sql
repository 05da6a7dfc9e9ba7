-- Claims a request key for its owner, for 24 hours. A second request with the same key waits here until the first has ended. It is then a `repeat`
-- and gets the first one's outcome (`body`, or why it was `refused`), or `reused` if it is a different request. If the first was rolled back, it is
-- `new`.
CREATE OR REPLACE FUNCTION claim_request(
  p_scope text, p_key uuid, p_route text, p_body_hash text,
  OUT state text, OUT body text, OUT refused boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_first idempotency;
BEGIN
  INSERT INTO idempotency AS i (scope, key, route, body_hash, created_at) VALUES (p_scope, p_key, p_route, p_body_hash, app_now())
    ON CONFLICT (scope, key) DO UPDATE SET route = p_route, body_hash = p_body_hash, body = NULL, refused = false, created_at = app_now()
      WHERE i.created_at <= app_now() - interval '24 hours';
  IF FOUND THEN
    state := 'new';
    RETURN;
  END IF;
  SELECT * INTO v_first FROM idempotency i WHERE i.scope = p_scope AND i.key = p_key;
  IF v_first.body IS NULL OR v_first.route <> p_route OR v_first.body_hash <> p_body_hash THEN
    state := 'reused';
  ELSE
    state := 'repeat';
    body := v_first.body;
    refused := v_first.refused;
  END IF;
END $$;
