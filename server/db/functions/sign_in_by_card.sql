-- Uses the provider's value for a card (given as hashes of value and state), once, within its minute and for its state. A repeat with the same key
-- counts as the first use, because the answer may have been lost. Returns the card and its member (null if there is none); null for any other use.
CREATE OR REPLACE FUNCTION use_grant(p_value text, p_state text, p_key uuid) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_number text;
BEGIN
  UPDATE sso_grant g SET used_at = coalesce(g.used_at, app_now()), used_by = p_key,
      registers_until = coalesce(g.registers_until, app_now() + interval '30 minutes')
    WHERE g.value_hash = p_value AND g.state_hash = p_state AND g.expires_at > app_now() AND (g.used_at IS NULL OR g.used_by = p_key)
    RETURNING g.card_number INTO v_number;
  RETURN (SELECT jsonb_build_object('card', to_jsonb(c), 'member', (SELECT to_jsonb(m) FROM member m WHERE m.card_number = c.number))
    FROM sso_card c WHERE c.number = v_number);
END $$;

-- Registers a member for a card whose value has been used, or completes a member without a phone number or e-mail address, together with a car, all
-- or nothing. A repeat with the same key is answered again while the value may still be used to register; if its fields have changed, they replace
-- what was registered. `p_input`: the registration's fields and ids for the two rows. Returns `member`, or `refused` (failure, details).
CREATE OR REPLACE FUNCTION register_by_card(p_value text, p_state text, p_key uuid, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_grant sso_grant;
  v_card sso_card;
  v_member member;
  v_with text := encode(sha256(convert_to((p_input - 'member_id' - 'car_id')::text, 'UTF8')), 'hex');
  v_failure text;
  v_details text;
BEGIN
  SELECT * INTO v_grant FROM sso_grant g
    WHERE g.value_hash = p_value AND g.state_hash = p_state AND g.registers_until > app_now() FOR UPDATE;
  IF NOT FOUND OR v_grant.registered_at IS NOT NULL AND v_grant.registered_by IS DISTINCT FROM coalesce(p_key, gen_random_uuid()) THEN
    PERFORM refuse('codeRefused');
  END IF;
  SELECT * INTO v_card FROM sso_card c WHERE c.number = v_grant.card_number;
  IF v_card.refused THEN
    PERFORM refuse('cardRefused');
  END IF;
  IF v_grant.registered_at IS NOT NULL THEN
    -- A repeat with the same fields changes nothing: they may be older than what the member has changed elsewhere since.
    IF v_grant.registered_with <> v_with THEN
      UPDATE member m SET contact_tel = p_input ->> 'tel', contact_email = p_input ->> 'email' WHERE m.card_number = v_card.number RETURNING * INTO v_member;
      PERFORM check_car('member', v_member.id, v_grant.registered_car, p_input, 'master_car_data_id');
      PERFORM change_car(v_grant.registered_car, p_input);
      UPDATE sso_grant SET registered_with = v_with WHERE value_hash = p_value;
    END IF;
    RETURN jsonb_build_object('member', (SELECT to_jsonb(m) FROM member m WHERE m.card_number = v_card.number));
  END IF;
  -- Somebody who registers twice at once with two values waits here, and is then already registered.
  INSERT INTO member AS m (id, card_number, first_name, last_name, contact_tel, contact_email, created_at)
    VALUES ((p_input ->> 'member_id')::uuid, v_card.number, v_card.first_name, v_card.last_name, p_input ->> 'tel', p_input ->> 'email', app_now())
    ON CONFLICT (card_number) DO UPDATE SET contact_tel = p_input ->> 'tel', contact_email = p_input ->> 'email'
      WHERE m.contact_tel = '' OR m.contact_email = ''
    RETURNING * INTO v_member;
  IF v_member.id IS NULL THEN
    PERFORM refuse('codeRefused');
  END IF;
  PERFORM check_car('member', v_member.id, (p_input ->> 'car_id')::uuid, p_input, 'master_car_data_id');
  PERFORM insert_car('member', v_member.id, p_input);
  UPDATE sso_grant SET registered_at = app_now(), registered_by = p_key, registered_with = v_with, registered_car = (p_input ->> 'car_id')::uuid
    WHERE value_hash = p_value;
  RETURN jsonb_build_object('member', to_jsonb(v_member));
EXCEPTION WHEN SQLSTATE 'RD001' THEN
  GET STACKED DIAGNOSTICS v_failure = MESSAGE_TEXT, v_details = PG_EXCEPTION_DETAIL;
  RETURN jsonb_build_object('refused', jsonb_build_object('failure', v_failure, 'details', v_details::jsonb));
END $$;
