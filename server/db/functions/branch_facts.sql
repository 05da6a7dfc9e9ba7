-- Everything that decides whether slots of these branches (all of them, if null) are free from one day to another, read at one moment; the bookings
-- of `p_except` count as free. A function, so that each connection plans it once. Days are numbers from `p_from` on, a cell is 96 times its day and
-- the cell in that day, an instant is in milliseconds:
-- `week`      weekday:open:close
-- `closures`  first day:last day as a date, of those that are not over
-- `made`      day:lanes:open:close, of the days that have a row
-- `booked`    cell, once for each lane that is booked in it
-- `held`      cell:until:booking, once for each lane that a live hold keeps
CREATE OR REPLACE FUNCTION branch_facts(p_locations integer[], p_from date, p_to date, p_now timestamptz, p_except uuid[])
RETURNS TABLE (location_id integer, lanes smallint, week text, closures text, made text, booked text, held text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT b.location_id, b.lanes,
    (SELECT string_agg(h.weekday || ':' || h.open_cell || ':' || h.close_cell, ',') FROM branch_hours h WHERE h.location_id = b.location_id),
    (SELECT string_agg(c.from_day - p_from || ':' || c.to_day, ',')
      FROM closure c WHERE c.location_id = b.location_id AND c.from_day <= p_to AND c.to_day >= p_from),
    (SELECT string_agg(d.day - p_from || ':' || d.lanes || ':' || d.open_cell || ':' || d.close_cell, ',')
      FROM branch_day d WHERE d.location_id = b.location_id AND d.day BETWEEN p_from AND p_to),
    taken.booked, taken.held
  FROM branch b
  CROSS JOIN LATERAL (
    SELECT
      string_agg(((o.day - p_from) * 96 + o.cell)::text, ',') FILTER (WHERE o.held_until IS NULL) AS booked,
      string_agg((o.day - p_from) * 96 + o.cell || ':' || (extract(epoch FROM o.held_until) * 1000)::bigint || ':' || o.appointment_id, ',')
        FILTER (WHERE o.held_until > p_now) AS held
    FROM occupied_lane o
    WHERE o.location_id = b.location_id AND o.day BETWEEN p_from AND p_to AND o.appointment_id <> ALL (p_except)
  ) taken
  WHERE p_locations IS NULL OR b.location_id = ANY (p_locations)
  ORDER BY b.location_id;
END $$;
