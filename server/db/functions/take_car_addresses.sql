-- The addresses at which a company's cars are collected, in the order in which they were added (`contract/calls/take-car.calls.ts`).
CREATE OR REPLACE FUNCTION take_car_addresses(p_company uuid) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('index', a.index, 'address', a.address, 'province', a.province, 'district', a.district,
    'sub_district', a.sub_district, 'postal_code', a.postal_code) ORDER BY a.index), '[]')
  FROM take_car_address a WHERE a.company_id = p_company
$$;

-- Adds an address, up to `most`; one that is there already stays the only one. `p_input`: address, province, district, sub_district, postal_code, most.
CREATE OR REPLACE FUNCTION add_take_car_address(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_index integer;
BEGIN
  SELECT a.index INTO v_index FROM take_car_address a
    WHERE a.company_id = p_caller.owner_id AND a.address = p_input ->> 'address' AND a.province = p_input ->> 'province'
      AND a.district = p_input ->> 'district' AND a.sub_district = p_input ->> 'sub_district' AND a.postal_code = p_input ->> 'postal_code';
  IF v_index IS NULL THEN
    IF (p_input ->> 'most')::integer <= (SELECT count(*) FROM take_car_address a WHERE a.company_id = p_caller.owner_id) THEN
      PERFORM refuse('tooManyAddresses');
    END IF;
    -- Also after the addresses that were numbered over all companies.
    UPDATE company c SET last_take_car_index = 1 + greatest(c.last_take_car_index,
        (SELECT max(a.index) FROM take_car_address a WHERE a.company_id = c.id))
      WHERE c.id = p_caller.owner_id RETURNING c.last_take_car_index INTO v_index;
    INSERT INTO take_car_address (company_id, index, address, province, district, sub_district, postal_code, created_at)
      VALUES (p_caller.owner_id, v_index, p_input ->> 'address', p_input ->> 'province', p_input ->> 'district', p_input ->> 'sub_district',
        p_input ->> 'postal_code', app_now());
  END IF;
  RETURN jsonb_build_object('index', v_index, 'address_list', take_car_addresses(p_caller.owner_id));
END $$;

-- Removes an address of the company, if it is there. `p_input`: index.
CREATE OR REPLACE FUNCTION delete_take_car_address(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM take_car_address WHERE company_id = p_caller.owner_id AND index = (p_input ->> 'index')::integer;
  RETURN jsonb_build_object('address_list', take_car_addresses(p_caller.owner_id));
END $$;
