-- Extends the deadline of a live hold, once. `p_input`: id, minutes.
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

-- The single rule for cancelling a locked booking: a hold is released, and a confirmed booking can be cancelled up to exactly `p_hours` before it
-- begins. A booking that has already ended stays as it is. Returns its id and state, whether it has changed now, and the result: cancelled, already,
-- tooLate (with the last moment at which it was possible) or notCancellable.
CREATE OR REPLACE FUNCTION cancel_booking(p_caller caller, p_booking appointment, p_now timestamptz, p_hours integer) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_until timestamptz := p_booking.starts_at - make_interval(hours => p_hours);
  v_result jsonb := jsonb_build_object('id', p_booking.id, 'state', p_booking.state, 'changed', false);
BEGIN
  IF p_booking.state = 'confirmed' AND visit_end(p_booking) <= p_now THEN
    RETURN v_result || '{"state": "completed", "result": "notCancellable"}';
  ELSIF p_booking.state IN ('completed', 'no_show') THEN
    RETURN v_result || '{"result": "notCancellable"}';
  ELSIF p_booking.state = 'confirmed' AND p_now > v_until THEN
    RETURN v_result || jsonb_build_object('result', 'tooLate', 'cancel_until', iso(v_until));
  ELSIF p_booking.state IN ('cancelled', 'expired') THEN
    RETURN v_result || '{"result": "already"}';
  ELSIF p_booking.state = 'held' AND p_booking.expires_at <= p_now THEN
    RETURN v_result || '{"state": "expired", "result": "already"}';
  END IF;
  UPDATE appointment SET state = 'cancelled', expires_at = NULL, version = version + 1 WHERE id = p_booking.id;
  DELETE FROM claim WHERE appointment_id = p_booking.id;
  PERFORM record_event(p_booking.id, p_now, CASE p_booking.state WHEN 'held' THEN 'released' ELSE 'cancelled' END, p_booking.state, 'cancelled', p_caller);
  RETURN v_result || '{"state": "cancelled", "changed": true, "result": "cancelled"}';
END $$;

-- Cancels several bookings. `p_input`: ids (each once), hours. Returns now, and the result of `cancel_booking` for each, in the order of the ids.
CREATE OR REPLACE FUNCTION cancel_each(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'ids')::uuid);
  v_booking appointment;
  v_now timestamptz;
  v_results jsonb := '{}';
BEGIN
  PERFORM FROM appointment a WHERE a.id = ANY (v_ids) ORDER BY a.id FOR UPDATE;
  v_now := app_now();
  FOR v_booking IN SELECT * FROM appointment a WHERE a.id = ANY (v_ids) AND is_own(a, p_caller.keys) ORDER BY a.id LOOP
    v_results := v_results || jsonb_build_object(v_booking.id, cancel_booking(p_caller, v_booking, v_now, (p_input ->> 'hours')::integer));
  END LOOP;
  IF (SELECT count(*) FROM jsonb_object_keys(v_results)) <> cardinality(v_ids) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  RETURN jsonb_build_object('now', iso(v_now), 'results',
    (SELECT jsonb_agg(v_results -> u.id::text ORDER BY u.at) FROM unnest(v_ids) WITH ORDINALITY u(id, at)));
END $$;

-- The same, all or none: the first booking that cannot be cancelled refuses the call, with the reason. Returns only the results.
CREATE OR REPLACE FUNCTION cancel_bookings(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_done jsonb := cancel_each(p_caller, p_input);
  v_one jsonb;
BEGIN
  FOR v_one IN SELECT value FROM jsonb_array_elements(v_done -> 'results') LOOP
    IF v_one ->> 'result' = 'notCancellable' THEN
      PERFORM refuse('notCancellable', jsonb_build_object('appointment_id', v_one -> 'id'));
    ELSIF v_one ->> 'result' = 'tooLate' THEN
      PERFORM refuse('tooLateToCancel', jsonb_build_object('appointment_id', v_one -> 'id', 'now', v_done -> 'now', 'cancel_until', v_one -> 'cancel_until'));
    END IF;
  END LOOP;
  RETURN v_done -> 'results';
END $$;

-- Cancels the booking with this plate and code. Together they are the proof, whoever calls; except for a company's booking, whose
-- drivers know both: only the company finds it. `p_input`: code, plate, hours.
CREATE OR REPLACE FUNCTION cancel_by_code(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := (SELECT a.id FROM appointment a WHERE a.code = p_input ->> 'code' AND a.plate_key = p_input ->> 'plate'
    AND (a.owner_kind <> 'company' OR is_own(a, p_caller.keys)));
BEGIN
  IF v_id IS NULL THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  p_caller.keys := p_caller.keys || ('link ' || v_id);
  RETURN cancel_bookings(p_caller, jsonb_build_object('ids', jsonb_build_array(v_id), 'hours', p_input -> 'hours'));
END $$;
