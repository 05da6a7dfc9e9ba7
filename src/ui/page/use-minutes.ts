import { useEffect, useState } from 'react';
import { useInBrowser } from './use-in-browser.ts';

const MINUTE_MS = 60_000;

/** Milliseconds since 1970. `drawnAt`: what it said when the page was drawn on a server. */
export interface Clock {
  (): number;
  readonly drawnAt?: number;
}

/**
 * The time by a clock, in milliseconds, drawn again each minute. A part that is taken over first has the time of its drawing, however late that is:
 * parts of one page are taken over one after the other.
 */
export function useMinutes(clock: Clock): number {
  const isTakenOver = useInBrowser();
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return isTakenOver ? now : (clock.drawnAt ?? now);
}
