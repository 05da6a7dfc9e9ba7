-- Counts what is stored for the address that sent it: neither a repeat nor what is refused. Over the limit nothing is stored.
CREATE OR REPLACE FUNCTION count_form(p_input jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_wait integer := count_hits(ARRAY[p_input ->> 'bucket'], ARRAY[(p_input ->> 'most')::integer]);
BEGIN
  IF v_wait > 0 THEN
    PERFORM refuse('tooManyRequests', jsonb_build_object('retry_after', v_wait), false);
  END IF;
END $$;

-- Stores a career or franchise form. `proof`: null if the form asks for none, else whether it holds (`ok`), with its nonce, which is used up by this
-- form, and its end. A repeat of the call in its own session does not come here; one from elsewhere has the same id, and its used proof is no refusal.
CREATE OR REPLACE FUNCTION receive_form(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_proof jsonb := p_input -> 'proof';
BEGIN
  INSERT INTO received_form (id, form, answers, phone, image_type, image, received_at)
    VALUES ((p_input ->> 'id')::uuid, p_input ->> 'form', p_input -> 'answers', p_input ->> 'phone', p_input ->> 'image_type',
      decode(p_input ->> 'image', 'base64'), app_now()) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN jsonb_build_object('received', true);
  END IF;
  IF jsonb_typeof(v_proof) = 'object' THEN
    IF NOT (v_proof ->> 'ok')::boolean THEN
      PERFORM refuse('captchaRefused', '{}', false);
    END IF;
    DELETE FROM used_proof u WHERE u.nonce IN (
      SELECT o.nonce FROM used_proof o WHERE o.expires_at < app_now() LIMIT 100 FOR UPDATE SKIP LOCKED);
    INSERT INTO used_proof (nonce, expires_at) VALUES (v_proof ->> 'nonce', (v_proof ->> 'expires_at')::timestamptz) ON CONFLICT (nonce) DO NOTHING;
    IF NOT FOUND THEN
      PERFORM refuse('captchaRefused', '{}', false);
    END IF;
  END IF;
  PERFORM count_form(p_input);
  RETURN jsonb_build_object('received', true);
END $$;

-- Stores the answers to a survey, once for each contact.
CREATE OR REPLACE FUNCTION receive_survey(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO survey_answer (survey, contact, guest, answers, received_at)
    VALUES (p_input ->> 'survey', p_input ->> 'contact', p_caller.session_id, p_input -> 'answers', app_now()) ON CONFLICT (survey, contact) DO NOTHING;
  IF NOT FOUND THEN
    PERFORM refuse('surveyDone');
  END IF;
  PERFORM count_form(p_input);
  RETURN jsonb_build_object('received', true);
END $$;
