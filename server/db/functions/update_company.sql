-- Stores the calling company's profile (`companyChange` in `contract/calls/company.shapes.ts`). Returns the whole row without the password.
CREATE OR REPLACE FUNCTION update_company(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_company company;
BEGIN
  UPDATE company SET first_name = p_input ->> 'first_name', last_name = p_input ->> 'last_name', tel = p_input ->> 'tel', email = p_input ->> 'Email',
      other_emails = ARRAY(SELECT jsonb_array_elements_text(p_input -> 'EmailList')), corporate_name = p_input ->> 'corporate_name',
      address = p_input ->> 'address', province = p_input ->> 'province', district = p_input ->> 'district', sub_district = p_input ->> 'sub_district',
      post_code = p_input ->> 'post_code'
    WHERE id = p_caller.owner_id RETURNING * INTO v_company;
  IF NOT FOUND THEN
    PERFORM refuse('pleaseLogIn');
  END IF;
  RETURN to_jsonb(v_company) - 'password_hash';
END $$;
