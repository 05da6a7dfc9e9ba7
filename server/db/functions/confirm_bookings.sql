-- Locks the days of the caller's expired holds among the ids, in the order of branch and date, and then the bookings. `p_cars`: also other live bookings
-- of their cars. Returns the days.
CREATE OR REPLACE FUNCTION lock_to_confirm(p_caller caller, p_ids uuid[], p_slots jsonb, p_cars boolean) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz := app_now();
  v_locked text[] := '{}';
  v_booking appointment;
  v_slot jsonb;
  v_others uuid[] := '{}';
BEGIN
  FOR v_booking IN
    SELECT * FROM appointment a WHERE a.id = ANY (p_ids) AND is_own(a, p_caller.keys)
      AND (a.state = 'expired' OR a.state = 'held' AND least(a.expires_at, a.starts_at) <= v_now)
    ORDER BY a.location_id, a.day
  LOOP
    v_slot := p_slots -> v_booking.id::text;
    PERFORM lock_day(v_booking.location_id, v_booking.day, (v_slot ->> 'lanes')::integer, (v_slot ->> 'open')::integer, (v_slot ->> 'close')::integer);
    v_locked := v_locked || (v_booking.location_id || ' ' || v_booking.day);
  END LOOP;
  IF p_cars THEN
    v_others := ARRAY(SELECT o.id FROM appointment a JOIN appointment o USING (car_id) WHERE a.id = ANY (p_ids) AND o.state IN ('held', 'confirmed'));
  END IF;
  PERFORM FROM appointment a WHERE a.id = ANY (p_ids || v_others) ORDER BY a.id FOR UPDATE;
  RETURN v_locked;
END $$;

-- Confirms bookings that are locked as by `lock_to_confirm`, all or none. `p_input`: ids, a code for each, `slots` (the catalogue's rules for the
-- expired ones, by id) and most, as for a hold. Confirmed bookings are returned as they are, live holds are confirmed without further checks, and an
-- expired hold, or one whose visit has begun, is taken again by the rules of a hold. If `slots` lacks one of those, the call is refused with
-- `slotsNeeded` and what to look up, and has to be repeated. Returns now and the bookings in the order of the ids.
CREATE OR REPLACE FUNCTION confirm_locked(p_caller caller, p_input jsonb, p_locked text[], p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'ids')::uuid);
  v_codes text[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'codes'));
  v_lapsed uuid[] := '{}';
  v_needed jsonb := '[]';
  v_found integer := 0;
  v_cars uuid[] := '{}';
  v_booking appointment;
  v_cell integer;
  v_slot jsonb;
  v_lanes smallint[];
