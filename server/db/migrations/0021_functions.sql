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

-- Changes all fields of a car, and its photo if that is named. Its bookings keep the plate that they were made with.
CREATE OR REPLACE FUNCTION edit_car(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_car car;
BEGIN
  PERFORM check_car(p_caller.kind, p_caller.owner_id, (p_input ->> 'car_id')::uuid, p_input, 'car.master_car_data_id');
  PERFORM bind_bookings(c) FROM car c WHERE c.id = (p_input ->> 'car_id')::uuid;
  UPDATE car SET name = p_input ->> 'name', plate = p_input ->> 'plate', plate_key = p_input ->> 'plate_key', province = p_input ->> 'province',
      master_car_data_id = (p_input ->> 'year')::integer
    WHERE id = (p_input ->> 'car_id')::uuid RETURNING * INTO v_car;
  RETURN car_profile(with_photo(v_car, p_input));
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

-- Asks for a coupon, without spending anything; one that was asked for before and not confirmed is the same one, at today's price. Of one that costs nothing
-- only one code is open at a time. `p_input`: id, coupon_id, coupons.
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
-- Keeps a photo that an account has sent: once, and while the account is there; false otherwise. Of those that no car has, an account keeps its last
-- few.
CREATE OR REPLACE FUNCTION keep_photo(p_id uuid, p_kind text, p_owner uuid, p_type text, p_bytes bytea, p_most integer) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  -- Locked, so that photos sent at the same time count each other, and none outlives its account.
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
  -- Asked twice: a car may be given one of them meanwhile, and only what stands here is asked again then.
  DELETE FROM photo f WHERE f.car_id IS NULL AND f.id IN (
    SELECT o.id FROM photo o WHERE o.owner_kind = p_kind AND o.owner_id = p_owner AND o.car_id IS NULL AND o.id <> p_id
      ORDER BY o.created_at DESC, o.id OFFSET p_most - 1);
  RETURN true;
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

-- Says that points are wrong, or missing for a purchase that is not in the history, up to `days` after it: once for a purchase, and once for a receipt
-- unless that was refused. Whether somebody else has the receipt is told to nobody. `p_input`: id, purchase_id or bought_on and receipt, note, days, most
-- (open at once).
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
    -- Typed off the paper, it may be a purchase that has come in.
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
