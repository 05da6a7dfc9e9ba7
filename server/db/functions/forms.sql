-- Stores a career or franchise form. `proof`: null if the form asks for none, else whether it holds (`ok`), with its nonce, which is used up by this
-- form, and its end; a repeat of the call does not come here, so its used proof is no refusal.
CREATE OR REPLACE FUNCTION receive_form(p_caller caller, p_input jsonb) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_proof jsonb := p_input -> 'proof';
BEGIN
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
  INSERT INTO received_form (id, form, answers, phone, image_type, image, received_at)
    VALUES ((p_input ->> 'id')::uuid, p_input ->> 'form', p_input -> 'answers', p_input ->> 'phone', p_input ->> 'image_type',
      decode(p_input ->> 'image', 'base64'), app_now());
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
  RETURN jsonb_build_object('received', true);
END $$;
