-- Counts `p_hits` for each bucket, in order, in fixed windows of 15 minutes; buckets after one that is over its limit are not counted. Returns the
-- seconds until the window ends if a bucket is over its limit, otherwise 0.
CREATE OR REPLACE FUNCTION count_hits(p_buckets text[], p_most integer[], p_hits integer DEFAULT 1) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_window timestamptz := date_bin('15 minutes', app_now(), timestamptz 'epoch');
  v_hits integer;
BEGIN
  FOR i IN 1 .. cardinality(p_buckets) LOOP
    INSERT INTO rate_limit AS r (bucket, window_start, hits) VALUES (p_buckets[i], v_window, p_hits)
      ON CONFLICT (bucket, window_start) DO UPDATE SET hits = r.hits + p_hits
      RETURNING hits INTO v_hits;
    IF v_hits > p_most[i] THEN
      RETURN greatest(1, ceil(extract(epoch FROM v_window + interval '15 minutes' - app_now())));
    END IF;
  END LOOP;
  RETURN 0;
END $$;

-- Like `count_hits` but without counting: whether `p_hits` more would be too many. Does not wait for locks.
CREATE OR REPLACE FUNCTION seconds_over_limit(p_buckets text[], p_most integer[], p_hits integer DEFAULT 1) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_window timestamptz := date_bin('15 minutes', app_now(), timestamptz 'epoch');
BEGIN
  FOR i IN 1 .. cardinality(p_buckets) LOOP
    IF EXISTS (SELECT FROM rate_limit WHERE bucket = p_buckets[i] AND window_start = v_window AND hits + p_hits > p_most[i]) THEN
      RETURN greatest(1, ceil(extract(epoch FROM v_window + interval '15 minutes' - app_now())));
    END IF;
  END LOOP;
  RETURN 0;
END $$;
