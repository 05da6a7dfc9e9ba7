import type { Clock } from '#machines/shared/clock.ts';
import { formatTimeLeft, isRunningOut, useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import styles from './bar-countdown.module.css';

interface BarCountdownProps {
  /** In milliseconds of the clock. */
  deadline: number | null;
  clock: Clock;
}

/** The time left, in the frame of every step; a screen reader hears it from `HoldAnnouncement`. */
export function BarCountdown({ deadline, clock }: BarCountdownProps) {
  const left = useCountdown(deadline, clock);
  if (!left) return null;
  return (
    <span className={styles.left} data-short={isRunningOut(left) || undefined} data-countdown aria-hidden="true">
      {formatTimeLeft(left)}
    </span>
  );
}
