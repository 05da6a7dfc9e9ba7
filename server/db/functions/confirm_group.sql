-- Confirms bookings of a company: all or none, or with `partial` those that can be confirmed, each by the rules of `confirm_bookings`. `p_input`: as
-- for that, and partial. Answers now and the result for each, in the order of the ids: booking, and whether it was confirmed only now; or failure,
-- details and final.
CREATE OR REPLACE FUNCTION confirm_group(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_ids uuid[] := ARRAY(SELECT jsonb_array_elements_text(p_input -> 'ids')::uuid);
  v_locked text[] := lock_to_confirm(p_caller, v_ids, p_input -> 'slots', true);
  v_now timestamptz := app_now();
  v_before text;
  v_booking jsonb;
  v_needed jsonb := '[]';
  v_results jsonb := '[]';
  v_failure text;
  v_details jsonb;
  v_detail text;
BEGIN
  FOR i IN 1 .. cardinality(v_ids) LOOP
    v_before := (SELECT a.state FROM appointment a WHERE a.id = v_ids[i]);
    BEGIN
      v_booking := confirm_locked(p_caller, p_input || jsonb_build_object('ids', jsonb_build_array(v_ids[i]),
        'codes', jsonb_build_array(p_input -> 'codes' -> i - 1)), v_locked, v_now) -> 'bookings' -> 0;
      v_results := v_results || jsonb_build_object('booking', v_booking, 'changed', v_before IN ('held', 'expired'));
    EXCEPTION WHEN SQLSTATE 'RD001' OR SQLSTATE 'RD002' THEN
      GET STACKED DIAGNOSTICS v_failure = MESSAGE_TEXT, v_detail = PG_EXCEPTION_DETAIL;
      v_details := v_detail;
      IF v_failure = 'slotsNeeded' THEN
        v_needed := v_needed || (v_details -> 'about');
      END IF;
      v_results := v_results || jsonb_build_object('failure', v_failure, 'details', v_details, 'final', SQLSTATE = 'RD001');
    END;
  END LOOP;
  IF jsonb_array_length(v_needed) > 0 THEN
    PERFORM refuse('slotsNeeded', jsonb_build_object('about', v_needed), false);
  END IF;
  RETURN keep_group(v_results, (p_input -> 'partial')::boolean, v_now);
END $$;
