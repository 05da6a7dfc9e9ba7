-- Whether two equally written plates can be the same: a missing province matches any.
CREATE OR REPLACE FUNCTION one_province(p_one text, p_other text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_one = p_other OR p_one = '' OR p_other = ''
$$;

-- The registered car that a member means by a plate; null if no car has it, or several cars with different provinces do.
CREATE OR REPLACE FUNCTION car_of_plate(p_caller caller, p_plate_key text, p_province text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  WITH alike AS (
    SELECT c.id, c.province, c.province = p_province AS exact, count(*) OVER () AS n FROM car c
    WHERE p_caller.kind = 'member' AND c.owner_kind = p_caller.kind AND c.owner_id = p_caller.owner_id AND c.plate_key = p_plate_key AND c.removed_at IS NULL
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

-- The live booking of a car, held or upcoming.
CREATE OR REPLACE FUNCTION booking_of(p_car car) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT a.id FROM appointment a
  WHERE a.owner_kind = p_car.owner_kind AND a.owner_id = p_car.owner_id AND is_of_car(a, p_car)
    AND (a.state = 'held' AND a.expires_at > app_now() OR a.state = 'confirmed' AND a.starts_at > app_now())
  ORDER BY a.starts_at LIMIT 1
$$;

-- A car as its owner sees it (`carProfile` in `contract/calls/car.shapes.ts`).
CREATE OR REPLACE FUNCTION car_profile(p_car car) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('car_profile_id', p_car.id, 'car_name', p_car.name, 'car_register_number', p_car.plate, 'province', p_car.province,
    'brand', b.name, 'model', m.name, 'variant', v.name, 'year', y.year::text, 'master_car_data_id', y.id,
    'brand_id', b.id, 'model_id', m.id, 'variant_id', v.id,
    'odometer', p_car.odometer, 'car_image_url', p_car.image_url, 'favorite', p_car.favourite, 'has_booking', booking.id IS NOT NULL, 'appointment_id', booking.id)
  FROM (SELECT booking_of(p_car) AS id) booking, car_year y JOIN car_variant v ON v.id = y.variant_id JOIN car_model m ON m.id = v.model_id JOIN car_brand b ON b.id = m.brand_id
  WHERE y.id = p_car.master_car_data_id
$$;

-- What every car must satisfy, whoever registers it: a year of the given variant, model and brand, and a plate that this account does not have yet (a
-- plate without a province matches any province). `p_id`: the car itself. `p_input`: brand, model, variant, year, plate_key, province.
CREATE OR REPLACE FUNCTION check_car(p_kind text, p_owner uuid, p_id uuid, p_input jsonb, p_field text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
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

-- Registers a car whose fields have passed `check_car`. An account's first car is its favourite.
CREATE OR REPLACE FUNCTION insert_car(p_kind text, p_owner uuid, p_input jsonb) RETURNS car
LANGUAGE sql AS $$
  INSERT INTO car (id, owner_kind, owner_id, name, plate, plate_key, province, master_car_data_id, favourite, created_at)
    SELECT (p_input ->> 'car_id')::uuid, p_kind, p_owner, p_input ->> 'name', p_input ->> 'plate', p_input ->> 'plate_key', p_input ->> 'province',
      (p_input ->> 'year')::integer,
      NOT EXISTS (SELECT FROM car c WHERE c.owner_kind = p_kind AND c.owner_id = p_owner AND c.favourite AND c.removed_at IS NULL), app_now()
    RETURNING *
$$;

-- A booking that a member made for the plate before the car was registered stays with this car when the plate is edited, like one made later.
CREATE OR REPLACE FUNCTION bind_bookings(p_car car) RETURNS void
LANGUAGE sql AS $$
  UPDATE appointment a SET car_id = p_car.id
  WHERE p_car.owner_kind = 'member' AND a.owner_kind = p_car.owner_kind AND a.owner_id = p_car.owner_id AND a.car_id IS NULL AND is_of_car(a, p_car)
    AND (a.state = 'held' AND a.expires_at > app_now() OR a.state = 'confirmed' AND a.starts_at > app_now())
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

-- Registers another car, up to `most` cars. `p_input`: the fields of the car, its id, most.
CREATE OR REPLACE FUNCTION add_car(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_car(p_caller.kind, p_caller.owner_id, (p_input ->> 'car_id')::uuid, p_input, 'car.master_car_data_id');
  IF p_caller.kind = 'member' AND (p_input ->> 'most')::integer <= (
    SELECT count(*) FROM car c WHERE c.owner_kind = p_caller.kind AND c.owner_id = p_caller.owner_id AND c.removed_at IS NULL)
  THEN
    PERFORM refuse('tooManyCars');
  END IF;
  RETURN car_profile(with_photo(insert_car(p_caller.kind, p_caller.owner_id, p_input), p_input));
END $$;

-- Changes all fields of a car; they have passed `check_car`.
CREATE OR REPLACE FUNCTION change_car(p_id uuid, p_input jsonb) RETURNS car
LANGUAGE sql AS $$
  UPDATE car SET name = p_input ->> 'name', plate = p_input ->> 'plate', plate_key = p_input ->> 'plate_key', province = p_input ->> 'province',
      master_car_data_id = (p_input ->> 'year')::integer
    WHERE id = p_id RETURNING *
$$;

-- Changes all fields of a car, and its photo if one is named. Its bookings keep the plate with which they were made.
CREATE OR REPLACE FUNCTION edit_car(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_car(p_caller.kind, p_caller.owner_id, (p_input ->> 'car_id')::uuid, p_input, 'car.master_car_data_id');
  PERFORM bind_bookings(c) FROM car c WHERE c.id = (p_input ->> 'car_id')::uuid;
  RETURN car_profile(with_photo(change_car((p_input ->> 'car_id')::uuid, p_input), p_input));
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
  UPDATE car SET removed_at = app_now(), image_url = NULL WHERE id = v_car.id;
  RETURN jsonb_build_object('car_profile_id', v_car.id);
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
