-- Takes the booking with this plate and code, which was made without signing in, into the calling member's account. From then on it belongs to the
-- member alone. A booking of another account is refused as if it did not exist; the member's own booking is answered again. `p_input`: code, plate,
-- most (as for a hold), guest (the hash of the guest's secret, if one was sent). Plate and code may be on a slip of paper, so a member who does not
-- come from the browser that made the booking continues to see names and contact data masked.
CREATE OR REPLACE FUNCTION take_booking(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_booking appointment;
  v_now timestamptz;
BEGIN
  SELECT * INTO v_booking FROM appointment a WHERE a.code = p_input ->> 'code' AND a.plate_key = p_input ->> 'plate' FOR UPDATE;
  IF v_booking.id IS NULL OR v_booking.owner_kind <> 'guest' AND NOT (v_booking.owner_kind = p_caller.kind AND v_booking.owner_id = p_caller.owner_id) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  IF v_booking.owner_kind <> 'guest' THEN
    RETURN jsonb_build_object('id', v_booking.id, 'state', v_booking.state, 'already', true);
  END IF;
  v_now := app_now();
  IF v_booking.state = 'confirmed' AND v_booking.starts_at > v_now THEN
    PERFORM require_few_bookings(p_caller, jsonb_build_object('items', jsonb_build_array(jsonb_build_object('plate_key', v_booking.plate_key)),
      'most', p_input -> 'most'), '{}', v_now);
  END IF;
  UPDATE appointment SET owner_kind = p_caller.kind, owner_id = p_caller.owner_id, is_guest = false, version = version + 1,
      car_id = car_of_plate(p_caller, plate_key, coalesce(customer ->> 'province', '')),
      contact_hidden = NOT EXISTS (
        SELECT FROM session s WHERE s.id = v_booking.owner_id AND s.kind = 'guest' AND s.token_hash = p_input ->> 'guest' AND s.ended_at IS NULL)
    WHERE id = v_booking.id;
  PERFORM record_event(v_booking.id, v_now, 'taken', v_booking.state, v_booking.state, p_caller);
  RETURN jsonb_build_object('id', v_booking.id, 'state', v_booking.state, 'already', false);
END $$;
