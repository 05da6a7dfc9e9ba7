CREATE OR REPLACE FUNCTION record_event(p_id uuid, p_at timestamptz, p_action text, p_from text, p_to text, p_caller caller) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO appointment_event (appointment_id, at, action, from_state, to_state, actor, request_id)
    VALUES (p_id, p_at, p_action, p_from, p_to, p_caller.kind || ' ' || p_caller.owner_id, p_caller.request);
END $$;
