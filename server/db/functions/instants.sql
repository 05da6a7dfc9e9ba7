-- An instant in the wire's format.
CREATE OR REPLACE FUNCTION iso(p_at timestamptz) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

CREATE OR REPLACE FUNCTION visit_end(p_booking appointment) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT p_booking.starts_at + p_booking.cells * interval '15 minutes'
$$;

-- When a cell of a branch's day begins.
CREATE OR REPLACE FUNCTION cell_start(p_day date, p_cell integer) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_day + p_cell * interval '15 minutes') AT TIME ZONE 'Asia/Bangkok'
$$;
