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
--> statement-breakpoint
-- The guest's session that the write with this key opened (`p_hash`: of the secret derived from the key), locked; null if there is none. Not after 15
-- minutes, nor if the session has written anything else, because then its cookie has arrived.
CREATE OR REPLACE FUNCTION session_of_key(p_hash text, p_key uuid) RETURNS uuid
LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT s.id FROM session s
    WHERE s.token_hash = p_hash AND s.ended_at IS NULL AND s.expires_at > app_now() AND s.created_at > app_now() - interval '15 minutes'
      AND NOT EXISTS (SELECT FROM idempotency i WHERE i.scope = s.id::text AND i.key <> p_key)
    FOR NO KEY UPDATE);
END $$;

-- The session of a guest who comes without one. `p_hash` is the hash of the secret derived from the request key. If that key has opened a session,
-- this request repeats the session's first write, whose answer was lost, and gets the same session with the same secret. If that session's cookie has
-- arrived (`session_of_key`), the caller is a new guest, with the secret of `p_spare_hash`. A repeat that arrives at the same time waits here for the
-- first request.
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
  owner_id := session_of_key(p_hash, p_key);
  IF owner_id IS NOT NULL THEN
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

-- Ends the session with this secret, if it is alive. The used values of the provider that may have signed its member in can then not be repeated any
-- more: after signing out on a shared computer nobody is signed in again by what the page had sent.
CREATE OR REPLACE FUNCTION sign_out(p_hash text) RETURNS void
LANGUAGE sql AS $$
  WITH ended AS (
    UPDATE session SET ended_at = app_now(), ended_reason = 'signed_out' WHERE token_hash = p_hash AND ended_at IS NULL RETURNING kind, account_id
  )
  UPDATE sso_grant g SET expires_at = least(g.expires_at, app_now()),
      registers_until = CASE WHEN g.registered_at IS NULL THEN g.registers_until ELSE least(g.registers_until, app_now()) END
    FROM ended JOIN member m ON m.id = ended.account_id
    WHERE ended.kind = 'member' AND g.card_number = m.card_number AND g.used_at IS NOT NULL
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
    IF p_call ->> 'work' = 'hold' AND v_caller.kind <> 'guest' THEN
      v_caller.keys := v_caller.keys || coalesce('guest ' || session_of_key(p_call -> 'guest' ->> 'hash', v_key), '');
      p_input := held_as_guest(v_caller, p_input, v_key, p_call ->> 'route');
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
