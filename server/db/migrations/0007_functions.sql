-- Who calls, from the kinds that a call is for, in their order, and the hash of the secret that came for each (null for none). The first that
-- lives acts; what belongs to any of them is theirs. A session that a later sign-in ended refuses every call. One that ended otherwise, or never was,
-- refuses a call about what is one's own (`p_own`), but for a guest, who is nobody then. `p_lock` keeps the sessions from ending meanwhile, and makes the
-- writes of one owner wait for each other, so that limits for an owner are exact.
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
    owner_keys := owner_keys || (p_kinds[i] || ' ' || coalesce(v_session.account_id, v_session.id));
    IF p_kinds[i] = 'guest' THEN
      guest_id := v_session.id;
    END IF;
    IF owner_id IS NULL THEN
      owner_kind := p_kinds[i];
      owner_id := coalesce(v_session.account_id, v_session.id);
    END IF;
  END LOOP;
  IF owner_kind <> 'guest' THEN
    RETURN;
  END IF;
  -- Who had signed in is not to act as a guest without knowing it.
  IF v_lost AND p_own OR owner_id IS NULL AND NOT 'guest' = ANY (p_kinds) THEN
    refusal := 'pleaseLogIn';
  ELSE
    owner_kind := 'guest';
  END IF;
END $$;

