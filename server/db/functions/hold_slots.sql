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
-- further one is given. A moved hold that is a booking now does not count: its owner may want the slot for a second car. `p_own` is the booking that
-- is held again, if any; it may have been held before the owner signed in.
CREATE OR REPLACE FUNCTION hold_deadline(
  p_caller caller, p_location integer, p_start timestamptz, p_own uuid, p_now timestamptz, p_minutes integer,
  OUT since timestamptz, OUT until timestamptz, OUT extended boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v_before appointment;
BEGIN
  SELECT * INTO v_before FROM appointment a
    WHERE (a.owner_kind = p_caller.kind AND a.owner_id = p_caller.owner_id OR a.id = p_own) AND a.held_until > p_now - interval '1 hour'
      AND (a.code IS NULL AND a.starts_at = p_start AND a.location_id = p_location AND (a.id = p_own OR a.state IN ('expired', 'cancelled'))
        OR a.state IN ('held', 'expired', 'cancelled') AND slot_name(p_location, p_start) = ANY (a.moved_from))
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

-- Holds one slot whose day is locked, or moves the locked booking `p_own` there; the deadline of a live hold stays. What a guest held becomes the
-- caller's who has signed in since. If that is impossible it raises a refusal, and the caller undoes everything changed so far.
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
    IF p_caller.kind = 'company' THEN
      -- Nor does the hold of a fleet car come off its car by being moved.
      v_car := coalesce(v_car, p_own.car_id);
      PERFORM require_free_car(v_car, p_own.id, p_now, p_caller);
    END IF;
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
        owner_kind = CASE WHEN p_own.owner_kind = 'guest' THEN p_caller.kind ELSE p_own.owner_kind END,
        owner_id = CASE WHEN p_own.owner_kind = 'guest' THEN p_caller.owner_id ELSE p_own.owner_id END,
        is_guest = p_own.owner_kind = 'guest' AND p_caller.kind = 'guest',
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

-- Locks the days of a list's slots, in the order of branch and date. Somebody else may be booking on a day, or nobody ever has: then a slot that is
-- not free is lost without waiting for the lock, unless `p_waits`. Returns the lost ones, by index.
CREATE OR REPLACE FUNCTION lock_days(p_items jsonb, p_waits boolean) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_item jsonb;
  v_lost jsonb := '{}';
BEGIN
  FOR v_item IN
    SELECT item FROM jsonb_array_elements(p_items) item WHERE item -> 'lanes' IS NOT NULL
    ORDER BY (item ->> 'location_id')::integer, item ->> 'day', (item ->> 'index')::integer
  LOOP
    CONTINUE WHEN lock_free_day((v_item ->> 'location_id')::integer, (v_item ->> 'day')::date);
    -- A move does wait, because the state of the moved booking has to be answered first.
    IF NOT p_waits AND NOT v_item ? 'own' AND free_lanes((v_item ->> 'location_id')::integer, (v_item ->> 'day')::date, (v_item ->> 'cell')::integer,
      (v_item ->> 'cells')::integer, (v_item ->> 'lanes')::integer, (v_item ->> 'open')::integer, (v_item ->> 'close')::integer, app_now(), NULL) IS NULL
    THEN
      v_lost := v_lost || jsonb_build_object(v_item ->> 'index', true);
    ELSE
      PERFORM lock_day((v_item ->> 'location_id')::integer, (v_item ->> 'day')::date, (v_item ->> 'lanes')::integer, (v_item ->> 'open')::integer,
        (v_item ->> 'close')::integer);
    END IF;
  END LOOP;
  RETURN v_lost;
END $$;

-- Holds one item of a list whose days and bookings are locked.
CREATE OR REPLACE FUNCTION hold_item(p_caller caller, p_item jsonb, p_now timestamptz, p_minutes integer, p_aff text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_booking appointment;
BEGIN
  IF p_item ? 'own' THEN
    SELECT * INTO v_booking FROM appointment a WHERE a.id = (p_item ->> 'own')::uuid AND is_own(a, p_caller.keys);
    IF NOT FOUND THEN
      PERFORM refuse('bookingNotFound');
    END IF;
    -- An expired hold stays with its slot, so that its time there is still counted; another time is a new hold.
    IF (v_booking.state IN ('held', 'expired') OR v_booking.state = 'cancelled' AND v_booking.code IS NULL)
      AND (v_booking.state <> 'held' OR v_booking.expires_at <= p_now)
      AND (v_booking.location_id <> (p_item ->> 'location_id')::integer
        OR v_booking.starts_at <> cell_start((p_item ->> 'day')::date, (p_item ->> 'cell')::integer))
    THEN
      v_booking := NULL;
    END IF;
  END IF;
  RETURN hold_slot(p_caller, p_item, v_booking, p_now, p_minutes, p_aff);
END $$;

-- Holds the slots of a list, all or none; a single booking is a list of one. `p_input`: items, minutes, aff, and most: for each kind of owner, how
-- many may be live. An item has: index, id (for a new booking) or own (the booking that is moved), location_id, day, cell, cells, lead_days,
-- service_ids, other_service, note, customer, plate_key, car_id, group_id, and what the catalogue says: lanes, open, close, and from and until,
-- between which it can be booked. Answers each item's id, expires_at, now and extendable, in the order of the list.
CREATE OR REPLACE FUNCTION hold_slots(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_own uuid[] := ARRAY(SELECT (item ->> 'own')::uuid FROM jsonb_array_elements(p_input -> 'items') item WHERE item ? 'own' ORDER BY 1);
  v_lost jsonb := lock_days(p_input -> 'items', false);
  v_item jsonb;
  v_now timestamptz;
  v_held jsonb := '[]';
BEGIN
  FOR v_item IN SELECT item FROM jsonb_array_elements(p_input -> 'items') item WHERE v_lost ? (item ->> 'index') LOOP
    PERFORM refuse('slotTaken', jsonb_build_object('now', iso(app_now()), 'about', lost_slot(v_item)));
  END LOOP;
  IF cardinality(v_own) > 0 THEN
    PERFORM FROM appointment WHERE id = ANY (v_own) ORDER BY id FOR UPDATE;
  END IF;
  v_now := app_now();
  -- A new guest has no bookings yet, so one can never be too many.
  IF NOT p_caller.is_new OR jsonb_array_length(p_input -> 'items') > 1 THEN
    PERFORM require_few_bookings(p_caller, p_input, v_own, v_now);
  END IF;
  FOR v_item IN SELECT item FROM jsonb_array_elements(p_input -> 'items') item ORDER BY (item ->> 'index')::integer LOOP
    v_held := v_held || hold_item(p_caller, v_item, v_now, (p_input ->> 'minutes')::integer, p_input ->> 'aff');
  END LOOP;
  RETURN v_held;
END $$;

-- The list of a request that its caller has sent as a guest before, with this key, and repeats after signing in: each booking that it held is held
-- again, by its id. Any other list stays as it is.
CREATE OR REPLACE FUNCTION held_as_guest(p_caller caller, p_input jsonb, p_key uuid, p_route text) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_held jsonb := (SELECT i.body::jsonb FROM idempotency i
    WHERE i.key = p_key AND 'guest ' || i.scope = ANY (p_caller.keys) AND i.route = p_route AND NOT i.refused
      AND i.created_at > app_now() - interval '24 hours'
    ORDER BY i.created_at DESC LIMIT 1);
BEGIN
  IF v_held IS NULL THEN
    RETURN p_input;
  END IF;
  RETURN jsonb_set(p_input, '{items}', (
    SELECT jsonb_agg(CASE WHEN a.id IS NULL THEN item ELSE item || jsonb_build_object('own', a.id) END)
    FROM jsonb_array_elements(p_input -> 'items') item
    LEFT JOIN appointment a ON a.id = (v_held -> (item ->> 'index')::integer ->> 'id')::uuid AND a.owner_kind = 'guest' AND is_own(a, p_caller.keys)));
END $$;
