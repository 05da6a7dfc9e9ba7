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
      PERFORM refuse('carAlreadyBooked', jsonb_build_object('now', iso(p_now))
        || CASE WHEN is_own(v_other, p_caller.keys) THEN jsonb_build_object('appointment_id', v_other.id) ELSE '{}' END);
    END IF;
    DELETE FROM claim WHERE appointment_id = v_other.id;
    UPDATE appointment SET state = CASE v_other.state WHEN 'held' THEN 'expired' ELSE 'completed' END, expires_at = NULL, version = version + 1,
        odometer = CASE v_other.state WHEN 'confirmed' THEN visit_odometer(v_other) END
      WHERE id = v_other.id;
    PERFORM record_event(v_other.id, p_now, CASE v_other.state WHEN 'held' THEN 'expired' ELSE 'completed' END, v_other.state,
      CASE v_other.state WHEN 'held' THEN 'expired' ELSE 'completed' END, p_caller);
  END LOOP;
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
