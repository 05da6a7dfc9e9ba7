-- Whether two plates that are written alike can be one: a province that was not said may be any.
CREATE OR REPLACE FUNCTION one_province(p_one text, p_other text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_one = p_other OR p_one = '' OR p_other = ''
$$;

-- The registered car for which a member books by its plate: null where none has it, or several with other provinces do.
CREATE OR REPLACE FUNCTION car_of_plate(p_caller caller, p_plate_key text, p_province text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  WITH alike AS (
    SELECT c.id, c.province, c.province = p_province AS exact, count(*) OVER () AS n FROM car c
    WHERE p_caller.kind = 'member' AND c.owner_kind = p_caller.kind AND c.owner_id = p_caller.owner_id AND c.plate_key = p_plate_key AND c.removed_at IS NULL
  )
  SELECT id FROM alike WHERE exact OR n = 1 AND one_province(province, p_province) ORDER BY exact DESC LIMIT 1
$$;

-- Whether a booking is of this car: made for it, or, before it was registered, by its owner for its plate.
CREATE OR REPLACE FUNCTION is_of_car(p_booking appointment, p_car car) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_booking.owner_kind = p_car.owner_kind AND p_booking.owner_id = p_car.owner_id AND (p_booking.car_id = p_car.id
    OR p_booking.car_id IS NULL AND p_booking.plate_key = p_car.plate_key
      AND one_province(coalesce(p_booking.customer ->> 'province', ''), p_car.province))
$$;

-- The booking that a car has, held or still to come.
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

-- What every car must fulfil, whoever registers it: a year of that variant, model and brand, and a plate that this account does not have yet, where one
-- without a province may be that of any. `p_id`: the car itself. `p_input`: brand, model, variant, year, plate_key, province.
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

-- Registers a car, whose fields `check_car` has passed. The first one of an account is its favourite.
CREATE OR REPLACE FUNCTION insert_car(p_kind text, p_owner uuid, p_input jsonb) RETURNS car
LANGUAGE sql AS $$
  INSERT INTO car (id, owner_kind, owner_id, name, plate, plate_key, province, master_car_data_id, favourite, created_at)
    SELECT (p_input ->> 'car_id')::uuid, p_kind, p_owner, p_input ->> 'name', p_input ->> 'plate', p_input ->> 'plate_key', p_input ->> 'province',
      (p_input ->> 'year')::integer,
      NOT EXISTS (SELECT FROM car c WHERE c.owner_kind = p_kind AND c.owner_id = p_owner AND c.favourite AND c.removed_at IS NULL), app_now()
    RETURNING *
$$;

-- A booking that a member made for the plate before the car was registered stays this car's when the plate is edited, as one made later does.
CREATE OR REPLACE FUNCTION bind_bookings(p_car car) RETURNS void
LANGUAGE sql AS $$
  UPDATE appointment a SET car_id = p_car.id
  WHERE p_car.owner_kind = 'member' AND a.owner_kind = p_car.owner_kind AND a.owner_id = p_car.owner_id AND a.car_id IS NULL AND is_of_car(a, p_car)
    AND (a.state = 'held' AND a.expires_at > app_now() OR a.state = 'confirmed' AND a.starts_at > app_now())
$$;

-- Gives a car the photo that `p_input` names, which its owner has sent for no other car, or takes it away where that is null; without `photo` it stays.
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

-- Registers one more car, up to `most`. `p_input`: the fields of the car, its id, most.
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

-- Changes all fields of a car, which `check_car` has passed.
CREATE OR REPLACE FUNCTION change_car(p_id uuid, p_input jsonb) RETURNS car
LANGUAGE sql AS $$
  UPDATE car SET name = p_input ->> 'name', plate = p_input ->> 'plate', plate_key = p_input ->> 'plate_key', province = p_input ->> 'province',
      master_car_data_id = (p_input ->> 'year')::integer
    WHERE id = p_id RETURNING *
$$;

-- Changes all fields of a car, and its photo if that is named. Its bookings keep the plate that they were made with.
CREATE OR REPLACE FUNCTION edit_car(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_car(p_caller.kind, p_caller.owner_id, (p_input ->> 'car_id')::uuid, p_input, 'car.master_car_data_id');
  PERFORM bind_bookings(c) FROM car c WHERE c.id = (p_input ->> 'car_id')::uuid;
  RETURN car_profile(with_photo(change_car((p_input ->> 'car_id')::uuid, p_input), p_input));
END $$;

-- Makes a car the favourite, in place of the one before.
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

-- What the odometer showed at a visit, as far as its car's owner has said so within two weeks before.
CREATE OR REPLACE FUNCTION visit_odometer(p_booking appointment) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT c.odometer FROM car c WHERE c.id = p_booking.car_id AND c.odometer_at >= p_booking.starts_at - interval '14 days'
$$;
--> statement-breakpoint
-- Confirms bookings, all or none. `p_input`: ids, a code for each, `slots`: what the catalogue says of those that have run out, by id, and most, as for a hold. Confirmed ones are answered
-- as they are, live holds are confirmed without a further question, and one that ran out is taken again by the rule of a hold. Where `slots` lacks one it is
-- refused with `slotsNeeded` and what to look up: to be called again. Answers now and the bookings in the order of the ids.
CREATE OR REPLACE FUNCTION confirm_bookings(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'ids')::uuid);
  v_codes text[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'codes'));
  v_now timestamptz := app_now();
  v_locked text[] := '{}';
  v_lapsed uuid[] := '{}';
  v_needed jsonb := '[]';
  v_found integer := 0;
  v_cars uuid[] := '{}';
  v_booking appointment;
  v_cell integer;
  v_slot jsonb;
  v_lanes smallint[];
BEGIN
  FOR v_booking IN
    SELECT * FROM appointment a WHERE a.id = ANY (v_ids) AND is_own(a, p_caller.keys)
      AND (a.state = 'expired' OR a.state = 'held' AND a.expires_at <= v_now)
    ORDER BY a.location_id, a.day
  LOOP
    v_slot := p_input -> 'slots' -> v_booking.id::text;
    PERFORM lock_day(v_booking.location_id, v_booking.day, (v_slot ->> 'lanes')::integer, (v_slot ->> 'open')::integer, (v_slot ->> 'close')::integer);
    v_locked := v_locked || (v_booking.location_id || ' ' || v_booking.day);
  END LOOP;
  PERFORM FROM appointment a WHERE a.id = ANY (v_ids) ORDER BY a.id FOR UPDATE;
  v_now := app_now();
  FOR v_booking IN SELECT * FROM appointment a WHERE a.id = ANY (v_ids) AND is_own(a, p_caller.keys) ORDER BY a.location_id, a.day, a.id LOOP
    v_found := v_found + 1;
    -- Nor can one be whose driver is not known any more.
    IF v_booking.state = 'cancelled' OR v_booking.state = 'expired' AND v_booking.forgotten_at IS NOT NULL THEN
      -- A hold that was given back never had a code.
      PERFORM refuse(CASE WHEN v_booking.state = 'cancelled' AND v_booking.code IS NOT NULL THEN 'bookingCancelled' ELSE 'holdExpired' END,
        jsonb_build_object('appointment_id', v_booking.id));
    END IF;
    CONTINUE WHEN v_booking.state NOT IN ('held', 'expired') OR v_booking.state = 'held' AND v_booking.expires_at > v_now;
    -- It ran out, or was moved, while this waited: the lock of its day comes before its own.
    IF NOT v_booking.location_id || ' ' || v_booking.day = ANY (v_locked) THEN
      RAISE EXCEPTION USING errcode = 'serialization_failure', message = 'a day that is not locked';
    END IF;
    v_lapsed := v_lapsed || v_booking.id;
    v_cell := extract(epoch FROM (v_booking.starts_at AT TIME ZONE 'Asia/Bangkok')::time) / 900;
    v_slot := p_input -> 'slots' -> v_booking.id::text;
    IF v_slot IS NULL OR (v_slot ->> 'starts_at')::timestamptz <> v_booking.starts_at OR (v_slot ->> 'location_id')::integer <> v_booking.location_id THEN
      v_needed := v_needed || jsonb_build_object('id', v_booking.id, 'location_id', v_booking.location_id, 'starts_at', iso(v_booking.starts_at),
        'day', v_booking.day, 'cell', v_cell, 'cells', v_booking.cells, 'lead_days', v_booking.lead_days);
    END IF;
  END LOOP;
  IF v_found <> cardinality(v_ids) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  IF jsonb_array_length(v_needed) > 0 THEN
    PERFORM refuse('slotsNeeded', jsonb_build_object('about', v_needed), false);
  END IF;

  -- One that ran out may belong to a car that has been booked anew since; a member may book a car more than once.
  FOR v_booking IN
    SELECT * FROM appointment a WHERE a.id = ANY (v_lapsed) AND a.car_id IS NOT NULL AND a.owner_kind <> 'member' ORDER BY a.id
  LOOP
    IF v_booking.car_id = ANY (v_cars) THEN
      PERFORM refuse('carAlreadyBooked', jsonb_build_object('now', iso(v_now), 'appointment_id', v_booking.id));
    END IF;
    PERFORM require_free_car(v_booking.car_id, v_booking.id, v_now, p_caller);
    v_cars := v_cars || v_booking.car_id;
  END LOOP;

  IF cardinality(v_lapsed) > 0 THEN
    PERFORM require_few_bookings(p_caller,
      p_input || jsonb_build_object('items', (SELECT jsonb_agg(jsonb_build_object('plate_key', a.plate_key)) FROM appointment a WHERE a.id = ANY (v_lapsed))),
      v_lapsed, v_now);
  END IF;

  -- Before any lane is taken: a lane of a booking that still counts as a hold which ran out would be given twice.
  INSERT INTO appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id)
    SELECT a.id, v_now, 'confirmed', a.state, 'confirmed', p_caller.kind || ' ' || p_caller.owner_id, p_caller.request
    FROM appointment a WHERE a.id = ANY (v_ids) AND a.state IN ('held', 'expired');
  UPDATE appointment a SET state = 'confirmed', expires_at = NULL, code = u.code, version = version + 1
    FROM unnest(v_ids, v_codes) u(id, code) WHERE a.id = u.id AND a.state IN ('held', 'expired');
  IF cardinality(v_lapsed) > 0 THEN
    DELETE FROM claim WHERE appointment_id = ANY (v_lapsed);
    FOR v_booking IN SELECT * FROM appointment a WHERE a.id = ANY (v_lapsed) ORDER BY a.location_id, a.day, a.id LOOP
      PERFORM end_stale_holds(v_booking.location_id, v_booking.day, v_now, v_ids, p_caller.request);
      v_slot := p_input -> 'slots' -> v_booking.id::text;
      v_cell := extract(epoch FROM (v_booking.starts_at AT TIME ZONE 'Asia/Bangkok')::time) / 900;
      v_lanes := NULL;
      IF v_now >= (v_slot ->> 'from')::timestamptz AND v_now < (v_slot ->> 'until')::timestamptz THEN
        v_lanes := free_lanes(v_booking.location_id, v_booking.day, v_cell, v_booking.cells, (v_slot ->> 'lanes')::integer, (v_slot ->> 'open')::integer,
          (v_slot ->> 'close')::integer, v_now, NULL);
      END IF;
      IF v_lanes IS NULL THEN
        PERFORM refuse('failedAtScheduledTime', jsonb_build_object('now', iso(v_now), 'appointment_id', v_booking.id,
          'about', jsonb_build_object('location_id', v_booking.location_id, 'day', v_booking.day, 'cell', v_cell, 'cells', v_booking.cells,
            'lead_days', v_booking.lead_days)));
      END IF;
      PERFORM take_lanes(v_booking.id, v_booking.location_id, v_booking.day, v_cell, v_lanes);
    END LOOP;
  END IF;
  IF p_caller.session_id IS NOT NULL THEN
    PERFORM lengthen_session(p_caller.session_id, (SELECT max(visit_end(a)) FROM appointment a WHERE a.id = ANY (v_ids)));
  END IF;
  RETURN jsonb_build_object('now', iso(v_now), 'bookings',
    (SELECT jsonb_agg(to_jsonb(a) ORDER BY array_position(v_ids, a.id)) FROM appointment a WHERE a.id = ANY (v_ids)));
