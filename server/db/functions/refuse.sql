-- Ends a call's work with a refusal from the error catalogue: `write_call` undoes the work and answers with the refusal. A temporary refusal is not
-- remembered under the request key; a final one is. `about` in the details is for the server, everything else for the caller.
CREATE OR REPLACE FUNCTION refuse(p_failure text, p_details jsonb DEFAULT '{}', p_final boolean DEFAULT true) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING errcode = CASE WHEN p_final THEN 'RD001' ELSE 'RD002' END, message = p_failure, detail = p_details::text;
END $$;
