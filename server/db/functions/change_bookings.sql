-- Puts the deadline of a live hold off, once. `p_input`: id, minutes.
CREATE OR REPLACE FUNCTION extend_hold(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_booking appointment;
  v_now timestamptz;
  v_details jsonb;
BEGIN
  SELECT * INTO v_booking FROM appointment a WHERE a.id = (p_input ->> 'id')::uuid AND is_own(a, p_caller.keys) FOR UPDATE;
  IF NOT FOUND THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  v_now := app_now();
  v_details := jsonb_build_object('appointment_id', v_booking.id, 'now', iso(v_now));
  IF v_booking.state IN ('confirmed', 'completed') THEN
    PERFORM refuse('alreadyConfirmed', v_details);
  END IF;
  IF v_booking.state <> 'held' OR v_booking.expires_at <= v_now THEN
    PERFORM refuse('holdExpired', v_details);
  END IF;
  IF v_booking.extended THEN
    PERFORM refuse('alreadyExtended', v_details);
  END IF;
  UPDATE appointment SET expires_at = expires_at + make_interval(mins => (p_input ->> 'minutes')::integer),
      held_until = expires_at + make_interval(mins => (p_input ->> 'minutes')::integer), extended = true, version = version + 1
    WHERE id = v_booking.id RETURNING * INTO v_booking;
  PERFORM record_event(v_booking.id, v_now, 'extended', 'held', 'held', p_caller);
  RETURN jsonb_build_object('id', v_booking.id, 'expires_at', iso(v_booking.expires_at), 'now', iso(v_now));
END $$;

-- Gives holds back, or cancels confirmed bookings up to exactly `hours` before they begin; all or none. What has ended already stays as it is, and is
-- answered with the state that there is. `p_input`: ids, hours. Answers id and state of each, and whether it has changed now, in the order of the ids.
CREATE OR REPLACE FUNCTION cancel_bookings(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'ids')::uuid);
  v_booking appointment;
  v_now timestamptz;
  v_deadline timestamptz;
  v_changes boolean;
  v_results jsonb := '{}';
BEGIN
  PERFORM FROM appointment a WHERE a.id = ANY (v_ids) ORDER BY a.id FOR UPDATE;
  v_now := app_now();
  FOR v_booking IN SELECT * FROM appointment a WHERE a.id = ANY (v_ids) AND is_own(a, p_caller.keys) ORDER BY a.id LOOP
    IF v_booking.state IN ('completed', 'no_show') OR v_booking.state = 'confirmed' AND visit_end(v_booking) <= v_now THEN
      PERFORM refuse('notCancellable', jsonb_build_object('appointment_id', v_booking.id));
    END IF;
    v_deadline := v_booking.starts_at - make_interval(hours => (p_input ->> 'hours')::integer);
    IF v_booking.state = 'confirmed' AND v_now > v_deadline THEN
      PERFORM refuse('tooLateToCancel', jsonb_build_object('appointment_id', v_booking.id, 'now', iso(v_now), 'cancel_until', iso(v_deadline)));
    END IF;
    v_changes := v_booking.state = 'confirmed' OR v_booking.state = 'held' AND v_booking.expires_at > v_now;
    IF v_changes THEN
      UPDATE appointment SET state = 'cancelled', expires_at = NULL, version = version + 1 WHERE id = v_booking.id;
      DELETE FROM claim WHERE appointment_id = v_booking.id;
      PERFORM record_event(v_booking.id, v_now, CASE v_booking.state WHEN 'held' THEN 'released' ELSE 'cancelled' END, v_booking.state, 'cancelled', p_caller);
      v_booking.state := 'cancelled';
    ELSIF v_booking.state = 'held' THEN
      v_booking.state := 'expired';
    END IF;
    v_results := v_results || jsonb_build_object(v_booking.id, jsonb_build_object('id', v_booking.id, 'state', v_booking.state, 'changed', v_changes));
  END LOOP;
  IF (SELECT count(*) FROM jsonb_object_keys(v_results)) <> cardinality(v_ids) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  RETURN (SELECT jsonb_agg(v_results -> u.id::text ORDER BY u.at) FROM unnest(v_ids) WITH ORDINALITY u(id, at));
END $$;

-- The same for the booking of a plate and a code. Both together are the proof, as a driver's link is, whoever calls. `p_input`: code, plate, hours.
CREATE OR REPLACE FUNCTION cancel_by_code(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := (SELECT a.id FROM appointment a WHERE a.code = p_input ->> 'code' AND a.plate_key = p_input ->> 'plate');
BEGIN
  IF v_id IS NULL THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  p_caller.keys := p_caller.keys || ('link ' || v_id);
  RETURN cancel_bookings(p_caller, jsonb_build_object('ids', jsonb_build_array(v_id), 'hours', p_input -> 'hours'));
END $$;
