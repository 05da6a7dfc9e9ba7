-- Uses the value with which the app hands its member over (given as a hash), once, within its minute. A repeat with the same key counts as the first
-- use, because the answer may have been lost. Returns the member's id and whether the card is refused; null for any other use.
CREATE OR REPLACE FUNCTION use_hand_over(p_value text, p_key uuid) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_member uuid;
BEGIN
  UPDATE hand_over h SET used_at = coalesce(h.used_at, app_now()), used_by = p_key
    WHERE h.value_hash = p_value AND h.expires_at > app_now() AND (h.used_at IS NULL OR h.used_by = p_key)
    RETURNING h.member_id INTO v_member;
  RETURN (SELECT jsonb_build_object('member', m.id, 'refused', coalesce(c.refused, false))
    FROM member m LEFT JOIN sso_card c ON c.number = m.card_number WHERE m.id = v_member);
END $$;
