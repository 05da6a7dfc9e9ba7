-- Locks a branch's day, and creates it if nobody has held a slot on it yet. Code that takes lanes must call this first, in the order of branch and
-- date, and only then lock bookings; code that frees lanes does not need it.
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

-- Like `lock_day` if the day exists and nobody else has the lock; otherwise returns false without waiting.
CREATE OR REPLACE FUNCTION lock_free_day(p_location integer, p_day date) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM branch_day WHERE location_id = p_location AND day = p_day FOR UPDATE SKIP LOCKED;
  RETURN FOUND;
END $$;

-- The lowest free lane in each cell of a visit, or null if a cell has none. The lower of the day's stored number of lanes and the branch's current
-- one applies, and the shorter of the two opening hours. Uses the view that listing reads. The lanes of `p_except` and of expired holds count as
-- free: if such a hold is just being ended, the key makes the taker of its lane wait for that; otherwise the call is repeated.
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

-- Takes the lanes found by `free_lanes`, under the lock of their day.
CREATE OR REPLACE FUNCTION take_lanes(p_appointment uuid, p_location integer, p_day date, p_cell integer, p_lanes smallint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 1 .. cardinality(p_lanes) LOOP
    INSERT INTO claim (location_id, day, cell, lane, appointment_id) VALUES (p_location, p_day, p_cell + i - 1, p_lanes[i], p_appointment);
  END LOOP;
END $$;

-- Ends the expired holds of a locked day. A hold that somebody else is ending at this moment is skipped.
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
