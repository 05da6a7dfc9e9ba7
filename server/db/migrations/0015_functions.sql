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

-- The same for a coupon that a member has asked for.
CREATE OR REPLACE FUNCTION is_own(p_redemption redemption, p_keys text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT 'member ' || p_redemption.member_id = ANY (p_keys)
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

-- Refuses a call that names a redemption which is not the caller's, exactly as one that does not exist.
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
-- A redemption as its member sees it, without what the content says of its coupon (`redemption` in `contract/calls/coupon.shapes.ts`).
CREATE OR REPLACE FUNCTION redemption_shown(p_redemption redemption) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('redemption_id', p_redemption.id, 'coupon_id', p_redemption.coupon_id, 'points', p_redemption.points,
    'status', CASE WHEN p_redemption.used_at IS NULL THEN 'obtained' WHEN p_redemption.taken_at IS NOT NULL THEN 'used'
      WHEN p_redemption.closes_at > app_now() THEN 'open' ELSE 'expired' END,
    'code', p_redemption.code, 'obtained_at', iso(p_redemption.obtained_at), 'used_at', iso(p_redemption.used_at),
    'expires_at', iso(p_redemption.closes_at), 'taken_at', iso(p_redemption.taken_at))
$$;

-- What a coupon costs today, by the content; refused for one that is not offered. `p_coupons`: points, from and to of each, by its id.
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

-- Asks for a coupon, without spending anything; one that was asked for before and not confirmed is the same one, at today's price. `p_input`: id, coupon_id,
-- coupons.
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
  INSERT INTO redemption AS r (id, member_id, coupon_id, points, obtained_at)
    VALUES ((p_input ->> 'id')::uuid, p_caller.owner_id, v_coupon, v_price, app_now())
    ON CONFLICT (member_id, coupon_id) WHERE used_at IS NULL DO UPDATE SET points = v_price, obtained_at = app_now()
    RETURNING * INTO v_redemption;
  RETURN v_redemption;
END $$;

-- Spends the points of a redemption and opens its code, once for ever; of a bare coupon, once for each time that its code is open. `p_input`:
-- redemption_id or coupon_id, coupons, id, code, minutes, scripted (whether a browser said that a page of ours asks).
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
    -- It may have been taken from the offer meanwhile.
    PERFORM coupon_price(p_input -> 'coupons', v_redemption.coupon_id);
    PERFORM spend_points(v_redemption.member_id, v_redemption.points, v_redemption.id);
    UPDATE redemption SET used_at = v_now, closes_at = v_now + make_interval(mins => (p_input ->> 'minutes')::integer), code = p_input ->> 'code'
      WHERE id = v_redemption.id RETURNING * INTO v_redemption;
  END IF;
  RETURN redemption_shown(v_redemption);
END $$;
--> statement-breakpoint
-- The day at the branches.
CREATE OR REPLACE FUNCTION branch_today() RETURNS date
LANGUAGE sql STABLE AS $$
  SELECT (app_now() AT TIME ZONE 'Asia/Bangkok')::date
$$;

-- What is left of a member's lots, ended ones too until they are written off: the sum of their moves.
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

-- Adds one move to a lot, after the last one.
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

-- Pays for a redemption from the lots that end first, as `payFrom` in `domain/loyalty.ts` does. Refused where there are too few points.
CREATE OR REPLACE FUNCTION spend_points(p_member uuid, p_points integer, p_redemption uuid) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_lot record;
  v_due integer := p_points;
  v_taken integer;
BEGIN
  IF balance_of(p_member) < p_points THEN
    PERFORM refuse('notEnoughPoints', jsonb_build_object('points', balance_of(p_member)), false);
  END IF;
  FOR v_lot IN SELECT * FROM lots_of(p_member) l WHERE l.last_day >= branch_today() ORDER BY l.last_day, l.made_at, l.lot_id LOOP
    EXIT WHEN v_due = 0;
    v_taken := least(v_lot.points, v_due);
    PERFORM move_points(v_lot.lot_id, -v_taken, 'spent', p_redemption, app_now());
    v_due := v_due - v_taken;
  END LOOP;
END $$;

-- Writes off what is left of up to `p_most` lots whose last day is over; nobody could spend it any more. Returns how many there were. Those that ended over a
-- year ago are not looked at: each round would read all that ever were.
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

-- Says that points are wrong, or missing for a purchase that is not in the history, up to `days` after it. `p_input`: id, purchase_id or bought_on and
-- receipt, note, days, most (open at once).
CREATE OR REPLACE FUNCTION claim_points(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_purchase purchase;
  v_day date := (p_input ->> 'bought_on')::date;
  v_claim point_claim;
BEGIN
  IF p_input ->> 'purchase_id' IS NOT NULL THEN
    SELECT * INTO v_purchase FROM purchase p WHERE p.id = (p_input ->> 'purchase_id')::uuid AND p.member_id = p_caller.owner_id;
    IF NOT FOUND THEN
      PERFORM refuse('purchaseNotFound');
    END IF;
    IF EXISTS (SELECT FROM point_claim c WHERE c.purchase_id = v_purchase.id) THEN
      PERFORM refuse('alreadyClaimed');
    END IF;
    v_day := v_purchase.day;
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
    VALUES ((p_input ->> 'id')::uuid, p_caller.owner_id, v_purchase.id, v_day, coalesce(v_purchase.receipt, p_input ->> 'receipt'), p_input ->> 'note',
      'open', app_now())
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
-- One call that changes something, from the caller to the remembered answer, in one transaction and one round trip. Refusals are values, so what was counted
-- stays counted; the work of a refused call is undone, and so is the session of a first-time guest.
-- What the catalogue forbids comes here as the work `refuse`, so that it is judged by the newest version, counts, and is no answer to a repeat.
-- `p_call`: work, own (false: it is about nothing that a caller owns), who (kinds) and hashes (of the secrets that came, one for each kind), owned (ids that must be the caller's), owned_as (what they are of: bookings, cars, redemptions), guest (id, hash, spare: for a session to
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
