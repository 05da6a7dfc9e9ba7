INSERT INTO "app_clock" DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT date_trunc('milliseconds', clock_timestamp() + (SELECT shift FROM app_clock))
$$;
--> statement-breakpoint
CREATE VIEW "occupied_lane" AS
  SELECT c.location_id, c.day, c.cell, c.lane, c.appointment_id, h.expires_at AS held_until
  FROM claim c
  LEFT JOIN appointment h ON h.id = c.appointment_id AND h.location_id = c.location_id AND h.state = 'held';
