-- Until when a driver's link shows its visit: to the end of the day, so that whoever is late still finds the branch.
CREATE OR REPLACE FUNCTION driver_link_end(p_booking appointment) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT greatest(visit_end(p_booking), cell_start(p_booking.day, 96))
$$;

-- Makes the link to a confirmed booking of a company, in the place of the former one. `p_input`: booking_id, token_hash.
CREATE OR REPLACE FUNCTION make_driver_link(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_booking appointment;
  v_now timestamptz;
BEGIN
  SELECT * INTO v_booking FROM appointment a WHERE a.id = (p_input ->> 'booking_id')::uuid AND is_own(a, p_caller.keys) FOR SHARE;
  IF NOT FOUND THEN
    PERFORM refuse('bookingNotFound');
  END IF;
  v_now := app_now();
  IF v_booking.state <> 'confirmed' OR v_booking.owner_kind <> 'company' OR visit_end(v_booking) <= v_now THEN
    PERFORM refuse('noDriverLink');
  END IF;
  INSERT INTO driver_link (appointment_id, token_hash, made_at) VALUES (v_booking.id, p_input ->> 'token_hash', v_now)
    ON CONFLICT (appointment_id) DO UPDATE SET token_hash = excluded.token_hash, made_at = excluded.made_at;
  RETURN jsonb_build_object('made_at', iso(v_now), 'ends_at', iso(driver_link_end(v_booking)));
END $$;

-- Ends the link to a booking, if there is one. `p_input`: booking_id.
CREATE OR REPLACE FUNCTION revoke_driver_link(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM driver_link l USING appointment a
    WHERE a.id = l.appointment_id AND a.id = (p_input ->> 'booking_id')::uuid AND is_own(a, p_caller.keys);
  RETURN jsonb_build_object('appointment_id', p_input ->> 'booking_id');
END $$;
