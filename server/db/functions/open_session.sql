-- The guest's session that the write with this key opened (`p_hash`: of the secret derived from the key), locked; null if there is none. Not after 15
-- minutes, nor if the session has written anything else, because then its cookie has arrived.
CREATE OR REPLACE FUNCTION session_of_key(p_hash text, p_key uuid) RETURNS uuid
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT s.id FROM session s
    WHERE s.token_hash = p_hash AND s.ended_at IS NULL AND s.expires_at > app_now() AND s.created_at > app_now() - interval '15 minutes'
      AND NOT EXISTS (SELECT FROM idempotency i WHERE i.scope = s.id::text AND i.key <> p_key)
    FOR NO KEY UPDATE);
END $$;

-- The session of a guest who comes without one. `p_hash` is the hash of the secret derived from the request key. If that key has opened a session,
-- this request repeats the session's first write, whose answer was lost, and gets the same session with the same secret. If that session's cookie has
-- arrived (`session_of_key`), the caller is a new guest, with the secret of `p_spare_hash`. A repeat that arrives at the same time waits here for the
-- first request.
CREATE OR REPLACE FUNCTION open_session(
  p_id uuid, p_hash text, p_spare_hash text, p_key uuid,
  OUT owner_id uuid, OUT made boolean, OUT spare boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := app_now();
BEGIN
  made := true;
  spare := p_key IS NULL;
  owner_id := p_id;
  INSERT INTO session (id, kind, token_hash, created_at, expires_at)
    VALUES (p_id, 'guest', CASE WHEN spare THEN p_spare_hash ELSE p_hash END, v_now, v_now + interval '30 days')
    ON CONFLICT (token_hash) DO NOTHING;
  IF FOUND THEN
    RETURN;
  END IF;
  owner_id := session_of_key(p_hash, p_key);
  IF owner_id IS NOT NULL THEN
    made := false;
    RETURN;
  END IF;
  spare := true;
  owner_id := p_id;
  INSERT INTO session (id, kind, token_hash, created_at, expires_at) VALUES (p_id, 'guest', p_spare_hash, v_now, v_now + interval '30 days');
END $$;

-- Creates a session for an account; the account's previous live session ends as superseded, so that there is one at a time. The secret is always new.
CREATE OR REPLACE FUNCTION sign_in(p_id uuid, p_kind text, p_account uuid, p_hash text, p_life interval) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('sign-in ' || p_kind || ' ' || p_account, 0));
  IF p_kind <> 'link' THEN
    UPDATE session SET ended_at = app_now(), ended_reason = CASE WHEN expires_at > app_now() THEN 'superseded' ELSE 'expired' END
      WHERE kind = p_kind AND account_id = p_account AND ended_at IS NULL;
  END IF;
  INSERT INTO session (id, kind, account_id, token_hash, created_at, expires_at)
    VALUES (p_id, p_kind, p_account, p_hash, app_now(), app_now() + p_life);
END $$;

-- Ends the session with this secret, if it is alive. The used values of the provider that may have signed its member in can then not be repeated any
-- more: after signing out on a shared computer nobody is signed in again by what the page had sent.
CREATE OR REPLACE FUNCTION sign_out(p_hash text) RETURNS void
LANGUAGE sql AS $$
  WITH ended AS (
    UPDATE session SET ended_at = app_now(), ended_reason = 'signed_out' WHERE token_hash = p_hash AND ended_at IS NULL RETURNING kind, account_id
  )
  UPDATE sso_grant g SET expires_at = least(g.expires_at, app_now()),
      registers_until = CASE WHEN g.registered_at IS NULL THEN g.registers_until ELSE least(g.registers_until, app_now()) END
    FROM ended JOIN member m ON m.id = ended.account_id
    WHERE ended.kind = 'member' AND g.card_number = m.card_number AND g.used_at IS NOT NULL
$$;

-- A guest's session lives as long as what it owns: until 30 days after the last visit booked in it.
CREATE OR REPLACE FUNCTION lengthen_session(p_id uuid, p_visit_end timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session SET expires_at = p_visit_end + interval '30 days'
    WHERE id = p_id AND kind = 'guest' AND expires_at < p_visit_end + interval '30 days';
END $$;

-- How many seconds a guest's session will live from now on; null for other sessions, whose lifetime is fixed.
CREATE OR REPLACE FUNCTION session_seconds(p_id uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT ceil(extract(epoch FROM expires_at - app_now())) FROM session WHERE id = p_id AND kind = 'guest');
END $$;
