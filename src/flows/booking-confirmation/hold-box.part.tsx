import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { EXTENSION_MINUTES } from '#domain/constants.ts';
import type { Clock } from '#machines/shared/clock.ts';
import { formatTime } from '#src/i18n/units/dates.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { formatTimeLeft, isRunningOut, useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import { HoldAnnouncement } from './hold-announcement.part.tsx';
import styles from './hold-box.module.css';

interface HoldBoxProps {
  /** In milliseconds of the clock; null if the time is held but the server names no deadline. */
  deadline: number | null;
  /** The same deadline by the server's clock. */
  expiresAt: string | null;
  clock: Clock;
  extension: 'offered' | 'asking' | 'used' | 'none';
  onExtend: () => void;
  /** No time is left. The chart's own timer may have missed it while the machine slept. */
  onTimeOver: () => void;
}

/** The time left of the hold, and its one extension (RB-07). */
export function HoldBox({ deadline, expiresAt, clock, extension, onExtend, onTimeOver }: HoldBoxProps) {
  const { t } = useLingui();
  const left = useCountdown(deadline, clock);
  const minutes = EXTENSION_MINUTES;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onTimeOver();
    // oxlint-disable-next-line react/exhaustive-deps -- told once
  }, [isOver]);
  // The length of a hold is the server's to configure: the bar shows what has passed since the box was first seen.
  const [whole, setWhole] = useState(left ?? 0);
  if (left !== null && left > whole) setWhole(left);
  const time = expiresAt === null ? null : formatTime(expiresAt);
  const bar: CSSProperties = { width: `${left === null || whole === 0 ? 100 : (left / whole) * 100}%` };
  return (
    <div className={styles.hold} data-short={isRunningOut(left) || undefined}>
      {left === null ? null : (
        <span className={styles.time} role="timer" aria-label={t`Time left to confirm`}>
          {formatTimeLeft(left)}
        </span>
      )}
      <div className={styles.words}>
        <b>
          {time === null ? (
            <Trans>This time is kept for you</Trans>
          ) : (
            <>
              <Trans>Held for you until {time}, then others can book it.</Trans>
              <ThaiTime />
            </>
          )}
        </b>
        {extension === 'used' ? (
          <p>
            <Trans>Time extended</Trans>
          </p>
        ) : time === null ? (
          <p>
            <Trans>Confirm soon, before others can book it.</Trans>
          </p>
        ) : null}
      </div>
      {extension === 'offered' || extension === 'asking' ? (
        <Button
          kind="outline"
          size="small"
          className={styles.extend ?? ''}
          busy={extension === 'asking' ? <Trans>Extending the time…</Trans> : undefined}
          onClick={onExtend}
        >
          <Trans>Add {minutes} minutes</Trans>
        </Button>
      ) : null}
      <span className={styles.bar} aria-hidden="true">
        <i style={bar} />
      </span>
      <HoldAnnouncement deadline={deadline} clock={clock} />
    </div>
  );
}

/** The same box while the hold is being taken, checked or confirmed, with space reserved for everything that the answer adds. */
export function HoldWaiting({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const time = '00:00';
  const minutes = EXTENSION_MINUTES;
  return (
    <div className={styles.hold} role="status" aria-busy="true">
      <span className={styles.time}>
        <Skeleton width="92px" height="36px" />
      </span>
      <div
        className={styles.words}
        data-text={t`Held for you until ${time}, then others can book it.`}
        data-abroad={t`Thai time`}
      >
        <div>
          <b>{children}</b>
          <p>
            <Trans>Keep this page open.</Trans>
          </p>
        </div>
      </div>
      <Button kind="outline" size="small" className={styles.extend ?? ''} inactive>
        <Trans>Add {minutes} minutes</Trans>
      </Button>
    </div>
  );
}
