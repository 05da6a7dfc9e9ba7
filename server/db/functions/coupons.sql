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