-- Whether a booking belongs to one of some owners, each named by its kind and id: the one rule for guest, member, company and driver's link, whose owner
-- is the booking itself.
CREATE OR REPLACE FUNCTION is_own(p_booking appointment, p_keys text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_booking.owner_kind || ' ' || p_booking.owner_id = ANY (p_keys) OR 'link ' || p_booking.id = ANY (p_keys)
$$;

-- Refuses a call that names a booking which is not the caller's, exactly as one that does not exist.
CREATE OR REPLACE FUNCTION require_own(p_caller caller, p_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(p_ids) > 0
    AND (SELECT count(*) FROM appointment a WHERE a.id = ANY (p_ids) AND is_own(a, p_caller.keys)) <> cardinality(p_ids) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
END $$;
--> statement-breakpoint
-- Puts the deadline of a live hold off, once. `p_input`: id, minutes.
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

-- Gives holds back, or cancels confirmed bookings up to exactly `hours` before they begin; all or none. What has ended already stays as it is, and is
-- answered with the state that there is. `p_input`: ids, hours. Answers id and state of each, and whether it has changed now, in the order of the ids.
CREATE OR REPLACE FUNCTION cancel_bookings(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'ids')::uuid);
  v_booking appointment;
  v_now timestamptz;
  v_deadline timestamptz;
  v_changes boolean;
  v_results jsonb := '{}';
BEGIN
  PERFORM FROM appointment a WHERE a.id = ANY (v_ids) ORDER BY a.id FOR UPDATE;
  v_now := app_now();
  FOR v_booking IN SELECT * FROM appointment a WHERE a.id = ANY (v_ids) AND is_own(a, p_caller.keys) ORDER BY a.id LOOP
    IF v_booking.state IN ('completed', 'no_show') OR v_booking.state = 'confirmed' AND visit_end(v_booking) <= v_now THEN
      PERFORM refuse('notCancellable', jsonb_build_object('appointment_id', v_booking.id));
    END IF;
    v_deadline := v_booking.starts_at - make_interval(hours => (p_input ->> 'hours')::integer);
    IF v_booking.state = 'confirmed' AND v_now > v_deadline THEN
      PERFORM refuse('tooLateToCancel', jsonb_build_object('appointment_id', v_booking.id, 'now', iso(v_now), 'cancel_until', iso(v_deadline)));
    END IF;
    v_changes := v_booking.state = 'confirmed' OR v_booking.state = 'held' AND v_booking.expires_at > v_now;
    IF v_changes THEN
      UPDATE appointment SET state = 'cancelled', expires_at = NULL, version = version + 1 WHERE id = v_booking.id;
      DELETE FROM claim WHERE appointment_id = v_booking.id;
      PERFORM record_event(v_booking.id, v_now, CASE v_booking.state WHEN 'held' THEN 'released' ELSE 'cancelled' END, v_booking.state, 'cancelled', p_caller);
      v_booking.state := 'cancelled';
    ELSIF v_booking.state = 'held' THEN
      v_booking.state := 'expired';
    END IF;
    v_results := v_results || jsonb_build_object(v_booking.id, jsonb_build_object('id', v_booking.id, 'state', v_booking.state, 'changed', v_changes));
  END LOOP;
  IF (SELECT count(*) FROM jsonb_object_keys(v_results)) <> cardinality(v_ids) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  RETURN (SELECT jsonb_agg(v_results -> u.id::text ORDER BY u.at) FROM unnest(v_ids) WITH ORDINALITY u(id, at));
END $$;

-- The same for the booking of a plate and a code. Both together are the proof, as a driver's link is, whoever calls. `p_input`: code, plate, hours.
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
-- Makes a request key its owner's, for 24 hours. A second request with the same key waits here until the first has ended; then it is a `repeat`
-- and gets what the first came to (`body`, or why it was `refused`), or `reused` where it is another request. After a first that was undone it is `new`.
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
-- Confirms bookings, all or none. `p_input`: ids, a code for each, and `slots`: what the catalogue says of those that have run out, by id. Confirmed ones are answered
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
      PERFORM refuse('holdExpired', jsonb_build_object('appointment_id', v_booking.id));
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

  -- One that ran out may belong to a car that has been booked anew since.
  FOR v_booking IN SELECT * FROM appointment a WHERE a.id = ANY (v_lapsed) AND a.car_id IS NOT NULL ORDER BY a.id LOOP
    IF v_booking.car_id = ANY (v_cars) THEN
      PERFORM refuse('carAlreadyBooked', jsonb_build_object('now', iso(v_now), 'appointment_id', v_booking.id));
    END IF;
    PERFORM require_free_car(v_booking.car_id, v_booking.id, v_now, p_caller);
    v_cars := v_cars || v_booking.car_id;
  END LOOP;

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
-- Counts `p_hits` for each bucket in fixed windows of 15 minutes, in their order: what comes after one that is over its limit is not counted.
-- The seconds until the window ends where one is over, else 0.
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

-- As `count_hits`, without counting: whether `p_hits` more would be too many. It waits for nobody.
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
-- Which slot of a list was lost, for whoever looks for others.
CREATE OR REPLACE FUNCTION lost_slot(p_item jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('location_id', p_item -> 'location_id', 'day', p_item -> 'day', 'cell', p_item -> 'cell', 'cells', p_item -> 'cells',
    'lead_days', p_item -> 'lead_days', 'own', p_item -> 'own')
$$;

-- Until when a slot may be held by one owner, and whether the one extension is spent. Whoever gave the same slot back, or let it run out, within the last
-- hour goes on where they were: a deadline that is still ahead stays, and six holds' lengths after the first of them there are no more. `p_own` is
-- the booking that is held anew, if any.
CREATE OR REPLACE FUNCTION hold_deadline(
  p_caller caller, p_location integer, p_start timestamptz, p_own uuid, p_now timestamptz, p_minutes integer,
  OUT since timestamptz, OUT until timestamptz, OUT extended boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_before appointment;
BEGIN
  SELECT * INTO v_before FROM appointment a
    WHERE a.owner_kind = p_caller.kind AND a.owner_id = p_caller.owner_id AND a.starts_at = p_start AND a.location_id = p_location
      AND a.code IS NULL AND (a.id = p_own OR a.state IN ('expired', 'cancelled')) AND a.held_until > p_now - interval '1 hour'
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

-- A car that is registered has one booking at a time. What is over of it is ended first.
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
    UPDATE appointment SET state = CASE v_other.state WHEN 'held' THEN 'expired' ELSE 'completed' END, expires_at = NULL, version = version + 1
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
    UPDATE appointment SET location_id = v_location, starts_at = v_start, day = v_day, cells = v_cells, lead_days = (p_item ->> 'lead_days')::integer,
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
    -- Somebody else is taking in this day, or nobody ever has: who sees that nothing is left need not wait for the lock.
    IF free_lanes((v_item ->> 'location_id')::integer, (v_item ->> 'day')::date, (v_item ->> 'cell')::integer, (v_item ->> 'cells')::integer,
      (v_item ->> 'lanes')::integer, (v_item ->> 'open')::integer, (v_item ->> 'close')::integer, app_now(), (v_item ->> 'own')::uuid) IS NULL
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
-- An instant as the wire has it.
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
-- Locks the day of a branch, and makes it where nobody has held in it yet. Whoever takes lanes calls this first, days in the order of branch and date,
-- and only then locks bookings; whoever frees lanes does not need it.
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

-- As `lock_day` where nobody else has the lock and the day is there; false, without a wait, where not.
CREATE OR REPLACE FUNCTION lock_free_day(p_location integer, p_day date) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM branch_day WHERE location_id = p_location AND day = p_day FOR UPDATE SKIP LOCKED;
  RETURN FOUND;
END $$;

-- The lowest free lane in each cell of a visit, or null where a cell has none: the lesser of the day's own count of lanes and the branch's of today counts, and the
-- shorter of their hours. By the view that listing reads; the lanes of `p_except` are free, and so are those of holds that have run out: if the end
-- of one is on its way, the key makes whoever takes its lane wait for it, and otherwise the call is made again.
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

-- Takes the lanes that `free_lanes` found, under the lock of their day.
CREATE OR REPLACE FUNCTION take_lanes(p_appointment uuid, p_location integer, p_day date, p_cell integer, p_lanes smallint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 1 .. cardinality(p_lanes) LOOP
    INSERT INTO claim (location_id, day, cell, lane, appointment_id) VALUES (p_location, p_day, p_cell + i - 1, p_lanes[i], p_appointment);
  END LOOP;
END $$;

-- Ends the holds of a locked day that have run out. One that somebody else is ending at this moment is left to them.
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
-- The session of a guest who comes without one. `p_hash` is of the secret that follows from the request key: where a session with it is there
-- already, this request repeats the first write of that session, whose answer was lost, and finds it again with the secret that it had. Not after 15
-- minutes, nor once the session has written anything else, for then its cookie has arrived: such a caller is somebody new, with
-- the secret of `p_spare_hash`. A repeat that comes at the same time waits here for its first.
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

-- Makes a session for an account; the one that lived before ends as superseded, so that there is one at a time. The secret is always a new one.
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

-- Ends the session with this secret, if it lives.
CREATE OR REPLACE FUNCTION sign_out(p_hash text) RETURNS void
LANGUAGE sql AS $$
  UPDATE session SET ended_at = app_now(), ended_reason = 'signed_out' WHERE token_hash = p_hash AND ended_at IS NULL
$$;

-- A session lives as long as what it owns: until 30 days after the last visit that it booked.
CREATE OR REPLACE FUNCTION lengthen_session(p_id uuid, p_visit_end timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session SET expires_at = p_visit_end + interval '30 days'
    WHERE id = p_id AND kind = 'guest' AND expires_at < p_visit_end + interval '30 days';
END $$;

-- For how many seconds a guest's session lives from now on; null for the others, whose life is fixed.
CREATE OR REPLACE FUNCTION session_seconds(p_id uuid) RETURNS integer
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT ceil(extract(epoch FROM expires_at - app_now())) FROM session WHERE id = p_id AND kind = 'guest');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_event(p_id uuid, p_at timestamptz, p_action text, p_from text, p_to text, p_caller caller) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id)
    VALUES (p_id, p_at, p_action, p_from, p_to, p_caller.kind || ' ' || p_caller.owner_id, p_caller.request);
END $$;
--> statement-breakpoint
-- Ends the work of a call with a refusal of the error catalogue: `write_call` undoes the work and answers it. A refusal for now is not
-- remembered for the request key; a final one is. `about` in the details is for the server, all else for the caller.
CREATE OR REPLACE FUNCTION refuse(p_failure text, p_details jsonb DEFAULT '{}', p_final boolean DEFAULT true) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING errcode = CASE WHEN p_final THEN 'RD001' ELSE 'RD002' END, message = p_failure, detail = p_details::text;
END $$;
--> statement-breakpoint
-- One call that changes something, from the caller to the remembered answer, in one transaction and one round trip. Refusals are values, so what was counted
-- stays counted; the work of a refused call is undone, and so is the session of a first-time guest.
-- What the catalogue forbids comes here as the work `refuse`, so that it is judged by the newest version, counts, and is no answer to a repeat.
-- `p_call`: work, own (false: it is about nothing that a caller owns), who (kinds) and hashes (of the secrets that came, one for each kind), owned (ids that must be the caller's), guest (id, hash, spare: for a session to
-- be opened), limit (most: for each kind of owner, address: bucket, address_most), route, key, body_hash, version (of the catalogue), request.
-- Statements keep their plans: without the setting those with a list of unknown length would be planned anew each time, which takes longer than they do.
-- Answers one of `answer` (what the work came to), `refused` (failure, details) or `stale` (another version of the catalogue is needed), with `cookie`
-- (key or spare: which secret the guest gets) and `lives` (seconds, where the cookie is to live so long from now on).
CREATE OR REPLACE FUNCTION write_call(p_call jsonb, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_found record;
  v_caller caller;
  v_opened record;
  v_claim record;
  v_key uuid := p_call ->> 'key';
  v_limit jsonb := p_call -> 'limit';
  -- A group counts as many times as it has cars.
  v_hits integer := coalesce(jsonb_array_length(p_input -> 'items'), 1);
  v_buckets text[] := '{}';
  v_most integer[] := '{}';
  v_wait integer;
  v_cookie text;
  v_answer jsonb;
  v_failure text;
  v_details text;
  v_final boolean;
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
    -- A repeat is not one more: it gets its answer below.
    IF v_wait > 0 AND NOT EXISTS (
      SELECT FROM idempotency i WHERE i.key = v_key AND i.scope = coalesce(v_found.owner_id,
        (SELECT s.id FROM session s WHERE s.token_hash = p_call -> 'guest' ->> 'hash'))::text)
    THEN
      RETURN jsonb_build_object('refused', jsonb_build_object('failure', 'tooManyRequests', 'details', jsonb_build_object('retry_after', v_wait)));
    END IF;
  END IF;

  v_caller.kind := v_found.owner_kind;
  v_caller.owner_id := v_found.owner_id;
  -- What was booked as a guest needs the guest's session, whoever acts.
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
    PERFORM require_own(v_caller, ARRAY(SELECT jsonb_array_elements_text(p_call -> 'owned')::uuid));
    IF p_call ->> 'work' = 'refuse' THEN
      PERFORM refuse(p_input ->> 'failure', p_input -> 'details', false);
    END IF;
    v_answer := CASE p_call ->> 'work'
      WHEN 'hold' THEN hold_slots(v_caller, p_input)
      WHEN 'confirm' THEN confirm_bookings(v_caller, p_input)
      WHEN 'extend' THEN extend_hold(v_caller, p_input)
      WHEN 'cancel' THEN cancel_bookings(v_caller, p_input)
      WHEN 'cancelByCode' THEN cancel_by_code(v_caller, p_input)
    END;
    -- Counted last: the row of an address is locked from here to the end, and no longer.
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
