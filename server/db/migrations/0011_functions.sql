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

-- The same for a car that was not removed.
CREATE OR REPLACE FUNCTION is_own(p_car car, p_keys text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_car.owner_kind || ' ' || p_car.owner_id = ANY (p_keys) AND p_car.removed_at IS NULL
$$;

-- Refuses a call that names a car which is not the caller's, exactly as one that does not exist; one that is stays as it is until the end.
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
-- The booking that a car has, held or still to come: made for the car, or by its owner for its plate.
CREATE OR REPLACE FUNCTION booking_of(p_car car) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT a.id FROM appointment a
  WHERE (a.car_id = p_car.id OR a.owner_kind = p_car.owner_kind AND a.owner_id = p_car.owner_id AND a.plate_key = p_car.plate_key)
    AND (a.state = 'held' AND a.expires_at > app_now() OR a.state = 'confirmed' AND a.starts_at > app_now())
  ORDER BY a.starts_at LIMIT 1
$$;

-- A car as its owner sees it (`carProfile` in `contract/calls/car.shapes.ts`).
CREATE OR REPLACE FUNCTION car_profile(p_car car) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('car_profile_id', p_car.id, 'car_name', p_car.name, 'car_register_number', p_car.plate, 'province', p_car.province,
    'brand', b.name, 'model', m.name, 'variant', v.name, 'year', y.year::text, 'master_car_data_id', y.id,
    'brand_id', b.id, 'model_id', m.id, 'variant_id', v.id,
    'car_image_url', p_car.image_url, 'favorite', p_car.favourite, 'has_booking', booking_of(p_car) IS NOT NULL)
  FROM car_year y JOIN car_variant v ON v.id = y.variant_id JOIN car_model m ON m.id = v.model_id JOIN car_brand b ON b.id = m.brand_id
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
  RETURN car_profile(insert_car(p_caller.kind, p_caller.owner_id, p_input));
END $$;

-- Changes all fields of a car. Its bookings keep the plate that they were made with.
CREATE OR REPLACE FUNCTION edit_car(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_car car;
BEGIN
  PERFORM check_car(p_caller.kind, p_caller.owner_id, (p_input ->> 'car_id')::uuid, p_input, 'car.master_car_data_id');
  UPDATE car SET name = p_input ->> 'name', plate = p_input ->> 'plate', plate_key = p_input ->> 'plate_key', province = p_input ->> 'province',
      master_car_data_id = (p_input ->> 'year')::integer
    WHERE id = (p_input ->> 'car_id')::uuid RETURNING * INTO v_car;
  RETURN car_profile(v_car);
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

-- Removes a car that has no booking and is not the favourite (section 6); its row stays for the history.
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
  UPDATE car SET removed_at = app_now() WHERE id = v_car.id;
  RETURN jsonb_build_object('car_profile_id', v_car.id);
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
-- nothing. A repeat with the same key is answered again while the value may register. `p_input`: the fields of the registration and ids for the two rows.
-- Answers `member`, or `refused` (failure, details).
CREATE OR REPLACE FUNCTION register_by_card(p_value text, p_state text, p_key uuid, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_grant sso_grant;
  v_card sso_card;
  v_member member;
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
  UPDATE sso_grant SET registered_at = app_now(), registered_by = p_key WHERE value_hash = p_value;
  RETURN jsonb_build_object('member', to_jsonb(v_member));
EXCEPTION WHEN SQLSTATE 'RD001' THEN
  GET STACKED DIAGNOSTICS v_failure = MESSAGE_TEXT, v_details = PG_EXCEPTION_DETAIL;
  RETURN jsonb_build_object('refused', jsonb_build_object('failure', v_failure, 'details', v_details::jsonb));
END $$;
--> statement-breakpoint
-- One call that changes something, from the caller to the remembered answer, in one transaction and one round trip. Refusals are values, so what was counted
-- stays counted; the work of a refused call is undone, and so is the session of a first-time guest.
-- What the catalogue forbids comes here as the work `refuse`, so that it is judged by the newest version, counts, and is no answer to a repeat.
-- `p_call`: work, own (false: it is about nothing that a caller owns), who (kinds) and hashes (of the secrets that came, one for each kind), owned (ids that must be the caller's), cars (whether they are of cars), guest (id, hash, spare: for a session to
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
    IF (p_call ->> 'cars')::boolean THEN
      PERFORM require_own_cars(v_caller, ARRAY(SELECT jsonb_array_elements_text(p_call -> 'owned')::uuid));
    ELSE
      PERFORM require_own(v_caller, ARRAY(SELECT jsonb_array_elements_text(p_call -> 'owned')::uuid));
    END IF;
    IF p_call ->> 'work' = 'refuse' THEN
      PERFORM refuse(p_input ->> 'failure', p_input -> 'details', false);
    END IF;
    v_answer := CASE p_call ->> 'work'
      WHEN 'hold' THEN hold_slots(v_caller, p_input)
      WHEN 'confirm' THEN confirm_bookings(v_caller, p_input)
      WHEN 'extend' THEN extend_hold(v_caller, p_input)
      WHEN 'cancel' THEN cancel_bookings(v_caller, p_input)
      WHEN 'cancelByCode' THEN cancel_by_code(v_caller, p_input)
      WHEN 'updateProfile' THEN update_profile(v_caller, p_input)
      WHEN 'addCar' THEN add_car(v_caller, p_input)
      WHEN 'editCar' THEN edit_car(v_caller, p_input)
      WHEN 'favourCar' THEN favour_car(v_caller, p_input)
      WHEN 'deleteCar' THEN delete_car(v_caller, p_input)
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