END $$;
--> statement-breakpoint
-- Which slot of a list was lost, for whoever looks for others.
CREATE OR REPLACE FUNCTION lost_slot(p_item jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('location_id', p_item -> 'location_id', 'day', p_item -> 'day', 'cell', p_item -> 'cell', 'cells', p_item -> 'cells',
    'lead_days', p_item -> 'lead_days', 'own', p_item -> 'own')
$$;

-- A slot as one text.
CREATE OR REPLACE FUNCTION slot_name(p_location integer, p_start timestamptz) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_location || ' ' || extract(epoch FROM p_start)::bigint
$$;

-- Until when a slot may be held by one owner, and whether the one extension is spent. Whoever gave the same slot back, let it run out or moved a hold away from
-- it within the last hour goes on where they were: a deadline that is still ahead stays, and six holds' lengths after the first of them there are no more. `p_own` is
-- the booking that is held anew, if any.
CREATE OR REPLACE FUNCTION hold_deadline(
  p_caller caller, p_location integer, p_start timestamptz, p_own uuid, p_now timestamptz, p_minutes integer,
  OUT since timestamptz, OUT until timestamptz, OUT extended boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_before appointment;
BEGIN
  SELECT * INTO v_before FROM appointment a
    WHERE a.owner_kind = p_caller.kind AND a.owner_id = p_caller.owner_id AND a.code IS NULL AND a.held_until > p_now - interval '1 hour'
      AND (a.starts_at = p_start AND a.location_id = p_location AND (a.id = p_own OR a.state IN ('expired', 'cancelled'))
        OR slot_name(p_location, p_start) = ANY (a.moved_from))
    ORDER BY a.held_until DESC LIMIT 1;
  since := coalesce(v_before.held_since, p_now);
  extended := coalesce(v_before.extended, false);
  until := CASE WHEN v_before.held_until > p_now THEN v_before.held_until
    ELSE least(p_now + make_interval(mins => p_minutes), since + make_interval(mins => 6 * p_minutes)) END;
  IF until <= p_now THEN
    PERFORM refuse('heldLongEnough', jsonb_build_object('now', iso(p_now),
      'retry_after', ceil(extract(epoch FROM v_before.held_until + interval '1 hour' - p_now))), false);
  END IF;
END $$;

-- A car of a fleet has one booking at a time. What is over of it is ended first.
CREATE OR REPLACE FUNCTION require_free_car(p_car uuid, p_own uuid, p_now timestamptz, p_caller caller) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_other appointment;
BEGIN
  FOR v_other IN
    SELECT * FROM appointment a WHERE a.car_id = p_car AND a.state IN ('held', 'confirmed') AND a.id IS DISTINCT FROM p_own ORDER BY a.id FOR UPDATE
  LOOP
    IF v_other.state = 'held' AND v_other.expires_at > p_now OR v_other.state = 'confirmed' AND visit_end(v_other) > p_now THEN
      PERFORM refuse('carAlreadyBooked', jsonb_build_object('now', iso(p_now)));
    END IF;
    DELETE FROM claim WHERE appointment_id = v_other.id;
    UPDATE appointment SET state = CASE v_other.state WHEN 'held' THEN 'expired' ELSE 'completed' END, expires_at = NULL, version = version + 1,
        odometer = CASE v_other.state WHEN 'confirmed' THEN visit_odometer(v_other) END
      WHERE id = v_other.id;
    PERFORM record_event(v_other.id, p_now, CASE v_other.state WHEN 'held' THEN 'expired' ELSE 'completed' END, v_other.state,
      CASE v_other.state WHEN 'held' THEN 'expired' ELSE 'completed' END, p_caller);
  END LOOP;
END $$;

-- Holds one slot whose day is locked, or moves the locked booking `p_own` there: the deadline of a live hold stays. What cannot be is refused, and
-- nothing has been changed then that the caller does not undo.
CREATE OR REPLACE FUNCTION hold_slot(p_caller caller, p_item jsonb, p_own appointment, p_now timestamptz, p_minutes integer, p_aff text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_location integer := p_item ->> 'location_id';
  v_day date := p_item ->> 'day';
  v_cell integer := p_item ->> 'cell';
  v_cells integer := p_item ->> 'cells';
  v_car uuid := p_item ->> 'car_id';
  v_start timestamptz := cell_start(v_day, v_cell);
  v_id uuid := coalesce(p_own.id, (p_item ->> 'id')::uuid);
  v_stays boolean := coalesce(p_own.state = 'held' AND p_own.expires_at > p_now, false);
  v_left text := slot_name(p_own.location_id, p_own.starts_at);
  v_hold record;
  v_lanes smallint[];
  v_services integer[] := ARRAY(SELECT jsonb_array_elements_text(p_item -> 'service_ids')::integer);
BEGIN
  IF p_own.state NOT IN ('held', 'expired') AND NOT (p_own.state = 'cancelled' AND p_own.code IS NULL) THEN
    PERFORM refuse(CASE p_own.state WHEN 'cancelled' THEN 'bookingCancelled' ELSE 'alreadyConfirmed' END, jsonb_build_object('appointment_id', p_own.id));
  END IF;
  PERFORM end_stale_holds(v_location, v_day, p_now, ARRAY[v_id], p_caller.request);
  IF p_now >= (p_item ->> 'from')::timestamptz AND p_now < (p_item ->> 'until')::timestamptz THEN
    v_lanes := free_lanes(v_location, v_day, v_cell, v_cells, (p_item ->> 'lanes')::integer, (p_item ->> 'open')::integer, (p_item ->> 'close')::integer,
      p_now, p_own.id);
  END IF;
  IF v_lanes IS NULL THEN
    PERFORM refuse('slotTaken', jsonb_build_object('now', iso(p_now), 'about', lost_slot(p_item)));
  END IF;
  IF v_car IS NOT NULL THEN
    PERFORM require_free_car(v_car, p_own.id, p_now, p_caller);
  ELSE
    -- It stays this car's booking when the plate of the car is edited.
    v_car := car_of_plate(p_caller, p_item ->> 'plate_key', coalesce(p_item -> 'customer' ->> 'province', ''));
  END IF;
  IF v_stays THEN
    SELECT p_own.held_since AS since, p_own.expires_at AS until, p_own.extended AS extended INTO v_hold;
  ELSIF p_caller.is_new THEN
    SELECT p_now AS since, p_now + make_interval(mins => p_minutes) AS until, false AS extended INTO v_hold;
  ELSE
    SELECT * INTO v_hold FROM hold_deadline(p_caller, v_location, v_start, p_own.id, p_now, p_minutes);
  END IF;

  IF p_own.id IS NULL THEN
    INSERT INTO appointment (id, owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service, note, customer, plate_key,
        is_guest, aff, state, expires_at, held_since, held_until, extended, group_id, car_id, created_at)
      VALUES (v_id, p_caller.kind, p_caller.owner_id, v_location, v_start, v_day, v_cells, (p_item ->> 'lead_days')::integer, v_services,
        p_item ->> 'other_service', p_item ->> 'note', p_item -> 'customer', p_item ->> 'plate_key', p_caller.kind = 'guest', p_aff, 'held',
        v_hold.until, v_hold.since, v_hold.until, v_hold.extended, (p_item ->> 'group_id')::uuid, v_car, p_now);
  ELSE
    UPDATE appointment SET moved_from = CASE WHEN v_stays THEN array_append(array_remove(moved_from, v_left), v_left) ELSE moved_from END,
        location_id = v_location, starts_at = v_start, day = v_day, cells = v_cells, lead_days = (p_item ->> 'lead_days')::integer,
        service_ids = v_services, other_service = p_item ->> 'other_service', note = p_item ->> 'note', customer = p_item -> 'customer',
        plate_key = p_item ->> 'plate_key', aff = p_aff, state = 'held', expires_at = v_hold.until, held_since = v_hold.since, held_until = v_hold.until,
        extended = v_hold.extended, group_id = (p_item ->> 'group_id')::uuid, car_id = v_car, forgotten_at = NULL, version = version + 1
      WHERE id = v_id;
    DELETE FROM claim WHERE appointment_id = v_id;
  END IF;
  PERFORM take_lanes(v_id, v_location, v_day, v_cell, v_lanes);
  PERFORM record_event(v_id, p_now, CASE WHEN v_stays THEN 'moved' ELSE 'held' END, p_own.state, 'held', p_caller);
  RETURN jsonb_build_object('id', v_id, 'expires_at', iso(v_hold.until), 'now', iso(p_now), 'extendable', NOT v_hold.extended);
END $$;

-- Refuses what would be too many living holds or bookings of one owner, or of one owner and plate. A limit that is not named does not count.
CREATE OR REPLACE FUNCTION require_few_bookings(p_caller caller, p_input jsonb, p_own uuid[], p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_most jsonb := p_input -> 'most' -> p_caller.kind;
  v_held integer;
  v_living integer;
  v_plates integer;
BEGIN
  -- The bookings to be, among them those of one's own that already are, as if all were held.
  WITH living AS (
    SELECT a.plate_key, a.state = 'held' AS held FROM appointment a
    WHERE a.owner_kind = p_caller.kind AND a.owner_id = p_caller.owner_id AND a.id <> ALL (p_own)
      AND (a.state = 'held' AND a.expires_at > p_now OR a.state = 'confirmed' AND a.starts_at > p_now)
    UNION ALL
    SELECT item ->> 'plate_key', true FROM jsonb_array_elements(p_input -> 'items') item
  ), plates AS (
    SELECT count(*) AS n FROM living WHERE plate_key IN (SELECT item ->> 'plate_key' FROM jsonb_array_elements(p_input -> 'items') item)
    GROUP BY plate_key
  )
  SELECT count(*) FILTER (WHERE held), count(*), (SELECT max(n) FROM plates) INTO v_held, v_living, v_plates FROM living;
  IF v_held > (v_most ->> 'holds')::integer THEN
    PERFORM refuse('tooManyHolds', '{}', false);
  END IF;
  IF v_living > (v_most ->> 'bookings')::integer OR v_plates > (v_most ->> 'of_plate')::integer THEN
    PERFORM refuse('tooManyBookings', '{}', false);
  END IF;
END $$;

-- Holds the slots of a list, all or none; a single booking is a list of one. `p_input`: items, minutes, aff, and most: for each kind of owner, how many may live.
-- An item has: index, id (for a new booking) or own (the booking that is moved), location_id, day, cell, cells, lead_days, service_ids, other_service, note,
-- customer, plate_key, car_id, group_id, and what the catalogue says: lanes, open, close, and from and until, between which it can be booked.
-- Answers each item's id, expires_at, now and extendable, in the order of the list.
CREATE OR REPLACE FUNCTION hold_slots(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_own uuid[] := ARRAY(SELECT (item ->> 'own')::uuid FROM jsonb_array_elements(p_input -> 'items') item WHERE item ? 'own' ORDER BY 1);
  v_booking appointment;
  v_item jsonb;
  v_now timestamptz;
  v_held jsonb := '{}';
BEGIN
  FOR v_item IN
    SELECT item FROM jsonb_array_elements(p_input -> 'items') item ORDER BY (item ->> 'location_id')::integer, item ->> 'day', (item ->> 'index')::integer
  LOOP
    CONTINUE WHEN v_item -> 'lanes' IS NULL;
    CONTINUE WHEN lock_free_day((v_item ->> 'location_id')::integer, (v_item ->> 'day')::date);
    -- Somebody else is taking in this day, or nobody ever has: who sees that nothing is left need not wait for the lock. What is moved waits: what has
    -- become of it is answered first.
    IF NOT v_item ? 'own' AND free_lanes((v_item ->> 'location_id')::integer, (v_item ->> 'day')::date, (v_item ->> 'cell')::integer,
      (v_item ->> 'cells')::integer, (v_item ->> 'lanes')::integer, (v_item ->> 'open')::integer, (v_item ->> 'close')::integer, app_now(), NULL) IS NULL
    THEN
      PERFORM refuse('slotTaken', jsonb_build_object('now', iso(app_now()), 'about', lost_slot(v_item)));
    END IF;
    PERFORM lock_day((v_item ->> 'location_id')::integer, (v_item ->> 'day')::date, (v_item ->> 'lanes')::integer, (v_item ->> 'open')::integer,
      (v_item ->> 'close')::integer);
  END LOOP;
  IF cardinality(v_own) > 0 THEN
    PERFORM FROM appointment WHERE id = ANY (v_own) ORDER BY id FOR UPDATE;
  END IF;
  v_now := app_now();
  -- A stranger has nothing yet: one booking is never too many.
  IF NOT p_caller.is_new OR jsonb_array_length(p_input -> 'items') > 1 THEN
    PERFORM require_few_bookings(p_caller, p_input, v_own, v_now);
  END IF;
  FOR v_item IN
    SELECT item FROM jsonb_array_elements(p_input -> 'items') item ORDER BY (item ->> 'location_id')::integer, item ->> 'day', (item ->> 'index')::integer
  LOOP
    v_booking := NULL;
    IF v_item ? 'own' THEN
      SELECT * INTO v_booking FROM appointment a WHERE a.id = (v_item ->> 'own')::uuid AND is_own(a, p_caller.keys);
      IF NOT FOUND THEN
        PERFORM refuse('bookingNotFound');
      END IF;
      -- What is over stays with its slot, or nobody would know that it was kept there; another time is another hold.
      IF (v_booking.state IN ('held', 'expired') OR v_booking.state = 'cancelled' AND v_booking.code IS NULL)
        AND (v_booking.state <> 'held' OR v_booking.expires_at <= v_now)
        AND (v_booking.location_id <> (v_item ->> 'location_id')::integer
          OR v_booking.starts_at <> cell_start((v_item ->> 'day')::date, (v_item ->> 'cell')::integer))
      THEN
        v_booking := NULL;
      END IF;
    END IF;
    v_held := v_held || jsonb_build_object(v_item ->> 'index',
      hold_slot(p_caller, v_item, v_booking, v_now, (p_input ->> 'minutes')::integer, p_input ->> 'aff'));
  END LOOP;
  RETURN (SELECT jsonb_agg(value ORDER BY key::integer) FROM jsonb_each(v_held));
END $$;
--> statement-breakpoint
-- Uses the value that the provider gave for a card (hashes of value and state): within its minute, for the state that it was made for, once. A repeat with
-- the same key counts as the first use, because its answer may be lost. The card and its member, null where there is none; null for any other use.
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

-- Registers the member of a card whose value has been used, or completes one whose phone number or address is missing, with a car, all or
-- nothing. A repeat with the same key is answered again while the value may register; where something else was typed since, that replaces what it registered. `p_input`: the fields of the registration and ids for the two rows.
-- Answers `member`, or `refused` (failure, details).
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
    -- The same once more says nothing new: by now it may be older than what the member has changed elsewhere.
    IF v_grant.registered_with <> v_with THEN
      UPDATE member m SET contact_tel = p_input ->> 'tel', contact_email = p_input ->> 'email' WHERE m.card_number = v_card.number RETURNING * INTO v_member;
      PERFORM check_car('member', v_member.id, v_grant.registered_car, p_input, 'master_car_data_id');
      PERFORM change_car(v_grant.registered_car, p_input);
      UPDATE sso_grant SET registered_with = v_with WHERE value_hash = p_value;
    END IF;
    RETURN jsonb_build_object('member', (SELECT to_jsonb(m) FROM member m WHERE m.card_number = v_card.number));
  END IF;
  -- Who registers twice at once with two values waits here, and is registered already.
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
