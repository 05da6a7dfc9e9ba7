-- Whether an account may have a session, asked under the lock of its sign-ins: a card that is blocked at this moment waits, and then ends the session too.
CREATE OR REPLACE FUNCTION may_sign_in(p_kind text, p_account uuid) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('sign-in ' || p_kind || ' ' || p_account, 0));
  RETURN NOT EXISTS (SELECT FROM member m JOIN sso_card c ON c.number = m.card_number WHERE m.id = p_account AND c.refused);
END $$;

-- Ends what its member has open when a card gets blocked: a trigger of `sso_card`. Unblocked, they sign in anew.
CREATE OR REPLACE FUNCTION end_sessions_of_card() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  v_member uuid := (SELECT m.id FROM member m WHERE m.card_number = NEW.number);
  v_kind text;
BEGIN
  FOREACH v_kind IN ARRAY ARRAY['member', 'webview'] LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('sign-in ' || v_kind || ' ' || v_member, 0));
    UPDATE session SET ended_at = app_now(), ended_reason = CASE WHEN expires_at > app_now() THEN 'blocked' ELSE 'expired' END
      WHERE kind = v_kind AND account_id = v_member AND ended_at IS NULL;
  END LOOP;
  RETURN NULL;
END $$;
