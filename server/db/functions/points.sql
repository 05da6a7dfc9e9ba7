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
