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
--> statement-breakpoint
-- Finds the caller from the kinds that the call is for, in order, and the hash of the secret that was sent for each (null for none). The first kind
-- with a live session acts; whatever belongs to any of them is the caller's. A session that a later sign-in ended refuses every call. A session that
-- ended otherwise, or never existed, refuses calls about something that is owned (`p_own`), except that a guest then counts as a new guest. `p_lock`
-- keeps the sessions from ending meanwhile, and makes the writes of one owner wait for each other, so that limits per owner are exact. The app's
-- webview acts as its member, who then has two sessions, so what can be done in either also locks the member.
CREATE OR REPLACE FUNCTION caller_of(
  p_kinds text[], p_hashes text[], p_own boolean, p_lock boolean,
  OUT owner_kind text, OUT owner_id uuid, OUT guest_id uuid, OUT owner_keys text[], OUT refusal text
) LANGUAGE plpgsql AS $$
DECLARE
  v_session session;
  v_lost boolean := false;
BEGIN
  owner_keys := '{}';
  FOR i IN 1 .. cardinality(p_kinds) LOOP
    CONTINUE WHEN p_hashes[i] IS NULL;
    IF p_lock THEN
      SELECT * INTO v_session FROM session s WHERE s.token_hash = p_hashes[i] AND s.kind = p_kinds[i] FOR NO KEY UPDATE;
    ELSE
      SELECT * INTO v_session FROM session s WHERE s.token_hash = p_hashes[i] AND s.kind = p_kinds[i];
    END IF;
    IF v_session.ended_reason = 'superseded' THEN
      refusal := 'duplicateLogin';
      RETURN;
    END IF;
    IF v_session.id IS NULL OR v_session.ended_at IS NOT NULL OR v_session.expires_at <= app_now() THEN
      v_lost := v_lost OR p_kinds[i] <> 'guest';
      CONTINUE;
    END IF;
    owner_keys := owner_keys || (CASE p_kinds[i] WHEN 'webview' THEN 'member' ELSE p_kinds[i] END || ' ' || coalesce(v_session.account_id, v_session.id));
    IF p_kinds[i] = 'guest' THEN
      guest_id := v_session.id;
    END IF;
    IF owner_id IS NULL THEN
      owner_kind := CASE p_kinds[i] WHEN 'webview' THEN 'member' ELSE p_kinds[i] END;
      owner_id := coalesce(v_session.account_id, v_session.id);
    END IF;
  END LOOP;
  IF owner_kind <> 'guest' THEN
    IF p_lock AND 'webview' = ANY (p_kinds) THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('member ' || owner_id, 0));
    END IF;
    RETURN;
  END IF;
  -- Somebody who had been signed in must not act as a guest without noticing.
  IF v_lost AND p_own OR owner_id IS NULL AND NOT 'guest' = ANY (p_kinds) THEN
    refusal := 'pleaseLogIn';
  ELSE
    owner_kind := 'guest';
  END IF;
END $$;

