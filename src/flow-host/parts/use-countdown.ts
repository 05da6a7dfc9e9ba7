import { useEffect, useState } from 'react';
import { HOLD_ANNOUNCED_AT_MINUTES } from '#domain/constants.ts';
import type { Clock } from '#machines/shared/clock.ts';
import { onWake } from '#src/ui/page/on-wake.ts';

const MINUTE_MS = 60_000;
const TICK_MS = 500;

/** Less than two minutes are left. */
export const isRunningOut = (ms: number | null): boolean => ms !== null && ms < 2 * MINUTE_MS;

/** 'mm:ss', rounded up to whole seconds, so that 00:00 means no time is left. */
export function formatTimeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** The lowest announced minute that the time left has reached; null while more is left. */
export function announcedMinute(ms: number): number | null {
  return HOLD_ANNOUNCED_AT_MINUTES.filter((minutes) => ms <= minutes * MINUTE_MS).at(-1) ?? null;
}

/** The milliseconds until a deadline on this clock, counted down; null without a deadline. Never below 0. */
export function useCountdown(deadline: number | null, clock: Clock): number | null {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (deadline === null) return;
    const tick = () => setNow(clock.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    const stopWaking = onWake(tick);
    return () => {
      clearInterval(timer);
      stopWaking();
    };
  }, [deadline, clock]);
  return deadline === null ? null : Math.max(0, deadline - now);
}
