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
-- unless that claim was refused; without a receipt, day, branch, kind and amount take its place. Whether somebody else has the receipt is not
-- revealed. `p_input`: id, purchase_id or bought_on, location_id, bought, amount (in hundredths) and receipt ('' for none), note, days, most (open
-- claims at once).
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
    SELECT * INTO v_purchase FROM purchase p WHERE v_receipt <> '' AND p.receipt IN (v_receipt, upper(v_receipt)) AND p.member_id = p_caller.owner_id LIMIT 1;
  END IF;
  IF v_purchase.id IS NOT NULL THEN
    v_day := v_purchase.day;
    v_receipt := v_purchase.receipt;
  END IF;
  IF EXISTS (
    SELECT FROM point_claim c WHERE c.member_id = p_caller.owner_id
      AND (c.purchase_id = v_purchase.id OR c.state <> 'refused' AND upper(c.receipt) = upper(v_receipt) AND (v_receipt <> ''
        OR (c.bought_on, c.location_id, c.bought, c.amount) = (v_day, (p_input ->> 'location_id')::integer, p_input ->> 'bought', (p_input ->> 'amount')::integer))))
  THEN
    PERFORM refuse('alreadyClaimed');
  END IF;
  IF p_input ->> 'location_id' IS NOT NULL AND NOT EXISTS (SELECT FROM branch b WHERE b.location_id = (p_input ->> 'location_id')::integer) THEN
    PERFORM refuse('invalidInput', jsonb_build_object('fields', jsonb_build_array(jsonb_build_object('field', 'item.location_id', 'problem', 'malformed'))));
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
  INSERT INTO point_claim (id, member_id, purchase_id, bought_on, receipt, location_id, bought, amount, note, state, made_at)
    VALUES ((p_input ->> 'id')::uuid, p_caller.owner_id, v_purchase.id, v_day, v_receipt, (p_input ->> 'location_id')::integer, p_input ->> 'bought',
      (p_input ->> 'amount')::integer, p_input ->> 'note', 'open', app_now())
    RETURNING * INTO v_claim;
  RETURN claim_shown(v_claim);
END $$;

-- Takes back a member's own claim that has not been answered. `p_input`: claim_id.
CREATE OR REPLACE FUNCTION withdraw_claim(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM point_claim c WHERE c.id = (p_input ->> 'claim_id')::uuid AND c.member_id = p_caller.owner_id AND c.state = 'open';
  IF NOT FOUND THEN
    PERFORM refuse('claimNotOpen');
  END IF;
  RETURN jsonb_build_object('claim_id', p_input ->> 'claim_id');
END $$;

-- A claim as its member sees it (`pointClaim` in `contract/calls/points.shapes.ts`).
CREATE OR REPLACE FUNCTION claim_shown(p_claim point_claim) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('claim_id', p_claim.id, 'purchase_id', p_claim.purchase_id, 'bought_on', p_claim.bought_on, 'receipt', p_claim.receipt,
    'location_id', p_claim.location_id, 'bought', p_claim.bought, 'amount', p_claim.amount / 100.0, 'note', p_claim.note, 'state', p_claim.state,
    'points', p_claim.points, 'made_at', iso(p_claim.made_at), 'answered_at', iso(p_claim.answered_at))
$$;
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
      WHEN 'withdrawClaim' THEN withdraw_claim(v_caller, p_input)
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
