-- Changes the calling member's fields that `p_input` names: first_name, last_name, contact_tel, contact_email. Returns the whole row.
CREATE OR REPLACE FUNCTION update_profile(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_member member;
BEGIN
  UPDATE member SET first_name = coalesce(p_input ->> 'first_name', first_name), last_name = coalesce(p_input ->> 'last_name', last_name),
      contact_tel = coalesce(p_input ->> 'contact_tel', contact_tel), contact_email = coalesce(p_input ->> 'contact_email', contact_email)
    WHERE id = p_caller.owner_id RETURNING * INTO v_member;
  IF NOT FOUND THEN
    PERFORM refuse('pleaseLogIn');
  END IF;
  RETURN to_jsonb(v_member);
END $$;
