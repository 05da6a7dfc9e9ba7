-- A whole write, from finding the caller to remembering the answer, in one transaction and one round trip. Refusals are values, so that what was
-- counted stays counted; the work of a refused call is undone, and so is the session of a first-time guest. What the catalogue forbids arrives here
-- as the work `refuse`, so that it is judged by the newest version, is counted, and does not override the answer to a repeat. `p_call`: work, own
-- (false: it is about nothing that a caller owns), who (kinds) and hashes (of the secrets that came, one for each kind), owned (ids that must be the
-- caller's), owned_as (what they are of: bookings, cars, redemptions), guest (id, hash, spare: for a session to be opened), limit (most: for each
-- kind of owner, address and newcomer: buckets, address_most, newcomer_most), route, key, body_hash, version (of the catalogue; not given for what it
-- does not judge), request. Statements keep their plans: without the setting, those with a list of unknown length would be planned again each time,
-- which takes longer than running them.
-- Returns one of `answer` (the result of the work), `refused` (failure, details) or `stale` (another version of the catalogue is needed), with
-- `cookie` (key or spare: which secret the guest gets) and `lives` (the cookie's new lifetime in seconds, if it changes).
CREATE OR REPLACE FUNCTION write_call(p_call jsonb, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_found record;
  v_caller caller;
  v_opened record;
  v_claim record;
  v_key uuid := p_call ->> 'key';
  v_limit jsonb := p_call -> 'limit';
  -- A group counts once for each of its cars.
  v_hits integer := coalesce(jsonb_array_length(p_input -> 'items'), 1);
  v_buckets text[] := '{}';
  v_most integer[] := '{}';
  v_done_buckets text[] := '{}';
  v_done_most integer[] := '{}';
  v_wait integer;
  v_cookie text;
  v_answer jsonb;
  v_failure text;
  v_details text;
  v_final boolean;
  v_owned uuid[];
BEGIN
  IF (p_call ->> 'version')::bigint <> (SELECT version FROM catalogue_version) THEN
    RETURN jsonb_build_object('stale', true);
  END IF;
  SELECT * INTO v_found FROM caller_of(ARRAY(SELECT jsonb_array_elements_text(p_call -> 'who')), ARRAY(SELECT jsonb_array_elements_text(p_call -> 'hashes')),
    (p_call ->> 'own')::boolean IS NOT false, true);
  IF v_found.refusal IS NOT NULL THEN
    RETURN jsonb_build_object('refused', jsonb_build_object('failure', v_found.refusal, 'details', '{}'::jsonb));
  END IF;

  IF v_limit IS NOT NULL THEN
    IF v_found.owner_id IS NOT NULL THEN
      v_buckets := ARRAY['hold-owner:' || v_found.owner_id];
      v_most := ARRAY[(v_limit -> 'most' ->> v_found.owner_kind)::integer];
    END IF;
    IF v_found.owner_kind = 'guest' THEN
      v_buckets := v_buckets || (v_limit ->> 'address');
      v_most := v_most || (v_limit ->> 'address_most')::integer;
    END IF;
    IF v_found.owner_id IS NULL THEN
      -- Only what is done counts here: after a refusal the guest is still new.
      v_done_buckets := ARRAY[v_limit ->> 'newcomer'];
      v_done_most := ARRAY[(v_limit ->> 'newcomer_most')::integer];
    END IF;
    v_wait := seconds_over_limit(v_buckets || v_done_buckets, v_most || v_done_most, v_hits);
    -- A repeat does not count again; it gets its answer below.
    IF v_wait > 0 AND NOT EXISTS (
      SELECT FROM idempotency i WHERE i.key = v_key AND i.scope = coalesce(v_found.owner_id,
        (SELECT s.id FROM session s WHERE s.token_hash = p_call -> 'guest' ->> 'hash'))::text)
    THEN
      RETURN jsonb_build_object('refused', jsonb_build_object('failure', 'tooManyRequests', 'details', jsonb_build_object('retry_after', v_wait)));
    END IF;
  END IF;

  v_caller.kind := v_found.owner_kind;
  v_caller.owner_id := v_found.owner_id;
  -- What was booked as a guest needs the guest's session, even if another kind of caller acts.
  v_caller.session_id := v_found.guest_id;
  v_caller.keys := v_found.owner_keys;
  v_caller.request := p_call ->> 'request';
  v_caller.is_new := false;
  IF v_caller.owner_id IS NULL THEN
    SELECT * INTO v_opened FROM open_session((p_call -> 'guest' ->> 'id')::uuid, p_call -> 'guest' ->> 'hash', p_call -> 'guest' ->> 'spare', v_key);
    v_cookie := CASE WHEN v_opened.spare THEN 'spare' ELSE 'key' END;
    v_caller.owner_id := v_opened.owner_id;
    v_caller.session_id := v_opened.owner_id;
    v_caller.keys := ARRAY['guest ' || v_opened.owner_id];
    v_caller.is_new := v_opened.made;
  END IF;
  IF v_key IS NOT NULL THEN
    SELECT * INTO v_claim FROM claim_request(v_caller.owner_id::text, v_key, p_call ->> 'route', p_call ->> 'body_hash');
    IF v_claim.state = 'reused' THEN
      RETURN jsonb_build_object('refused', jsonb_build_object('failure', 'requestKeyReused', 'details', '{}'::jsonb));
    ELSIF v_claim.state = 'repeat' THEN
      RETURN jsonb_build_object(CASE WHEN v_claim.refused THEN 'refused' ELSE 'answer' END, v_claim.body::jsonb, 'cookie', v_cookie, 'lives',
        session_seconds(v_caller.session_id));
    END IF;
    IF p_call ->> 'work' = 'hold' AND v_caller.kind <> 'guest' THEN
      v_caller.keys := v_caller.keys || coalesce('guest ' || session_of_key(p_call -> 'guest' ->> 'hash', v_key), '');
      p_input := held_as_guest(v_caller, p_input, v_key, p_call ->> 'route');
    END IF;
  END IF;

  BEGIN
    v_owned := ARRAY(SELECT jsonb_array_elements_text(p_call -> 'owned')::uuid);
    CASE p_call ->> 'owned_as'
      WHEN 'cars' THEN PERFORM require_own_cars(v_caller, v_owned);
      WHEN 'redemptions' THEN PERFORM require_own_redemptions(v_caller, v_owned);
      ELSE PERFORM require_own(v_caller, v_owned);
    END CASE;
    IF p_call ->> 'work' = 'refuse' THEN
      PERFORM refuse(p_input ->> 'failure', p_input -> 'details', false);
    END IF;
    v_answer := CASE p_call ->> 'work'
      WHEN 'hold' THEN hold_slots(v_caller, p_input)
      WHEN 'holdGroup' THEN hold_group(v_caller, p_input)
      WHEN 'confirm' THEN confirm_bookings(v_caller, p_input)
      WHEN 'confirmGroup' THEN confirm_group(v_caller, p_input)
      WHEN 'extend' THEN extend_hold(v_caller, p_input)
      WHEN 'cancel' THEN cancel_bookings(v_caller, p_input)
      WHEN 'cancelEach' THEN cancel_each(v_caller, p_input)
      WHEN 'cancelByCode' THEN cancel_by_code(v_caller, p_input)
      WHEN 'takeBooking' THEN take_booking(v_caller, p_input)
      WHEN 'updateProfile' THEN update_profile(v_caller, p_input)
      WHEN 'updateCompany' THEN update_company(v_caller, p_input)
      WHEN 'addTakeCarAddress' THEN add_take_car_address(v_caller, p_input)
      WHEN 'deleteTakeCarAddress' THEN delete_take_car_address(v_caller, p_input)
      WHEN 'makeDriverLink' THEN make_driver_link(v_caller, p_input)
      WHEN 'revokeDriverLink' THEN revoke_driver_link(v_caller, p_input)
      WHEN 'addCar' THEN add_car(v_caller, p_input)
      WHEN 'editCar' THEN edit_car(v_caller, p_input)
      WHEN 'favourCar' THEN favour_car(v_caller, p_input)
      WHEN 'deleteCar' THEN delete_car(v_caller, p_input)
      WHEN 'deleteCars' THEN delete_cars(v_caller, p_input)
      WHEN 'importCars' THEN import_cars(v_caller, p_input)
      WHEN 'undoImport' THEN undo_import(v_caller, p_input)
      WHEN 'noteOdometer' THEN note_odometer(v_caller, p_input)
      WHEN 'obtainCoupon' THEN redemption_shown(obtain_coupon(v_caller, p_input))
      WHEN 'useCoupon' THEN use_coupon(v_caller, p_input)
      WHEN 'claimPoints' THEN claim_points(v_caller, p_input)
      WHEN 'withdrawClaim' THEN withdraw_claim(v_caller, p_input)
      WHEN 'receiveForm' THEN receive_form(v_caller, p_input)
      WHEN 'receiveSurvey' THEN receive_survey(v_caller, p_input)
    END;
    -- Counted last, so that the address's row is locked only from here to the end.
    v_wait := count_hits(v_buckets || v_done_buckets, v_most || v_done_most, v_hits);
    IF v_wait > 0 THEN
      PERFORM refuse('tooManyRequests', jsonb_build_object('retry_after', v_wait), false);
    END IF;
  EXCEPTION WHEN SQLSTATE 'RD001' OR SQLSTATE 'RD002' THEN
    GET STACKED DIAGNOSTICS v_failure = MESSAGE_TEXT, v_details = PG_EXCEPTION_DETAIL;
    v_final := SQLSTATE = 'RD001';
  END;

  IF v_failure IS NOT NULL THEN
    IF v_failure <> 'slotsNeeded' THEN
      PERFORM count_hits(v_buckets, v_most, v_hits);
    END IF;
    v_answer := jsonb_build_object('failure', v_failure, 'details', v_details::jsonb);
    IF v_key IS NOT NULL THEN
      IF v_final AND NOT v_caller.is_new THEN
        UPDATE idempotency SET body = v_answer::text, refused = true WHERE scope = v_caller.owner_id::text AND key = v_key;
      ELSE
        DELETE FROM idempotency WHERE scope = v_caller.owner_id::text AND key = v_key;
      END IF;
    END IF;
    IF v_caller.is_new THEN
      DELETE FROM session WHERE id = v_caller.owner_id;
    END IF;
    RETURN jsonb_build_object('refused', v_answer);
  END IF;
  IF v_key IS NOT NULL THEN
    UPDATE idempotency SET body = v_answer::text WHERE scope = v_caller.owner_id::text AND key = v_key;
  END IF;
  RETURN jsonb_build_object('answer', v_answer, 'cookie', v_cookie, 'lives',
    CASE WHEN v_cookie IS NOT NULL OR p_call ->> 'work' = 'confirm' THEN session_seconds(v_caller.session_id) END);
END $$;
