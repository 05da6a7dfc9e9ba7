-- Whether an account may have a session. Called under the lock of the account's sign-ins: if its card is being blocked at this moment, the blocking
-- waits and then ends the new session too.
CREATE OR REPLACE FUNCTION may_sign_in(p_kind text, p_account uuid) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('sign-in ' || p_kind || ' ' || p_account, 0));
  RETURN NOT EXISTS (SELECT FROM member m JOIN sso_card c ON c.number = m.card_number WHERE m.id = p_account AND c.refused);
END $$;

-- Trigger of `sso_card`: when a card is blocked, ends its member's sessions. After the card is unblocked, the member has to sign in again.
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

CREATE OR REPLACE TRIGGER card_blocked AFTER UPDATE OF refused ON sso_card
  FOR EACH ROW WHEN (NEW.refused AND NOT OLD.refused) EXECUTE FUNCTION end_sessions_of_card();
