-- Whether two equally written plates can be the same: a missing province matches any.
CREATE OR REPLACE FUNCTION one_province(p_one text, p_other text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_one = p_other OR p_one = '' OR p_other = ''
$$;

-- The registered car that an account means by a plate; null if no car has it, or several cars with different provinces do.
CREATE OR REPLACE FUNCTION car_of_plate(p_caller caller, p_plate_key text, p_province text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  WITH alike AS (
    SELECT c.id, c.province, c.province = p_province AS exact, count(*) OVER () AS n FROM car c
    WHERE p_caller.kind IN ('member', 'company') AND c.owner_kind = p_caller.kind AND c.owner_id = p_caller.owner_id AND c.plate_key = p_plate_key AND c.removed_at IS NULL
  )
  SELECT id FROM alike WHERE exact OR n = 1 AND one_province(province, p_province) ORDER BY exact DESC LIMIT 1
$$;

-- Whether a booking belongs to this car: it was made for the car or, before the car was registered, by its owner for its plate.
CREATE OR REPLACE FUNCTION is_of_car(p_booking appointment, p_car car) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_booking.owner_kind = p_car.owner_kind AND p_booking.owner_id = p_car.owner_id AND (p_booking.car_id = p_car.id
    OR p_booking.car_id IS NULL AND p_booking.plate_key = p_car.plate_key
      AND one_province(coalesce(p_booking.customer ->> 'province', ''), p_car.province))
$$;

-- The registered cars to which a booking belongs, by the rule of `is_of_car`; one that has been removed since is still named.
CREATE OR REPLACE FUNCTION cars_of(p_booking appointment) RETURNS TABLE (car_id uuid)
LANGUAGE sql STABLE AS $$
  SELECT p_booking.car_id WHERE p_booking.car_id IS NOT NULL
  UNION ALL
  SELECT c.id FROM car c
  WHERE p_booking.car_id IS NULL AND c.owner_kind = p_booking.owner_kind AND c.owner_id = p_booking.owner_id AND c.plate_key = p_booking.plate_key
    AND c.removed_at IS NULL AND one_province(coalesce(p_booking.customer ->> 'province', ''), c.province)
$$;

-- Whether a booking is live: held or upcoming. A company's is so until its visit is over, as long as its car cannot be booked again (CB-06).
CREATE OR REPLACE FUNCTION is_live(p_booking appointment) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_booking.state = 'held' AND p_booking.expires_at > app_now()
    OR p_booking.state = 'confirmed' AND (p_booking.starts_at > app_now() OR p_booking.owner_kind = 'company' AND visit_end(p_booking) > app_now())
$$;

-- The live booking of a car.
CREATE OR REPLACE FUNCTION booking_of(p_car car) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT a.id FROM appointment a
  WHERE a.owner_kind = p_car.owner_kind AND a.owner_id = p_car.owner_id AND is_of_car(a, p_car) AND a.state IN ('held', 'confirmed') AND is_live(a)
  ORDER BY a.starts_at LIMIT 1
$$;

-- The same for all cars of an account that have one.
CREATE OR REPLACE FUNCTION live_bookings(p_kind text, p_owner uuid) RETURNS TABLE (car_id uuid, appointment_id uuid)
LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (o.car_id) o.car_id, a.id FROM appointment a, cars_of(a) o
  WHERE a.owner_kind = p_kind AND a.owner_id = p_owner AND a.state IN ('held', 'confirmed') AND is_live(a)
  ORDER BY o.car_id, a.starts_at
$$;

-- A car as its owner sees it (`carProfile` in `contract/calls/car.shapes.ts`), from its rows and its live booking.
CREATE OR REPLACE FUNCTION shown_car(p_car car, p_booking uuid, p_year car_year, p_variant car_variant, p_model car_model, p_brand car_brand) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('car_profile_id', p_car.id, 'car_name', p_car.name, 'car_register_number', p_car.plate, 'province', p_car.province,
    'brand', p_brand.name, 'model', p_model.name, 'variant', p_variant.name, 'year', p_year.year::text, 'master_car_data_id', p_year.id,
    'brand_id', p_brand.id, 'model_id', p_model.id, 'variant_id', p_variant.id,
    'odometer', p_car.odometer, 'car_image_url', p_car.image_url, 'favorite', p_car.favourite, 'has_booking', p_booking IS NOT NULL, 'appointment_id', p_booking)
    || CASE p_car.owner_kind WHEN 'company' THEN
      jsonb_build_object('department', p_car.department, 'driver_name', p_car.driver_name, 'driver_tel', p_car.driver_tel) ELSE '{}' END
$$;

-- The same of one car.
CREATE OR REPLACE FUNCTION car_profile(p_car car) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT shown_car(p_car, booking_of(p_car), y, v, m, b)
  FROM car_year y JOIN car_variant v ON v.id = y.variant_id JOIN car_model m ON m.id = v.model_id JOIN car_brand b ON b.id = m.brand_id
  WHERE y.id = p_car.master_car_data_id
$$;

-- What every car must satisfy, whoever registers it: a year of the given variant, model and brand, and a plate that this account does not have yet (a
-- plate without a province matches any province). A company need not name a car. `p_id`: the car itself. `p_input`: name, brand, model, variant, year,
-- plate_key, province.
CREATE OR REPLACE FUNCTION check_car(p_kind text, p_owner uuid, p_id uuid, p_input jsonb, p_field text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF p_kind <> 'company' AND p_input ->> 'name' = '' THEN
    PERFORM refuse('invalidInput', '{"fields": [{"field": "car.car_name", "problem": "missing"}]}');
  END IF;
  IF NOT EXISTS (
    SELECT FROM car_year y JOIN car_variant v ON v.id = y.variant_id JOIN car_model m ON m.id = v.model_id
    WHERE y.id = (p_input ->> 'year')::integer AND v.id = (p_input ->> 'variant')::integer AND m.id = (p_input ->> 'model')::integer
      AND m.brand_id = (p_input ->> 'brand')::integer)
  THEN
    PERFORM refuse('invalidInput', jsonb_build_object('fields', jsonb_build_array(jsonb_build_object('field', p_field, 'problem', 'malformed'))));
  END IF;
  IF EXISTS (
    SELECT FROM car c WHERE c.owner_kind = p_kind AND c.owner_id = p_owner AND c.id <> p_id AND c.removed_at IS NULL
      AND c.plate_key = p_input ->> 'plate_key' AND (c.province = p_input ->> 'province' OR c.province = '' OR p_input ->> 'province' = ''))
  THEN
    PERFORM refuse('plateExists');
  END IF;
END $$;

-- What a company notes of its car, if it is in `p_input`: department, driver_name, driver_tel, odometer (null for none). A reading that is there already
-- keeps its time. The car of a member has none of these.
CREATE OR REPLACE FUNCTION with_notes(p_car car, p_input jsonb) RETURNS car
LANGUAGE plpgsql AS $$
DECLARE
  v_odometer integer := CASE WHEN p_input ? 'odometer' THEN (p_input ->> 'odometer')::integer ELSE p_car.odometer END;
BEGIN
  IF p_car.owner_kind <> 'company' THEN
    RETURN p_car;
  END IF;
  UPDATE car SET department = coalesce(p_input ->> 'department', department), driver_name = coalesce(p_input ->> 'driver_name', driver_name),
      driver_tel = coalesce(p_input ->> 'driver_tel', driver_tel), odometer = v_odometer,
      odometer_at = CASE WHEN v_odometer = odometer THEN odometer_at WHEN v_odometer IS NOT NULL THEN app_now() END
    WHERE id = p_car.id RETURNING * INTO p_car;
  RETURN p_car;
END $$;

-- Registers a car whose fields have passed `check_car`; one without a name is named by its plate. A member's first car is the favourite.
CREATE OR REPLACE FUNCTION insert_car(p_kind text, p_owner uuid, p_input jsonb) RETURNS car
LANGUAGE sql AS $$
  INSERT INTO car (id, owner_kind, owner_id, name, plate, plate_key, province, master_car_data_id, favourite, created_at)
    SELECT (p_input ->> 'car_id')::uuid, p_kind, p_owner, coalesce(nullif(p_input ->> 'name', ''), p_input ->> 'plate'), p_input ->> 'plate',
      p_input ->> 'plate_key', p_input ->> 'province', (p_input ->> 'year')::integer,
      p_kind = 'member' AND NOT EXISTS (SELECT FROM car c WHERE c.owner_kind = p_kind AND c.owner_id = p_owner AND c.favourite AND c.removed_at IS NULL),
      app_now()
    RETURNING *
$$;

-- A booking that an account made for the plate before the car was registered stays with this car when the plate is edited, like one made later. A fleet
-- car has one.
CREATE OR REPLACE FUNCTION bind_bookings(p_car car) RETURNS void
LANGUAGE sql AS $$
  UPDATE appointment a SET car_id = p_car.id
  WHERE (p_car.owner_kind = 'member' OR a.id = booking_of(p_car)) AND a.owner_kind = p_car.owner_kind AND a.owner_id = p_car.owner_id AND a.car_id IS NULL AND is_of_car(a, p_car) AND is_live(a)
$$;

-- Assigns to a car the photo named in `p_input`, which its owner must have uploaded and not assigned to another car, or removes the photo if that is
-- null; without `photo` it stays.
CREATE OR REPLACE FUNCTION with_photo(p_car car, p_input jsonb) RETURNS car
LANGUAGE plpgsql AS $$
DECLARE
  v_photo uuid := p_input ->> 'photo';
BEGIN
  IF NOT p_input ? 'photo' THEN
    RETURN p_car;
  END IF;
  DELETE FROM photo f WHERE f.car_id = p_car.id AND f.id IS DISTINCT FROM v_photo;
  IF v_photo IS NOT NULL THEN
    UPDATE photo f SET car_id = p_car.id
      WHERE f.id = v_photo AND f.owner_kind = p_car.owner_kind AND f.owner_id = p_car.owner_id AND (f.car_id IS NULL OR f.car_id = p_car.id);
    IF NOT FOUND THEN
      PERFORM refuse('photoNotFound');
    END IF;
  END IF;
  UPDATE car SET image_url = '/x/photos/' || v_photo WHERE id = p_car.id RETURNING * INTO p_car;
  RETURN p_car;
END $$;

-- Registers another car, up to `most` cars of an account. `p_input`: the fields of the car, its id, most (by the kind of account).
CREATE OR REPLACE FUNCTION add_car(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_car(p_caller.kind, p_caller.owner_id, (p_input ->> 'car_id')::uuid, p_input, 'car.master_car_data_id');
  IF (p_input -> 'most' ->> p_caller.kind)::integer <= (
    SELECT count(*) FROM car c WHERE c.owner_kind = p_caller.kind AND c.owner_id = p_caller.owner_id AND c.removed_at IS NULL)
  THEN
    PERFORM refuse('tooManyCars');
  END IF;
  RETURN car_profile(with_photo(with_notes(insert_car(p_caller.kind, p_caller.owner_id, p_input), p_input), p_input));
END $$;

-- Changes all fields of a car; they have passed `check_car`.
CREATE OR REPLACE FUNCTION change_car(p_id uuid, p_input jsonb) RETURNS car
LANGUAGE sql AS $$
  UPDATE car SET name = coalesce(nullif(p_input ->> 'name', ''), p_input ->> 'plate'), plate = p_input ->> 'plate', plate_key = p_input ->> 'plate_key', province = p_input ->> 'province',
      master_car_data_id = (p_input ->> 'year')::integer
    WHERE id = p_id RETURNING *
$$;

-- Changes all fields of a car, and its photo if one is named. Its bookings keep the plate with which they were made.
CREATE OR REPLACE FUNCTION edit_car(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_car(p_caller.kind, p_caller.owner_id, (p_input ->> 'car_id')::uuid, p_input, 'car.master_car_data_id');
  PERFORM bind_bookings(c) FROM car c WHERE c.id = (p_input ->> 'car_id')::uuid;
  RETURN car_profile(with_photo(with_notes(change_car((p_input ->> 'car_id')::uuid, p_input), p_input), p_input));
END $$;

-- Makes a car the favourite, in place of the previous one.
CREATE OR REPLACE FUNCTION favour_car(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_car car;
BEGIN
  UPDATE car SET favourite = false WHERE owner_kind = p_caller.kind AND owner_id = p_caller.owner_id AND favourite AND removed_at IS NULL;
  UPDATE car SET favourite = true WHERE id = (p_input ->> 'car_id')::uuid RETURNING * INTO v_car;
  RETURN car_profile(v_car);
END $$;

-- Removes a car that has no booking and is not the favourite (section 6), and its photo; its row stays for the history.
CREATE OR REPLACE FUNCTION delete_car(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_car car;
  v_booking uuid;
BEGIN
  SELECT * INTO v_car FROM car c WHERE c.id = (p_input ->> 'car_id')::uuid FOR UPDATE;
  v_booking := booking_of(v_car);
  IF v_booking IS NOT NULL THEN
    PERFORM refuse('carHasBooking', jsonb_build_object('appointment_id', v_booking));
  END IF;
  IF v_car.favourite THEN
    PERFORM refuse('carIsFavourite');
  END IF;
  DELETE FROM photo f WHERE f.car_id = v_car.id;
  UPDATE car SET removed_at = app_now(), image_url = NULL, driver_name = '', driver_tel = '' WHERE id = v_car.id;
  RETURN jsonb_build_object('car_profile_id', v_car.id);
END $$;

-- Removes those of a company's cars that have no booking, and their photos; their rows stay for the history, without the driver. `p_input`: ids (each once). Returns the
-- result for each, in the order of the ids: its id, or why not.
CREATE OR REPLACE FUNCTION delete_cars(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'ids')::uuid);
  v_results jsonb;
BEGIN
  PERFORM FROM car c WHERE c.id = ANY (v_ids) AND is_own(c, p_caller.keys) ORDER BY c.id FOR UPDATE;
  v_results := (
    SELECT jsonb_agg(jsonb_build_object('car_profile_id', u.id) || CASE
      WHEN c.id IS NULL THEN '{"failure": "carNotFound"}'
      WHEN l.appointment_id IS NOT NULL THEN jsonb_build_object('failure', 'carHasBooking', 'appointment_id', l.appointment_id)
      ELSE '{}' END ORDER BY u.at)
    FROM unnest(v_ids) WITH ORDINALITY u(id, at)
    LEFT JOIN car c ON c.id = u.id AND is_own(c, p_caller.keys)
    LEFT JOIN live_bookings(p_caller.kind, p_caller.owner_id) l ON l.car_id = c.id);
  v_ids := ARRAY(SELECT (one ->> 'car_profile_id')::uuid FROM jsonb_array_elements(v_results) one WHERE NOT one ? 'failure');
  DELETE FROM photo f WHERE f.car_id = ANY (v_ids);
  UPDATE car SET removed_at = app_now(), image_url = NULL, driver_name = '', driver_tel = '' WHERE id = ANY (v_ids);
  RETURN v_results;
END $$;

-- Notes what the odometer of a car shows now. `p_input`: car_id, odometer.
CREATE OR REPLACE FUNCTION note_odometer(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_car car;
BEGIN
  UPDATE car SET odometer = (p_input ->> 'odometer')::integer, odometer_at = app_now() WHERE id = (p_input ->> 'car_id')::uuid RETURNING * INTO v_car;
  RETURN car_profile(v_car);
END $$;

-- The odometer reading at a visit, if the car's owner recorded one in the two weeks before it.
CREATE OR REPLACE FUNCTION visit_odometer(p_booking appointment) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT c.odometer FROM car c WHERE c.id = p_booking.car_id AND c.odometer_at >= p_booking.starts_at - interval '14 days'
$$;
