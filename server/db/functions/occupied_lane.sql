-- Who stands in which lane, and until when a hold keeps it. Listing free times and holding them read the same view.
CREATE OR REPLACE VIEW occupied_lane AS
  SELECT c.location_id, c.day, c.cell, c.lane, c.appointment_id, h.expires_at AS held_until
  FROM claim c
  LEFT JOIN appointment h ON h.id = c.appointment_id AND h.location_id = c.location_id AND h.state = 'held';
