-- The server's only clock: wall time, moved only by tests.
CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT date_trunc('milliseconds', clock_timestamp() + (SELECT shift FROM app_clock))
$$;