BEGIN
  FOR v_booking IN SELECT * FROM appointment a WHERE a.id = ANY (v_ids) AND is_own(a, p_caller.keys) ORDER BY a.location_id, a.day, a.id LOOP
    v_found := v_found + 1;
    -- Nor can a hold whose driver's data have been forgotten.
    IF v_booking.state = 'cancelled' OR v_booking.state = 'expired' AND v_booking.forgotten_at IS NOT NULL THEN
      -- A released hold never had a code.
      PERFORM refuse(CASE WHEN v_booking.state = 'cancelled' AND v_booking.code IS NOT NULL THEN 'bookingCancelled' ELSE 'holdExpired' END,
        jsonb_build_object('appointment_id', v_booking.id));
    END IF;
    CONTINUE WHEN v_booking.state NOT IN ('held', 'expired')
      OR v_booking.state = 'held' AND least(v_booking.expires_at, v_booking.starts_at) > p_now;
    -- The hold expired or was moved while this waited; its day must be locked before the booking itself.
    IF NOT v_booking.location_id || ' ' || v_booking.day = ANY (p_locked) THEN
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
      PERFORM refuse('carAlreadyBooked', jsonb_build_object('now', iso(p_now), 'appointment_id', v_booking.id));
    END IF;
    IF EXISTS (SELECT FROM car c WHERE c.id = v_booking.car_id AND c.removed_at IS NOT NULL) THEN
      PERFORM refuse('carNotFound', jsonb_build_object('appointment_id', v_booking.id));
    END IF;
    PERFORM require_free_car(v_booking.car_id, v_booking.id, p_now, p_caller);
    v_cars := v_cars || v_booking.car_id;
  END LOOP;

  IF cardinality(v_lapsed) > 0 THEN
    PERFORM require_few_bookings(p_caller,
      p_input || jsonb_build_object('items', (SELECT jsonb_agg(jsonb_build_object('plate_key', a.plate_key)) FROM appointment a WHERE a.id = ANY (v_lapsed))),
      v_lapsed, p_now);
  END IF;

  -- Done before any lane is taken: otherwise a lane of a booking that still counts as an expired hold would be given out twice.
  INSERT INTO appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id)
    SELECT a.id, p_now, 'confirmed', a.state, 'confirmed', p_caller.kind || ' ' || p_caller.owner_id, p_caller.request
    FROM appointment a WHERE a.id = ANY (v_ids) AND a.state IN ('held', 'expired');
  UPDATE appointment a SET state = 'confirmed', expires_at = NULL, code = u.code, version = version + 1
    FROM unnest(v_ids, v_codes) u(id, code) WHERE a.id = u.id AND a.state IN ('held', 'expired');
  IF cardinality(v_lapsed) > 0 THEN
    DELETE FROM claim WHERE appointment_id = ANY (v_lapsed);
    FOR v_booking IN SELECT * FROM appointment a WHERE a.id = ANY (v_lapsed) ORDER BY a.location_id, a.day, a.id LOOP
      PERFORM end_stale_holds(v_booking.location_id, v_booking.day, p_now, v_ids, p_caller.request);
      v_slot := p_input -> 'slots' -> v_booking.id::text;
      v_cell := extract(epoch FROM (v_booking.starts_at AT TIME ZONE 'Asia/Bangkok')::time) / 900;
      v_lanes := NULL;
      IF p_now >= (v_slot ->> 'from')::timestamptz AND p_now < (v_slot ->> 'until')::timestamptz THEN
        v_lanes := free_lanes(v_booking.location_id, v_booking.day, v_cell, v_booking.cells, (v_slot ->> 'lanes')::integer, (v_slot ->> 'open')::integer,
          (v_slot ->> 'close')::integer, p_now, NULL);
      END IF;
      IF v_lanes IS NULL THEN
        PERFORM refuse('failedAtScheduledTime', jsonb_build_object('now', iso(p_now), 'appointment_id', v_booking.id,
          'about', jsonb_build_object('location_id', v_booking.location_id, 'day', v_booking.day, 'cell', v_cell, 'cells', v_booking.cells,
            'lead_days', v_booking.lead_days)));
      END IF;
      PERFORM take_lanes(v_booking.id, v_booking.location_id, v_booking.day, v_cell, v_lanes);
    END LOOP;
  END IF;
  IF p_caller.session_id IS NOT NULL THEN
    PERFORM lengthen_session(p_caller.session_id, (SELECT max(visit_end(a)) FROM appointment a WHERE a.id = ANY (v_ids)));
  END IF;
  RETURN jsonb_build_object('now', iso(p_now), 'bookings',
    (SELECT jsonb_agg(to_jsonb(a) ORDER BY array_position(v_ids, a.id)) FROM appointment a WHERE a.id = ANY (v_ids)));
END $$;

CREATE OR REPLACE FUNCTION confirm_bookings(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_locked text[] := lock_to_confirm(p_caller, ARRAY(SELECT jsonb_array_elements_text(p_input -> 'ids')::uuid), p_input -> 'slots', false);
BEGIN
  RETURN confirm_locked(p_caller, p_input, v_locked, app_now());
END $$;
