import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time by a clock, in milliseconds, drawn again each minute. */
export function useMinutes(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
