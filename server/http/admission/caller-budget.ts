import { elapsedMs } from './elapsed.ts';

const MINUTE_MS = 60_000;
const KEPT = 20_000;

/**
 * How many requests each caller may make: `perMinute` at once, and as many again each minute. For each caller only the moment at which the whole
 * budget is available again is stored; beyond KEPT callers, those who have been away longest are forgotten.
 */
export function callerBudget(perMinute: number, elapsed = elapsedMs) {
  const costMs = MINUTE_MS / perMinute;
  const wholeAt = new Map<string, number>();
  return {
    /** Takes one request from the budget and returns 0, or returns the whole seconds until one is available. */
    take(caller: string): number {
      const at = elapsed();
      const whole = Math.max(at, wholeAt.get(caller) ?? at) + costMs;
      const early = whole - at - MINUTE_MS;
      // The tolerance covers rounding errors of added fractions.
      if (early > 0.001) return Math.ceil(early / 1000);
      wholeAt.delete(caller);
      wholeAt.set(caller, whole);
      const oldest = wholeAt.size > KEPT ? wholeAt.keys().next().value : undefined;
      if (oldest !== undefined) wholeAt.delete(oldest);
      return 0;
    },
    get kept() {
      return wholeAt.size;
    },
  };
}
