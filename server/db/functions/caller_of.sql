-- Finds the caller from the kinds that the call is for, in order, and the hash of the secret that was sent for each (null for none). The first kind
-- with a live session acts; whatever belongs to any of them is the caller's. A session that a later sign-in ended refuses every call. A session that
-- ended otherwise, or never existed, refuses calls about something that is owned (`p_own`), except that a guest then counts as a new guest. `p_lock`
-- keeps the sessions from ending meanwhile, and makes the writes of one owner wait for each other, so that limits per owner are exact. The app's
-- webview acts as its member, who then has two sessions, so what can be done in either also locks the member.
CREATE OR REPLACE FUNCTION caller_of(
  p_kinds text[], p_hashes text[], p_own boolean, p_lock boolean,
  OUT owner_kind text, OUT owner_id uuid, OUT guest_id uuid, OUT owner_keys text[], OUT refusal text
) LANGUAGE plpgsql AS $$
DECLARE
  v_session session;
  v_lost boolean := false;
BEGIN
  owner_keys := '{}';
  FOR i IN 1 .. cardinality(p_kinds) LOOP
    CONTINUE WHEN p_hashes[i] IS NULL;
    IF p_lock THEN
      SELECT * INTO v_session FROM session s WHERE s.token_hash = p_hashes[i] AND s.kind = p_kinds[i] FOR NO KEY UPDATE;
    ELSE
      SELECT * INTO v_session FROM session s WHERE s.token_hash = p_hashes[i] AND s.kind = p_kinds[i];
    END IF;
    IF v_session.ended_reason = 'superseded' THEN
      refusal := 'duplicateLogin';
      RETURN;
    END IF;
    IF v_session.id IS NULL OR v_session.ended_at IS NOT NULL OR v_session.expires_at <= app_now() THEN
      v_lost := v_lost OR p_kinds[i] <> 'guest';
      CONTINUE;
    END IF;
    owner_keys := owner_keys || (CASE p_kinds[i] WHEN 'webview' THEN 'member' ELSE p_kinds[i] END || ' ' || coalesce(v_session.account_id, v_session.id));
    IF p_kinds[i] = 'guest' THEN
      guest_id := v_session.id;
    END IF;
    IF owner_id IS NULL THEN
      owner_kind := CASE p_kinds[i] WHEN 'webview' THEN 'member' ELSE p_kinds[i] END;
      owner_id := coalesce(v_session.account_id, v_session.id);
    END IF;
  END LOOP;
  IF owner_kind <> 'guest' THEN
    IF p_lock AND 'webview' = ANY (p_kinds) THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('member ' || owner_id, 0));
    END IF;
    RETURN;
  END IF;
  -- Somebody who had been signed in must not act as a guest without noticing.
  IF v_lost AND p_own OR owner_id IS NULL AND NOT 'guest' = ANY (p_kinds) THEN
    refusal := 'pleaseLogIn';
  ELSE
    owner_kind := 'guest';
  END IF;
END $$;

-- Whether a booking belongs to one of these owners, each given by kind and id. The single rule for guests, members, companies and drivers' links; the
-- owner of a driver's link is the booking itself.
CREATE OR REPLACE FUNCTION is_own(p_booking appointment, p_keys text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_booking.owner_kind || ' ' || p_booking.owner_id = ANY (p_keys) OR 'link ' || p_booking.id = ANY (p_keys)
$$;

-- The same for a car that has not been removed.
CREATE OR REPLACE FUNCTION is_own(p_car car, p_keys text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT p_car.owner_kind || ' ' || p_car.owner_id = ANY (p_keys) AND p_car.removed_at IS NULL
$$;

-- The same for a coupon that a member has requested.
CREATE OR REPLACE FUNCTION is_own(p_redemption redemption, p_keys text[]) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT 'member ' || p_redemption.member_id = ANY (p_keys)
$$;

-- Refuses a call that names a car which is not the caller's, exactly as if the car did not exist; the caller's own car is locked until the end of the
-- transaction.
CREATE OR REPLACE FUNCTION require_own_cars(p_caller caller, p_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_found integer;
BEGIN
  PERFORM FROM car c WHERE c.id = ANY (p_ids) AND is_own(c, p_caller.keys) ORDER BY c.id FOR UPDATE;
  GET DIAGNOSTICS v_found = ROW_COUNT;
  IF v_found <> cardinality(p_ids) THEN
    PERFORM refuse('carNotFound');
  END IF;
END $$;

-- Refuses a call that names a redemption which is not the caller's, exactly as if it did not exist.
CREATE OR REPLACE FUNCTION require_own_redemptions(p_caller caller, p_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_found integer;
BEGIN
  PERFORM FROM redemption r WHERE r.id = ANY (p_ids) AND is_own(r, p_caller.keys) ORDER BY r.id FOR UPDATE;
  GET DIAGNOSTICS v_found = ROW_COUNT;
  IF v_found <> cardinality(p_ids) THEN
    PERFORM refuse('redemptionNotFound');
  END IF;
END $$;

-- Refuses a call that names a booking which is not the caller's, exactly as if it did not exist.
CREATE OR REPLACE FUNCTION require_own(p_caller caller, p_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(p_ids) > 0
    AND (SELECT count(*) FROM appointment a WHERE a.id = ANY (p_ids) AND is_own(a, p_caller.keys)) <> cardinality(p_ids) THEN
    PERFORM refuse('bookingNotFound');
  END IF;
END $$;