-- Whether a booking belongs to one of these owners, each given by kind and id. The single rule for guests, members, companies and drivers' links; the
-- owner of a driver's link is the booking itself.
CREATE OR REPLACE FUNCTION is_own(p_booking appointment, p_keys text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_booking.owner_kind || ' ' || p_booking.owner_id = ANY (p_keys) OR 'link ' || p_booking.id = ANY (p_keys)
$$;

-- The same for a car that has not been removed.
CREATE OR REPLACE FUNCTION is_own(p_car car, p_keys text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_car.owner_kind || ' ' || p_car.owner_id = ANY (p_keys) AND p_car.removed_at IS NULL
$$;

-- The same for a coupon that a member has requested.
CREATE OR REPLACE FUNCTION is_own(p_redemption redemption, p_keys text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT 'member ' || p_redemption.member_id = ANY (p_keys)
$$;

-- Refuses a call that names a car which is not the caller's, exactly as if the car did not exist; the caller's own car is locked until the end of the
-- transaction.
CREATE OR REPLACE FUNCTION require_own_cars(p_caller caller, p_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_found integer;
BEGIN
  PERFORM FROM car c WHERE c.id = ANY (p_ids) AND is_own(c, p_caller.keys) ORDER BY c.id FOR UPDATE;
  GET DIAGNOSTICS v_found = ROW_COUNT;
  IF v_found <> cardinality(p_ids) THEN
    PERFORM refuse('carNotFound');
  END IF;
END $$;

-- Refuses a call that names a redemption which is not the caller's, exactly as if it did not exist.
CREATE OR REPLACE FUNCTION require_own_redemptions(p_caller caller, p_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_found integer;
BEGIN
  PERFORM FROM redemption r WHERE r.id = ANY (p_ids) AND is_own(r, p_caller.keys) ORDER BY r.id FOR UPDATE;
  GET DIAGNOSTICS v_found = ROW_COUNT;
  IF v_found <> cardinality(p_ids) THEN
    PERFORM refuse('redemptionNotFound');
  END IF;
END $$;

-- Refuses a call that names a booking which is not the caller's, exactly as if it did not exist.
CREATE OR REPLACE FUNCTION require_own(p_caller caller, p_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(p_ids) > 0
    AND (SELECT count(*) FROM appointment a WHERE a.id = ANY (p_ids) AND is_own(a, p_caller.keys)) <> cardinality(p_ids) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Extends the deadline of a live hold, once. `p_input`: id, minutes.
CREATE OR REPLACE FUNCTION extend_hold(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_booking appointment;
  v_now timestamptz;
  v_details jsonb;
BEGIN
  SELECT * INTO v_booking FROM appointment a WHERE a.id = (p_input ->> 'id')::uuid AND is_own(a, p_caller.keys) FOR UPDATE;
  IF NOT FOUND THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  v_now := app_now();
  v_details := jsonb_build_object('appointment_id', v_booking.id, 'now', iso(v_now));
  IF v_booking.state IN ('confirmed', 'completed') THEN
    PERFORM refuse('alreadyConfirmed', v_details);
  END IF;
  IF v_booking.state <> 'held' OR v_booking.expires_at <= v_now THEN
    PERFORM refuse('holdExpired', v_details);
  END IF;
  IF v_booking.extended THEN
    PERFORM refuse('alreadyExtended', v_details);
  END IF;
  UPDATE appointment SET expires_at = expires_at + make_interval(mins => (p_input ->> 'minutes')::integer),
      held_until = expires_at + make_interval(mins => (p_input ->> 'minutes')::integer), extended = true, version = version + 1
    WHERE id = v_booking.id RETURNING * INTO v_booking;
  PERFORM record_event(v_booking.id, v_now, 'extended', 'held', 'held', p_caller);
  RETURN jsonb_build_object('id', v_booking.id, 'expires_at', iso(v_booking.expires_at), 'now', iso(v_now));
END $$;

-- The single rule for cancelling a locked booking: a hold is released, and a confirmed booking can be cancelled up to exactly `p_hours` before it
-- begins. A booking that has already ended stays as it is. Returns its id and state, whether it has changed now, and the result: cancelled, already,
-- tooLate (with the last moment at which it was possible) or notCancellable.
CREATE OR REPLACE FUNCTION cancel_booking(p_caller caller, p_booking appointment, p_now timestamptz, p_hours integer) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_until timestamptz := p_booking.starts_at - make_interval(hours => p_hours);
  v_result jsonb := jsonb_build_object('id', p_booking.id, 'state', p_booking.state, 'changed', false);
BEGIN
  IF p_booking.state = 'confirmed' AND visit_end(p_booking) <= p_now THEN
    RETURN v_result || '{"state": "completed", "result": "notCancellable"}';
  ELSIF p_booking.state IN ('completed', 'no_show') THEN
    RETURN v_result || '{"result": "notCancellable"}';
  ELSIF p_booking.state = 'confirmed' AND p_now > v_until THEN
    RETURN v_result || jsonb_build_object('result', 'tooLate', 'cancel_until', iso(v_until));
  ELSIF p_booking.state IN ('cancelled', 'expired') THEN
    RETURN v_result || '{"result": "already"}';
  ELSIF p_booking.state = 'held' AND p_booking.expires_at <= p_now THEN
    RETURN v_result || '{"state": "expired", "result": "already"}';
  END IF;
  UPDATE appointment SET state = 'cancelled', expires_at = NULL, version = version + 1 WHERE id = p_booking.id;
  DELETE FROM claim WHERE appointment_id = p_booking.id;
  PERFORM record_event(p_booking.id, p_now, CASE p_booking.state WHEN 'held' THEN 'released' ELSE 'cancelled' END, p_booking.state, 'cancelled', p_caller);
  RETURN v_result || '{"state": "cancelled", "changed": true, "result": "cancelled"}';
END $$;

-- Cancels several bookings. `p_input`: ids (each once), hours. Returns now, and the result of `cancel_booking` for each, in the order of the ids.
CREATE OR REPLACE FUNCTION cancel_each(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'ids')::uuid);
  v_booking appointment;
  v_now timestamptz;
  v_results jsonb := '{}';
BEGIN
  PERFORM FROM appointment a WHERE a.id = ANY (v_ids) ORDER BY a.id FOR UPDATE;
  v_now := app_now();
  FOR v_booking IN SELECT * FROM appointment a WHERE a.id = ANY (v_ids) AND is_own(a, p_caller.keys) ORDER BY a.id LOOP
    v_results := v_results || jsonb_build_object(v_booking.id, cancel_booking(p_caller, v_booking, v_now, (p_input ->> 'hours')::integer));
  END LOOP;
  IF (SELECT count(*) FROM jsonb_object_keys(v_results)) <> cardinality(v_ids) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  RETURN jsonb_build_object('now', iso(v_now), 'results',
    (SELECT jsonb_agg(v_results -> u.id::text ORDER BY u.at) FROM unnest(v_ids) WITH ORDINALITY u(id, at)));
END $$;

-- The same, all or none: the first booking that cannot be cancelled refuses the call, with the reason. Returns only the results.
CREATE OR REPLACE FUNCTION cancel_bookings(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_done jsonb := cancel_each(p_caller, p_input);
  v_one jsonb;
BEGIN
  FOR v_one IN SELECT value FROM jsonb_array_elements(v_done -> 'results') LOOP
    IF v_one ->> 'result' = 'notCancellable' THEN
      PERFORM refuse('notCancellable', jsonb_build_object('appointment_id', v_one -> 'id'));
    ELSIF v_one ->> 'result' = 'tooLate' THEN
      PERFORM refuse('tooLateToCancel', jsonb_build_object('appointment_id', v_one -> 'id', 'now', v_done -> 'now', 'cancel_until', v_one -> 'cancel_until'));
    END IF;
  END LOOP;
  RETURN v_done -> 'results';
END $$;

-- Cancels the booking with this plate and code. Together they are the proof, like a driver's link, whoever calls. `p_input`: code, plate, hours.
CREATE OR REPLACE FUNCTION cancel_by_code(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := (SELECT a.id FROM appointment a WHERE a.code = p_input ->> 'code' AND a.plate_key = p_input ->> 'plate');
BEGIN
  IF v_id IS NULL THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  p_caller.keys := p_caller.keys || ('link ' || v_id);
  RETURN cancel_bookings(p_caller, jsonb_build_object('ids', jsonb_build_array(v_id), 'hours', p_input -> 'hours'));
END $$;
--> statement-breakpoint
-- Claims a request key for its owner, for 24 hours. A second request with the same key waits here until the first has ended. It is then a `repeat`
-- and gets the first one's outcome (`body`, or why it was `refused`), or `reused` if it is a different request. If the first was rolled back, it is
-- `new`.
CREATE OR REPLACE FUNCTION claim_request(
  p_scope text, p_key uuid, p_route text, p_body_hash text,
  OUT state text, OUT body text, OUT refused boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_first idempotency;
BEGIN
  INSERT INTO idempotency AS i (scope, key, route, body_hash, created_at) VALUES (p_scope, p_key, p_route, p_body_hash, app_now())
    ON CONFLICT (scope, key) DO UPDATE SET route = p_route, body_hash = p_body_hash, body = NULL, refused = false, created_at = app_now()
      WHERE i.created_at <= app_now() - interval '24 hours';
  IF FOUND THEN
    state := 'new';
    RETURN;
  END IF;
  SELECT * INTO v_first FROM idempotency i WHERE i.scope = p_scope AND i.key = p_key;
  IF v_first.body IS NULL OR v_first.route <> p_route OR v_first.body_hash <> p_body_hash THEN
    state := 'reused';
  ELSE
    state := 'repeat';
    body := v_first.body;
    refused := v_first.refused;
  END IF;
END $$;
--> statement-breakpoint
-- Confirms bookings, all or none. `p_input`: ids, a code for each, `slots` (the catalogue's rules for the expired ones, by id) and most, as for a
-- hold. Confirmed bookings are returned as they are, live holds are confirmed without further checks, and an expired hold is taken again by the rules
-- of a hold. If `slots` lacks an expired one, the call is refused with `slotsNeeded` and what to look up, and has to be repeated. Returns now and the
-- bookings in the order of the ids.
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
    -- Nor can a hold whose driver's data have been forgotten.
    IF v_booking.state = 'cancelled' OR v_booking.state = 'expired' AND v_booking.forgotten_at IS NOT NULL THEN
      -- A released hold never had a code.
      PERFORM refuse(CASE WHEN v_booking.state = 'cancelled' AND v_booking.code IS NOT NULL THEN 'bookingCancelled' ELSE 'holdExpired' END,
        jsonb_build_object('appointment_id', v_booking.id));
    END IF;
    CONTINUE WHEN v_booking.state NOT IN ('held', 'expired') OR v_booking.state = 'held' AND v_booking.expires_at > v_now;
    -- The hold expired or was moved while this waited; its day must be locked before the booking itself.
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

  -- An expired hold may be for a fleet car that has been booked again since; a member may book a car more than once.
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

  -- Done before any lane is taken: otherwise a lane of a booking that still counts as an expired hold would be given out twice.
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
-- Counts `p_hits` for each bucket, in order, in fixed windows of 15 minutes; buckets after one that is over its limit are not counted. Returns the
-- seconds until the window ends if a bucket is over its limit, otherwise 0.
CREATE OR REPLACE FUNCTION count_hits(p_buckets text[], p_most integer[], p_hits integer DEFAULT 1) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_window timestamptz := date_bin('15 minutes', app_now(), timestamptz 'epoch');
  v_hits integer;
BEGIN
  FOR i IN 1 .. cardinality(p_buckets) LOOP
    INSERT INTO rate_limit AS r (bucket, window_start, hits) VALUES (p_buckets[i], v_window, p_hits)
      ON CONFLICT (bucket, window_start) DO UPDATE SET hits = r.hits + p_hits
      RETURNING hits INTO v_hits;
    IF v_hits > p_most[i] THEN
      RETURN greatest(1, ceil(extract(epoch FROM v_window + interval '15 minutes' - app_now())));
    END IF;
  END LOOP;
  RETURN 0;
END $$;

-- Like `count_hits` but without counting: whether `p_hits` more would be too many. Does not wait for locks.
CREATE OR REPLACE FUNCTION seconds_over_limit(p_buckets text[], p_most integer[], p_hits integer DEFAULT 1) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_window timestamptz := date_bin('15 minutes', app_now(), timestamptz 'epoch');
BEGIN
  FOR i IN 1 .. cardinality(p_buckets) LOOP
    IF EXISTS (SELECT FROM rate_limit WHERE bucket = p_buckets[i] AND window_start = v_window AND hits + p_hits > p_most[i]) THEN
      RETURN greatest(1, ceil(extract(epoch FROM v_window + interval '15 minutes' - app_now())));
    END IF;
  END LOOP;
  RETURN 0;
END $$;
--> statement-breakpoint
-- A redemption as its member sees it, without the coupon's content (`redemption` in `contract/calls/coupon.shapes.ts`).
CREATE OR REPLACE FUNCTION redemption_shown(p_redemption redemption) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('redemption_id', p_redemption.id, 'coupon_id', p_redemption.coupon_id, 'points', p_redemption.points,
    'status', CASE WHEN p_redemption.used_at IS NULL THEN 'obtained' WHEN p_redemption.taken_at IS NOT NULL THEN 'used'
      WHEN p_redemption.closes_at > app_now() THEN 'open' ELSE 'expired' END,
    'code', p_redemption.code, 'obtained_at', iso(p_redemption.obtained_at), 'used_at', iso(p_redemption.used_at),
    'expires_at', iso(p_redemption.closes_at), 'taken_at', iso(p_redemption.taken_at))
$$;

-- A coupon's price today, from the content; refused if the coupon is not offered. `p_coupons`: points, from and to of each, by its id.
CREATE OR REPLACE FUNCTION coupon_price(p_coupons jsonb, p_id integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_coupon jsonb := p_coupons -> p_id::text;
BEGIN
  IF v_coupon IS NULL OR NOT branch_today() BETWEEN (v_coupon ->> 'from')::date AND (v_coupon ->> 'to')::date THEN
    PERFORM refuse('couponNotFound');
  END IF;
  RETURN (v_coupon ->> 'points')::integer;
END $$;

-- Requests a coupon without spending points. A coupon that was requested before and not confirmed gives the same redemption, at today's price. A free
-- coupon can have only one open code at a time. `p_input`: id, coupon_id, coupons.
CREATE OR REPLACE FUNCTION obtain_coupon(p_caller caller, p_input jsonb) RETURNS redemption
LANGUAGE plpgsql AS $$
DECLARE
  v_coupon integer := p_input ->> 'coupon_id';
  v_price integer := coupon_price(p_input -> 'coupons', v_coupon);
  v_redemption redemption;
BEGIN
  IF balance_of(p_caller.owner_id) < v_price THEN
    PERFORM refuse('notEnoughPoints', jsonb_build_object('points', balance_of(p_caller.owner_id)), false);
  END IF;
  IF v_price = 0 THEN
    SELECT * INTO v_redemption FROM redemption r
      WHERE r.member_id = p_caller.owner_id AND r.coupon_id = v_coupon AND r.closes_at > app_now() AND r.taken_at IS NULL
      ORDER BY r.closes_at DESC LIMIT 1;
    IF FOUND THEN
      RETURN v_redemption;
    END IF;
  END IF;
  INSERT INTO redemption AS r (id, member_id, coupon_id, points, obtained_at)
    VALUES ((p_input ->> 'id')::uuid, p_caller.owner_id, v_coupon, v_price, app_now())
    ON CONFLICT (member_id, coupon_id) WHERE used_at IS NULL DO UPDATE SET points = v_price, obtained_at = app_now()
    RETURNING * INTO v_redemption;
  RETURN v_redemption;
END $$;

-- Spends the points of a redemption and opens its code, once and for all; for a bare coupon id, once per open code. `p_input`: redemption_id or
-- coupon_id, coupons, id, code, minutes, scripted (whether the browser says that a script of ours makes the call).
CREATE OR REPLACE FUNCTION use_coupon(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_redemption redemption;
  v_now timestamptz := app_now();
BEGIN
  IF p_input ->> 'redemption_id' IS NOT NULL THEN
    SELECT * INTO v_redemption FROM redemption r WHERE r.id = (p_input ->> 'redemption_id')::uuid FOR UPDATE;
  ELSE
    IF NOT (p_input ->> 'scripted')::boolean THEN
      PERFORM refuse('foreignOrigin', '{}', false);
    END IF;
    SELECT * INTO v_redemption FROM redemption r
      WHERE r.member_id = p_caller.owner_id AND r.coupon_id = (p_input ->> 'coupon_id')::integer AND r.closes_at > v_now
      ORDER BY r.closes_at DESC LIMIT 1 FOR UPDATE;
    IF NOT FOUND THEN
      v_redemption := obtain_coupon(p_caller, p_input);
    END IF;
  END IF;
  IF v_redemption.used_at IS NULL THEN
    -- The coupon may have been withdrawn from the offer meanwhile.
    PERFORM coupon_price(p_input -> 'coupons', v_redemption.coupon_id);
    PERFORM spend_points(v_redemption.member_id, v_redemption.points, v_redemption.id);
    UPDATE redemption SET used_at = v_now, closes_at = v_now + make_interval(mins => (p_input ->> 'minutes')::integer), code = p_input ->> 'code'
      WHERE id = v_redemption.id RETURNING * INTO v_redemption;
  END IF;
  RETURN redemption_shown(v_redemption);
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Describes the lost slot of a list, for the search for alternatives.
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

-- Until when an owner may hold a slot, and whether the one extension is used. An owner who released the same slot, let it expire or moved a hold away
-- from it within the last hour continues where they left off: a future deadline stays, and six hold lengths after the first hold of the slot no
-- further one is given. `p_own` is the booking that is held again, if any.
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

-- A fleet car has one booking at a time. Its bookings that are over are ended first.
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

-- Holds one slot whose day is locked, or moves the locked booking `p_own` there; the deadline of a live hold stays. If that is impossible it raises a
-- refusal, and the caller undoes everything changed so far.
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
    -- The booking stays with this car when the car's plate is edited.
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

-- Refuses if there would be too many live holds or bookings of one owner, or of one owner and plate. A limit that is not given does not apply.
CREATE OR REPLACE FUNCTION require_few_bookings(p_caller caller, p_input jsonb, p_own uuid[], p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_most jsonb := p_input -> 'most' -> p_caller.kind;
  v_held integer;
  v_living integer;
  v_plates integer;
BEGIN
  -- The requested bookings, including existing ones of the owner, counted as if all were held.
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

-- Holds the slots of a list, all or none; a single booking is a list of one. `p_input`: items, minutes, aff, and most: for each kind of owner, how
-- many may be live. An item has: index, id (for a new booking) or own (the booking that is moved), location_id, day, cell, cells, lead_days,
-- service_ids, other_service, note, customer, plate_key, car_id, group_id, and what the catalogue says: lanes, open, close, and from and until,
-- between which it can be booked. Answers each item's id, expires_at, now and extendable, in the order of the list.
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
    -- Somebody else is booking on this day, or nobody ever has: a caller who sees that nothing is left need not wait for the lock. A move does wait,
    -- because the state of the moved booking has to be answered first.
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
  -- A new guest has no bookings yet, so one can never be too many.
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
      -- An expired hold stays with its slot, so that its time there is still counted; another time is a new hold.
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
-- An instant in the wire's format.
CREATE OR REPLACE FUNCTION iso(p_at timestamptz) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE OR REPLACE FUNCTION visit_end(p_booking appointment) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT p_booking.starts_at + p_booking.cells * interval '15 minutes'
$$;

-- When a cell of a branch's day begins.
CREATE OR REPLACE FUNCTION cell_start(p_day date, p_cell integer) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_day + p_cell * interval '15 minutes') AT TIME ZONE 'Asia/Bangkok'
$$;
--> statement-breakpoint
-- Locks a branch's day, and creates it if nobody has held a slot on it yet. Code that takes lanes must call this first, in the order of branch and
-- date, and only then lock bookings; code that frees lanes does not need it.
CREATE OR REPLACE FUNCTION lock_day(p_location integer, p_day date, p_lanes integer, p_open integer, p_close integer) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM branch_day WHERE location_id = p_location AND day = p_day FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO branch_day (location_id, day, lanes, open_cell, close_cell) VALUES (p_location, p_day, p_lanes, p_open, p_close)
      ON CONFLICT DO NOTHING;
    PERFORM FROM branch_day WHERE location_id = p_location AND day = p_day FOR UPDATE;
  END IF;
END $$;

-- Like `lock_day` if the day exists and nobody else has the lock; otherwise returns false without waiting.
CREATE OR REPLACE FUNCTION lock_free_day(p_location integer, p_day date) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM branch_day WHERE location_id = p_location AND day = p_day FOR UPDATE SKIP LOCKED;
  RETURN FOUND;
END $$;

-- The lowest free lane in each cell of a visit, or null if a cell has none. The lower of the day's stored number of lanes and the branch's current
-- one applies, and the shorter of the two opening hours. Uses the view that listing reads. The lanes of `p_except` and of expired holds count as
-- free: if such a hold is just being ended, the key makes the taker of its lane wait for that; otherwise the call is repeated.
CREATE OR REPLACE FUNCTION free_lanes(
  p_location integer, p_day date, p_cell integer, p_cells integer, p_lanes integer, p_open integer, p_close integer, p_now timestamptz, p_except uuid
) RETURNS smallint[]
LANGUAGE plpgsql AS $$
DECLARE
  v_day branch_day;
  v_taken smallint[];
  v_lane smallint;
  v_free smallint[] := '{}';
BEGIN
  SELECT * INTO v_day FROM branch_day WHERE location_id = p_location AND day = p_day;
  p_lanes := least(p_lanes, v_day.lanes);
  p_open := greatest(p_open, v_day.open_cell);
  p_close := least(p_close, v_day.close_cell);
  IF p_cell < p_open OR (p_cell - p_open) % 2 <> 0 OR p_cell + p_cells > p_close THEN
    RETURN NULL;
  END IF;
  FOR v_cell IN p_cell .. p_cell + p_cells - 1 LOOP
    SELECT coalesce(array_agg(o.lane), '{}') INTO v_taken FROM occupied_lane o
      WHERE o.location_id = p_location AND o.day = p_day AND o.cell = v_cell
        AND o.appointment_id IS DISTINCT FROM p_except AND (o.held_until IS NULL OR o.held_until > p_now);
    IF coalesce(cardinality(v_taken) >= p_lanes, true) THEN
      RETURN NULL;
    END IF;
    v_lane := 0;
    WHILE v_lane = ANY (v_taken) LOOP
      v_lane := v_lane + 1;
    END LOOP;
    v_free := v_free || v_lane;
  END LOOP;
  RETURN v_free;
END $$;

-- Takes the lanes found by `free_lanes`, under the lock of their day.
CREATE OR REPLACE FUNCTION take_lanes(p_appointment uuid, p_location integer, p_day date, p_cell integer, p_lanes smallint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 1 .. cardinality(p_lanes) LOOP
    INSERT INTO claim (location_id, day, cell, lane, appointment_id) VALUES (p_location, p_day, p_cell + i - 1, p_lanes[i], p_appointment);
  END LOOP;
END $$;

-- Ends the expired holds of a locked day. A hold that somebody else is ending at this moment is skipped.
CREATE OR REPLACE FUNCTION end_stale_holds(p_location integer, p_day date, p_now timestamptz, p_except uuid[], p_request text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM appointment WHERE state = 'held' AND location_id = p_location AND day = p_day AND expires_at <= p_now) THEN
    RETURN;
  END IF;
  WITH stale AS (
    SELECT id FROM appointment
    WHERE state = 'held' AND location_id = p_location AND day = p_day AND expires_at <= p_now AND id <> ALL (p_except)
    ORDER BY id FOR UPDATE SKIP LOCKED
  ), freed AS (
    DELETE FROM claim USING stale WHERE claim.appointment_id = stale.id
  ), ended AS (
    UPDATE appointment a SET state = 'expired', expires_at = NULL, version = version + 1 FROM stale WHERE a.id = stale.id RETURNING a.id
  )
  INSERT INTO appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id)
    SELECT id, p_now, 'expired', 'held', 'expired', 'reclaim', p_request FROM ended;
END $$;
--> statement-breakpoint
-- The session of a guest who comes without one. `p_hash` is the hash of the secret derived from the request key. If a session with that hash already
-- exists, this request repeats the session's first write, whose answer was lost, and gets the same session with the same secret. Not after 15
-- minutes, nor if the session has written anything else, because then its cookie has arrived; such a caller is a new guest, with the secret of
-- `p_spare_hash`. A repeat that arrives at the same time waits here for the first request.
CREATE OR REPLACE FUNCTION open_session(
  p_id uuid, p_hash text, p_spare_hash text, p_key uuid,
  OUT owner_id uuid, OUT made boolean, OUT spare boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := app_now();
BEGIN
  made := true;
  spare := p_key IS NULL;
  owner_id := p_id;
  INSERT INTO session (id, kind, token_hash, created_at, expires_at)
    VALUES (p_id, 'guest', CASE WHEN spare THEN p_spare_hash ELSE p_hash END, v_now, v_now + interval '30 days')
    ON CONFLICT (token_hash) DO NOTHING;
  IF FOUND THEN
    RETURN;
  END IF;
  SELECT s.id INTO owner_id FROM session s
    WHERE s.token_hash = p_hash AND s.ended_at IS NULL AND s.expires_at > v_now AND s.created_at > v_now - interval '15 minutes'
      AND NOT EXISTS (SELECT FROM idempotency i WHERE i.scope = s.id::text AND i.key <> p_key)
    FOR NO KEY UPDATE;
  IF FOUND THEN
    made := false;
    RETURN;
  END IF;
  spare := true;
  owner_id := p_id;
  INSERT INTO session (id, kind, token_hash, created_at, expires_at) VALUES (p_id, 'guest', p_spare_hash, v_now, v_now + interval '30 days');
END $$;

-- Creates a session for an account; the account's previous live session ends as superseded, so that there is one at a time. The secret is always new.
CREATE OR REPLACE FUNCTION sign_in(p_id uuid, p_kind text, p_account uuid, p_hash text, p_life interval) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('sign-in ' || p_kind || ' ' || p_account, 0));
  IF p_kind <> 'link' THEN
    UPDATE session SET ended_at = app_now(), ended_reason = CASE WHEN expires_at > app_now() THEN 'superseded' ELSE 'expired' END
      WHERE kind = p_kind AND account_id = p_account AND ended_at IS NULL;
  END IF;
  INSERT INTO session (id, kind, account_id, token_hash, created_at, expires_at)
    VALUES (p_id, p_kind, p_account, p_hash, app_now(), app_now() + p_life);
END $$;

-- Ends the session with this secret, if it is alive.
CREATE OR REPLACE FUNCTION sign_out(p_hash text) RETURNS void
LANGUAGE sql AS $$
  UPDATE session SET ended_at = app_now(), ended_reason = 'signed_out' WHERE token_hash = p_hash AND ended_at IS NULL
$$;

-- A guest's session lives as long as what it owns: until 30 days after the last visit booked in it.
CREATE OR REPLACE FUNCTION lengthen_session(p_id uuid, p_visit_end timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session SET expires_at = p_visit_end + interval '30 days'
    WHERE id = p_id AND kind = 'guest' AND expires_at < p_visit_end + interval '30 days';
END $$;

-- How many seconds a guest's session will live from now on; null for other sessions, whose lifetime is fixed.
CREATE OR REPLACE FUNCTION session_seconds(p_id uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT ceil(extract(epoch FROM expires_at - app_now())) FROM session WHERE id = p_id AND kind = 'guest');
END $$;
--> statement-breakpoint
-- Stores a photo that an account has uploaded, once, and only while the account exists; otherwise returns false. Of photos not assigned to a car,
-- only the account's last few are kept.
CREATE OR REPLACE FUNCTION keep_photo(p_id uuid, p_kind text, p_owner uuid, p_type text, p_bytes bytea, p_most integer) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  -- The account is locked, so that simultaneous uploads count each other and no photo outlives its account.
  IF p_kind = 'member' THEN
    PERFORM FROM member m WHERE m.id = p_owner FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      RETURN false;
    END IF;
  END IF;
  INSERT INTO photo_sent (id, at) VALUES (p_id, app_now()) ON CONFLICT (id) DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  DELETE FROM photo_sent s WHERE s.id IN (
    SELECT o.id FROM photo_sent o WHERE o.at < app_now() - interval '1 hour' LIMIT 100 FOR UPDATE SKIP LOCKED);
  INSERT INTO photo (id, owner_kind, owner_id, type, bytes, created_at) VALUES (p_id, p_kind, p_owner, p_type, p_bytes, app_now())
    ON CONFLICT (id) DO NOTHING;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  -- The condition is repeated: a photo may be assigned to a car meanwhile, and only the conditions in this statement are re-evaluated after the wait.
  DELETE FROM photo f WHERE f.car_id IS NULL AND f.id IN (
    SELECT o.id FROM photo o WHERE o.owner_kind = p_kind AND o.owner_id = p_owner AND o.car_id IS NULL AND o.id <> p_id
      ORDER BY o.created_at DESC, o.id OFFSET p_most - 1);
  RETURN true;
END $$;
--> statement-breakpoint
-- Today's date at the branches.
CREATE OR REPLACE FUNCTION branch_today() RETURNS date
LANGUAGE sql STABLE AS $$
  SELECT (app_now() AT TIME ZONE 'Asia/Bangkok')::date
$$;

-- What is left of each of a member's lots: the sum of its moves. Includes expired lots until they are written off.
CREATE OR REPLACE FUNCTION lots_of(p_member uuid) RETURNS TABLE (lot_id uuid, last_day date, points integer, made_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT l.id, l.last_day, sum(m.points)::integer, l.made_at
  FROM point_lot l JOIN point_move m ON m.lot_id = l.id
  WHERE l.member_id = p_member GROUP BY l.id HAVING sum(m.points) > 0
$$;

-- What a member can spend today.
CREATE OR REPLACE FUNCTION balance_of(p_member uuid) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(l.points), 0)::integer FROM lots_of(p_member) l WHERE l.last_day >= branch_today()
$$;

-- Adds a move to a lot, after its last one.
CREATE OR REPLACE FUNCTION move_points(p_lot uuid, p_points integer, p_counter text, p_redemption uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_last point_move;
BEGIN
  SELECT * INTO v_last FROM point_move m WHERE m.lot_id = p_lot ORDER BY m.nth DESC LIMIT 1;
  INSERT INTO point_move (lot_id, nth, before_nth, before, points, after, counter, redemption_id, at)
    VALUES (p_lot, coalesce(v_last.nth, 0) + 1, v_last.nth, coalesce(v_last.after, 0), p_points, coalesce(v_last.after, 0) + p_points, p_counter,
      p_redemption, p_at);
END $$;

-- Pays for a redemption from the lots that expire first, like `payFrom` in `domain/loyalty.ts`. Refused if there are too few points. Reads the clock
-- only once: points that expire at midnight would otherwise be counted before it and missing after it, and the coupon would be paid only in part.
CREATE OR REPLACE FUNCTION spend_points(p_member uuid, p_points integer, p_redemption uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_lot record;
  v_now timestamptz := app_now();
  v_today date := (v_now AT TIME ZONE 'Asia/Bangkok')::date;
  v_have integer := (SELECT coalesce(sum(l.points), 0) FROM lots_of(p_member) l WHERE l.last_day >= v_today);
  v_due integer := p_points;
  v_taken integer;
BEGIN
  IF v_have < p_points THEN
    PERFORM refuse('notEnoughPoints', jsonb_build_object('points', v_have), false);
  END IF;
  FOR v_lot IN SELECT * FROM lots_of(p_member) l WHERE l.last_day >= v_today ORDER BY l.last_day, l.made_at, l.lot_id LOOP
    EXIT WHEN v_due = 0;
    v_taken := least(v_lot.points, v_due);
    PERFORM move_points(v_lot.lot_id, -v_taken, 'spent', p_redemption, v_now);
    v_due := v_due - v_taken;
  END LOOP;
END $$;

-- Writes off what is left of up to `p_most` lots whose last day is over and which can no longer be spent. Returns how many there were. Lots that
-- expired more than a year ago are skipped, so that a round does not read all lots that ever existed.
CREATE OR REPLACE FUNCTION lapse_points(p_most integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_lot record;
  v_count integer := 0;
BEGIN
  FOR v_lot IN
    SELECT l.id, l.last_day, sum(m.points)::integer AS points FROM point_lot l JOIN point_move m ON m.lot_id = l.id
    WHERE l.last_day < branch_today() AND l.last_day > branch_today() - 366 GROUP BY l.id HAVING sum(m.points) > 0 ORDER BY l.id LIMIT p_most
  LOOP
    PERFORM move_points(v_lot.id, -v_lot.points, 'lapsed', NULL, (v_lot.last_day + 1)::timestamp AT TIME ZONE 'Asia/Bangkok');
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $$;

-- Claims that points are wrong, or missing for a purchase that is not in the history, up to `days` after it: once per purchase, and once per receipt
-- unless that claim was refused. Whether somebody else has the receipt is not revealed. `p_input`: id, purchase_id or bought_on and receipt, note,
-- days, most (open claims at once).
CREATE OR REPLACE FUNCTION claim_points(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_purchase purchase;
  v_day date := (p_input ->> 'bought_on')::date;
  v_receipt text := p_input ->> 'receipt';
  v_claim point_claim;
BEGIN
  IF p_input ->> 'purchase_id' IS NOT NULL THEN
    SELECT * INTO v_purchase FROM purchase p WHERE p.id = (p_input ->> 'purchase_id')::uuid AND p.member_id = p_caller.owner_id;
    IF NOT FOUND THEN
      PERFORM refuse('purchaseNotFound');
    END IF;
  ELSE
    -- A receipt typed from paper may be a purchase that has since been recorded.
    SELECT * INTO v_purchase FROM purchase p WHERE p.receipt IN (v_receipt, upper(v_receipt)) AND p.member_id = p_caller.owner_id LIMIT 1;
  END IF;
  IF v_purchase.id IS NOT NULL THEN
    v_day := v_purchase.day;
    v_receipt := v_purchase.receipt;
  END IF;
  IF EXISTS (
    SELECT FROM point_claim c WHERE c.member_id = p_caller.owner_id
      AND (c.purchase_id = v_purchase.id OR c.state <> 'refused' AND upper(c.receipt) = upper(v_receipt)))
  THEN
    PERFORM refuse('alreadyClaimed');
  END IF;
  IF v_day > branch_today() THEN
    PERFORM refuse('invalidInput', jsonb_build_object('fields', jsonb_build_array(jsonb_build_object('field', 'item.bought_on', 'problem', 'malformed'))));
  END IF;
  IF branch_today() > v_day + (p_input ->> 'days')::integer THEN
    PERFORM refuse('claimTooLate', jsonb_build_object('now', iso(app_now())));
  END IF;
  IF (SELECT count(*) FROM point_claim c WHERE c.member_id = p_caller.owner_id AND c.state = 'open') >= (p_input ->> 'most')::integer THEN
    PERFORM refuse('tooManyClaims', '{}', false);
  END IF;
  INSERT INTO point_claim (id, member_id, purchase_id, bought_on, receipt, note, state, made_at)
    VALUES ((p_input ->> 'id')::uuid, p_caller.owner_id, v_purchase.id, v_day, v_receipt, p_input ->> 'note', 'open', app_now())
    RETURNING * INTO v_claim;
  RETURN claim_shown(v_claim);
END $$;

-- A claim as its member sees it (`pointClaim` in `contract/calls/points.shapes.ts`).
CREATE OR REPLACE FUNCTION claim_shown(p_claim point_claim) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('claim_id', p_claim.id, 'purchase_id', p_claim.purchase_id, 'bought_on', p_claim.bought_on, 'receipt', p_claim.receipt,
    'note', p_claim.note, 'state', p_claim.state, 'points', p_claim.points, 'made_at', iso(p_claim.made_at))
$$;
--> statement-breakpoint
-- Ends a call's work with a refusal from the error catalogue: `write_call` undoes the work and answers with the refusal. A temporary refusal is not
-- remembered under the request key; a final one is. `about` in the details is for the server, everything else for the caller.
CREATE OR REPLACE FUNCTION refuse(p_failure text, p_details jsonb DEFAULT '{}', p_final boolean DEFAULT true) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING errcode = CASE WHEN p_final THEN 'RD001' ELSE 'RD002' END, message = p_failure, detail = p_details::text;
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Takes the booking with this plate and code, which was made without signing in, into the calling member's account. From then on it belongs to the
-- member alone. A booking of another account is refused as if it did not exist; the member's own booking is answered again. `p_input`: code, plate,
-- most (as for a hold), guest (the hash of the guest's secret, if one was sent). Plate and code may be on a slip of paper, so a member who does not
-- come from the browser that made the booking continues to see names and contact data masked.
CREATE OR REPLACE FUNCTION take_booking(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_booking appointment;
  v_now timestamptz;
BEGIN
  SELECT * INTO v_booking FROM appointment a WHERE a.code = p_input ->> 'code' AND a.plate_key = p_input ->> 'plate' FOR UPDATE;
  IF v_booking.id IS NULL OR v_booking.owner_kind <> 'guest' AND NOT (v_booking.owner_kind = p_caller.kind AND v_booking.owner_id = p_caller.owner_id) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  IF v_booking.owner_kind <> 'guest' THEN
    RETURN jsonb_build_object('id', v_booking.id, 'state', v_booking.state, 'already', true);
  END IF;
  v_now := app_now();
  IF v_booking.state = 'confirmed' AND v_booking.starts_at > v_now THEN
    PERFORM require_few_bookings(p_caller, jsonb_build_object('items', jsonb_build_array(jsonb_build_object('plate_key', v_booking.plate_key)),
      'most', p_input -> 'most'), '{}', v_now);
  END IF;
  UPDATE appointment SET owner_kind = p_caller.kind, owner_id = p_caller.owner_id, is_guest = false, version = version + 1,
      car_id = car_of_plate(p_caller, plate_key, coalesce(customer ->> 'province', '')),
      contact_hidden = NOT EXISTS (
        SELECT FROM session s WHERE s.id = v_booking.owner_id AND s.kind = 'guest' AND s.token_hash = p_input ->> 'guest' AND s.ended_at IS NULL)
    WHERE id = v_booking.id;
  PERFORM record_event(v_booking.id, v_now, 'taken', v_booking.state, v_booking.state, p_caller);
  RETURN jsonb_build_object('id', v_booking.id, 'state', v_booking.state, 'already', false);
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
-- A whole write, from finding the caller to remembering the answer, in one transaction and one round trip. Refusals are values, so that what was
-- counted stays counted; the work of a refused call is undone, and so is the session of a first-time guest. What the catalogue forbids arrives here
-- as the work `refuse`, so that it is judged by the newest version, is counted, and does not override the answer to a repeat. `p_call`: work, own
-- (false: it is about nothing that a caller owns), who (kinds) and hashes (of the secrets that came, one for each kind), owned (ids that must be the
-- caller's), owned_as (what they are of: bookings, cars, redemptions), guest (id, hash, spare: for a session to be opened), limit (most: for each
-- kind of owner, address: bucket, address_most), route, key, body_hash, version (of the catalogue), request. Statements keep their plans: without the
-- setting, those with a list of unknown length would be planned again each time, which takes longer than running them. Returns one of `answer` (the
-- result of the work), `refused` (failure, details) or `stale` (another version of the catalogue is needed), with `cookie` (key or spare: which
-- secret the guest gets) and `lives` (the cookie's new lifetime in seconds, if it changes).
CREATE OR REPLACE FUNCTION write_call(p_call jsonb, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_found record;
  v_caller caller;
  v_opened record;
  v_claim record;
  v_key uuid := p_call ->> 'key';
  v_limit jsonb := p_call -> 'limit';
  -- A group counts once for each of its cars.
  v_hits integer := coalesce(jsonb_array_length(p_input -> 'items'), 1);
  v_buckets text[] := '{}';
  v_most integer[] := '{}';
  v_wait integer;
  v_cookie text;
  v_answer jsonb;
  v_failure text;
  v_details text;
  v_final boolean;
  v_owned uuid[];
BEGIN
  IF (p_call ->> 'version')::bigint <> (SELECT version FROM catalogue_version) THEN
    RETURN jsonb_build_object('stale', true);
  END IF;
  SELECT * INTO v_found FROM caller_of(ARRAY(SELECT jsonb_array_elements_text(p_call -> 'who')), ARRAY(SELECT jsonb_array_elements_text(p_call -> 'hashes')),
    (p_call ->> 'own')::boolean IS NOT false, true);
  IF v_found.refusal IS NOT NULL THEN
    RETURN jsonb_build_object('refused', jsonb_build_object('failure', v_found.refusal, 'details', '{}'::jsonb));
  END IF;

  IF v_limit IS NOT NULL THEN
    IF v_found.owner_id IS NOT NULL THEN
      v_buckets := ARRAY['hold-owner:' || v_found.owner_id];
      v_most := ARRAY[(v_limit -> 'most' ->> v_found.owner_kind)::integer];
    END IF;
    IF v_found.owner_kind = 'guest' THEN
      v_buckets := v_buckets || (v_limit ->> 'address');
      v_most := v_most || (v_limit ->> 'address_most')::integer;
    END IF;
    v_wait := seconds_over_limit(v_buckets, v_most, v_hits);
    -- A repeat does not count again; it gets its answer below.
    IF v_wait > 0 AND NOT EXISTS (
      SELECT FROM idempotency i WHERE i.key = v_key AND i.scope = coalesce(v_found.owner_id,
        (SELECT s.id FROM session s WHERE s.token_hash = p_call -> 'guest' ->> 'hash'))::text)
    THEN
      RETURN jsonb_build_object('refused', jsonb_build_object('failure', 'tooManyRequests', 'details', jsonb_build_object('retry_after', v_wait)));
    END IF;
  END IF;

  v_caller.kind := v_found.owner_kind;
  v_caller.owner_id := v_found.owner_id;
  -- What was booked as a guest needs the guest's session, even if another kind of caller acts.
  v_caller.session_id := v_found.guest_id;
  v_caller.keys := v_found.owner_keys;
  v_caller.request := p_call ->> 'request';
  v_caller.is_new := false;
  IF v_caller.owner_id IS NULL THEN
    SELECT * INTO v_opened FROM open_session((p_call -> 'guest' ->> 'id')::uuid, p_call -> 'guest' ->> 'hash', p_call -> 'guest' ->> 'spare', v_key);
    v_cookie := CASE WHEN v_opened.spare THEN 'spare' ELSE 'key' END;
    v_caller.owner_id := v_opened.owner_id;
    v_caller.session_id := v_opened.owner_id;
    v_caller.keys := ARRAY['guest ' || v_opened.owner_id];
    v_caller.is_new := v_opened.made;
  END IF;
  IF v_key IS NOT NULL THEN
    SELECT * INTO v_claim FROM claim_request(v_caller.owner_id::text, v_key, p_call ->> 'route', p_call ->> 'body_hash');
    IF v_claim.state = 'reused' THEN
      RETURN jsonb_build_object('refused', jsonb_build_object('failure', 'requestKeyReused', 'details', '{}'::jsonb));
    ELSIF v_claim.state = 'repeat' THEN
      RETURN jsonb_build_object(CASE WHEN v_claim.refused THEN 'refused' ELSE 'answer' END, v_claim.body::jsonb, 'cookie', v_cookie, 'lives',
        session_seconds(v_caller.session_id));
    END IF;
  END IF;

  BEGIN
    v_owned := ARRAY(SELECT jsonb_array_elements_text(p_call -> 'owned')::uuid);
    CASE p_call ->> 'owned_as'
      WHEN 'cars' THEN PERFORM require_own_cars(v_caller, v_owned);
      WHEN 'redemptions' THEN PERFORM require_own_redemptions(v_caller, v_owned);
      ELSE PERFORM require_own(v_caller, v_owned);
    END CASE;
    IF p_call ->> 'work' = 'refuse' THEN
      PERFORM refuse(p_input ->> 'failure', p_input -> 'details', false);
    END IF;
    v_answer := CASE p_call ->> 'work'
      WHEN 'hold' THEN hold_slots(v_caller, p_input)
      WHEN 'confirm' THEN confirm_bookings(v_caller, p_input)
      WHEN 'extend' THEN extend_hold(v_caller, p_input)
      WHEN 'cancel' THEN cancel_bookings(v_caller, p_input)
      WHEN 'cancelEach' THEN cancel_each(v_caller, p_input)
      WHEN 'cancelByCode' THEN cancel_by_code(v_caller, p_input)
      WHEN 'takeBooking' THEN take_booking(v_caller, p_input)
      WHEN 'updateProfile' THEN update_profile(v_caller, p_input)
      WHEN 'addCar' THEN add_car(v_caller, p_input)
      WHEN 'editCar' THEN edit_car(v_caller, p_input)
      WHEN 'favourCar' THEN favour_car(v_caller, p_input)
      WHEN 'deleteCar' THEN delete_car(v_caller, p_input)
      WHEN 'noteOdometer' THEN note_odometer(v_caller, p_input)
      WHEN 'obtainCoupon' THEN redemption_shown(obtain_coupon(v_caller, p_input))
      WHEN 'useCoupon' THEN use_coupon(v_caller, p_input)
      WHEN 'claimPoints' THEN claim_points(v_caller, p_input)
    END;
    -- Counted last, so that the address's row is locked only from here to the end.
    v_wait := count_hits(v_buckets, v_most, v_hits);
    IF v_wait > 0 THEN
      PERFORM refuse('tooManyRequests', jsonb_build_object('retry_after', v_wait), false);
    END IF;
  EXCEPTION WHEN SQLSTATE 'RD001' OR SQLSTATE 'RD002' THEN
    GET STACKED DIAGNOSTICS v_failure = MESSAGE_TEXT, v_details = PG_EXCEPTION_DETAIL;
    v_final := SQLSTATE = 'RD001';
  END;

  IF v_failure IS NOT NULL THEN
    IF v_failure <> 'slotsNeeded' THEN
      PERFORM count_hits(v_buckets, v_most, v_hits);
    END IF;
    v_answer := jsonb_build_object('failure', v_failure, 'details', v_details::jsonb);
    IF v_key IS NOT NULL THEN
      IF v_final AND NOT v_caller.is_new THEN
        UPDATE idempotency SET body = v_answer::text, refused = true WHERE scope = v_caller.owner_id::text AND key = v_key;
      ELSE
        DELETE FROM idempotency WHERE scope = v_caller.owner_id::text AND key = v_key;
      END IF;
    END IF;
    IF v_caller.is_new THEN
      DELETE FROM session WHERE id = v_caller.owner_id;
    END IF;
    RETURN jsonb_build_object('refused', v_answer);
  END IF;
  IF v_key IS NOT NULL THEN
    UPDATE idempotency SET body = v_answer::text WHERE scope = v_caller.owner_id::text AND key = v_key;
  END IF;
  RETURN jsonb_build_object('answer', v_answer, 'cookie', v_cookie, 'lives',
    CASE WHEN v_cookie IS NOT NULL OR p_call ->> 'work' = 'confirm' THEN session_seconds(v_caller.session_id) END);
END $$;
