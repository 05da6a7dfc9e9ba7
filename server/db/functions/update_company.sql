-- Stores the calling company's profile (`companyChange` in `contract/calls/company.shapes.ts`). `wrong_field` is the part of its place that is not in
-- the lists, or null; a place that is stored already may be older than the lists, and is no reason to refuse the rest. Returns the whole row without the password.
CREATE OR REPLACE FUNCTION update_company(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_company company;
BEGIN
  IF p_input ->> 'wrong_field' IS NOT NULL AND EXISTS (SELECT FROM company c WHERE c.id = p_caller.owner_id
      AND (c.province, c.district, c.sub_district, c.post_code)
        IS DISTINCT FROM (p_input ->> 'province', p_input ->> 'district', p_input ->> 'sub_district', p_input ->> 'post_code')) THEN
    PERFORM refuse('invalidInput',
      jsonb_build_object('fields', jsonb_build_array(jsonb_build_object('field', p_input ->> 'wrong_field', 'problem', 'malformed'))));
  END IF;
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
