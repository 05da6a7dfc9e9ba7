-- What is left of a group of which not everything could be done: nothing unless the caller wants what fits and something did. Then the work is undone,
-- and the refusal carries the result for each. `p_results`: an object for each item; one with `failure` failed, finally or not.
CREATE OR REPLACE FUNCTION keep_group(p_results jsonb, p_partial boolean, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_failed integer := (SELECT count(*) FROM jsonb_array_elements(p_results) one WHERE one ? 'failure');
BEGIN
  IF v_failed > 0 AND (NOT p_partial OR v_failed = jsonb_array_length(p_results)) THEN
    PERFORM refuse('groupNotKept', jsonb_build_object('now', iso(p_now), 'results', p_results, 'kept', false),
      NOT EXISTS (SELECT FROM jsonb_array_elements(p_results) one WHERE one ? 'failure' AND NOT (one ->> 'final')::boolean));
  END IF;
  RETURN jsonb_build_object('now', iso(p_now), 'results', p_results, 'kept', true);
END $$;

-- Holds each item of a group that can be held, in the order of the list, and returns the result for each: as `hold_slots` answers it, or failure,
-- details and final. `p_lost`: the items whose slots are lost already; `p_tight`: the limit on live holds does not allow for all.
CREATE OR REPLACE FUNCTION hold_each(p_caller caller, p_input jsonb, p_lost jsonb, p_tight boolean, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_item jsonb;
  v_car car;
  v_results jsonb := '[]';
  v_failure text;
  v_details text;
BEGIN
  FOR v_item IN SELECT item FROM jsonb_array_elements(p_input -> 'items') item ORDER BY (item ->> 'index')::integer LOOP
    BEGIN
      SELECT * INTO v_car FROM car c WHERE c.id = (v_item ->> 'car_id')::uuid AND is_own(c, p_caller.keys);
      IF NOT FOUND THEN
        PERFORM refuse('carNotFound');
      END IF;
      IF v_item ? 'refused' THEN
        PERFORM refuse(v_item -> 'refused' ->> 'failure', v_item -> 'refused' -> 'details', false);
      END IF;
      IF p_lost ? (v_item ->> 'index') THEN
        PERFORM refuse('slotTaken', jsonb_build_object('about', lost_slot(v_item)));
      END IF;
      -- The plate is that of the registered car, whatever was typed.
      v_item := v_item || jsonb_build_object('plate_key', v_car.plate_key,
        'customer', v_item -> 'customer' || jsonb_build_object('register_number', v_car.plate, 'province', v_car.province));
      IF p_tight THEN
        PERFORM require_few_bookings(p_caller, jsonb_build_object('items', jsonb_build_array(v_item), 'most', p_input -> 'most'),
          array_remove(ARRAY[(v_item ->> 'own')::uuid], NULL), p_now);
      END IF;
      v_results := v_results || hold_item(p_caller, v_item, p_now, (p_input ->> 'minutes')::integer, p_input ->> 'aff');
    EXCEPTION WHEN SQLSTATE 'RD001' OR SQLSTATE 'RD002' THEN
      GET STACKED DIAGNOSTICS v_failure = MESSAGE_TEXT, v_details = PG_EXCEPTION_DETAIL;
      v_results := v_results || jsonb_build_object('failure', v_failure, 'details', v_details::jsonb, 'final', SQLSTATE = 'RD001');
    END;
  END LOOP;
  RETURN v_results;
END $$;

-- Holds slots for a group of registered cars: all or none, or with `partial` those that fit. `p_input`: as for `hold_slots`, and partial; each item
-- has a car_id of its own, and may be `refused` by the catalogue (failure, details). All locks are taken first: days in the order of branch and date,
-- then cars, then bookings, those that are moved and those of the cars. Answers now and the result for each, as `hold_each` returns it.
CREATE OR REPLACE FUNCTION hold_group(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_partial boolean := p_input -> 'partial';
  v_own uuid[] := ARRAY(SELECT (item ->> 'own')::uuid FROM jsonb_array_elements(p_input -> 'items') item WHERE item ? 'own');
  v_moves boolean := cardinality(v_own) > 0;
  v_lost jsonb := lock_days(p_input -> 'items', v_moves);
  v_cars uuid[];
  v_now timestamptz;
  v_tight boolean := false;
  v_results jsonb;
BEGIN
  v_cars := ARRAY(
    SELECT c.id FROM car c WHERE c.id IN (SELECT (item ->> 'car_id')::uuid FROM jsonb_array_elements(p_input -> 'items') item) AND is_own(c, p_caller.keys)
    ORDER BY c.id FOR SHARE);
  PERFORM FROM appointment a
    WHERE a.id = ANY (v_own) AND is_own(a, p_caller.keys) OR a.car_id = ANY (v_cars) AND a.state IN ('held', 'confirmed')
    ORDER BY a.id FOR UPDATE;
  v_now := app_now();
  BEGIN
    PERFORM require_few_bookings(p_caller, p_input, v_own, v_now);
  EXCEPTION WHEN SQLSTATE 'RD002' THEN
    v_tight := true;
  END;

  BEGIN
    -- One car may go where another leaves.
    DELETE FROM claim c USING appointment a, jsonb_array_elements(p_input -> 'items') item
      WHERE c.appointment_id = a.id AND a.id = (item ->> 'own')::uuid AND is_own(a, p_caller.keys) AND a.state = 'held' AND a.expires_at > v_now
        AND (a.location_id <> (item ->> 'location_id')::integer OR a.starts_at <> cell_start((item ->> 'day')::date, (item ->> 'cell')::integer));
    v_results := hold_each(p_caller, p_input, v_lost, v_tight, v_now);
    -- A hold that stays where it was keeps its slot there.
    IF v_moves AND v_partial AND EXISTS (SELECT FROM jsonb_array_elements(v_results) one WHERE one ? 'failure') THEN
      RAISE EXCEPTION USING errcode = 'RD003', message = 'not all of them can move';
    END IF;
  EXCEPTION WHEN SQLSTATE 'RD003' THEN
    v_results := hold_each(p_caller, p_input, v_lost, v_tight, v_now);
  END;
  RETURN keep_group(v_results, v_partial, v_now);
END $$;
