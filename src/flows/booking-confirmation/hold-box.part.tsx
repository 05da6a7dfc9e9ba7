import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { EXTENSION_MINUTES, HOLD_MINUTES } from '#domain/constants.ts';
import type { Clock } from '#machines/shared/clock.ts';
import { formatTime } from '#src/i18n/dates.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { classes } from '#src/ui/theme/classes.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { announcedMinute, formatTimeLeft, isRunningOut, useCountdown } from './use-countdown.ts';
import styles from './hold-box.module.css';

interface HoldBoxProps {
  /** In milliseconds of the clock; null: kept, but the server names no deadline. */
  deadline: number | null;
  /** The same by the server's clock. */
  expiresAt: string | null;
  clock: Clock;
  extension: 'offered' | 'asking' | 'used' | 'none';
  onExtend: () => void;
  /** No time is left: a timer of the chart that slept with the machine may have missed it. */
  onTimeOver: () => void;
}

/** How long the time is still held, and the one extension (RB-07). */
export function HoldBox({ deadline, expiresAt, clock, extension, onExtend, onTimeOver }: HoldBoxProps) {
  const left = useCountdown(deadline, clock);
  const minutes = EXTENSION_MINUTES;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onTimeOver();
    // oxlint-disable-next-line react/exhaustive-deps -- told once
  }, [isOver]);
  const whole = (HOLD_MINUTES + (extension === 'used' ? EXTENSION_MINUTES : 0)) * 60_000;
  const time = expiresAt === null ? null : formatTime(expiresAt);
  const bar: CSSProperties = { width: `${left === null ? 100 : Math.min(100, (left / whole) * 100)}%` };
  return (
    <div className={styles.hold} data-short={isRunningOut(left) || undefined}>
      {left === null ? null : (
        <span className={styles.time} role="timer">
          {formatTimeLeft(left)}
        </span>
      )}
      <div className={styles.words}>
        <b>{left === null ? <Trans>This time is kept for you</Trans> : <Trans>Time left to confirm</Trans>}</b>
        <p>
          {time === null ? (
            <Trans>Confirm soon, before others can book it.</Trans>
          ) : (
            <Trans>Held for you until {time}, then others can book it.</Trans>
          )}
        </p>
      </div>
      <Extension extension={extension} minutes={minutes} onExtend={onExtend} />
      <span className={styles.bar} aria-hidden="true">
        <i style={bar} />
      </span>
      {left === null ? null : <Announcement left={left} />}
    </div>
  );
}

interface ExtensionProps extends Pick<HoldBoxProps, 'extension' | 'onExtend'> {
  minutes: number;
}

function Extension({ extension, minutes, onExtend }: ExtensionProps) {
  if (extension === 'none') return <span className={styles.extend} />;
  if (extension === 'used') {
    return (
      <p className={classes(styles.extend, styles.extended)}>
        <Trans>Time extended</Trans>
      </p>
    );
  }
  return (
    <Button
      kind="outline"
      size="small"
      className={styles.extend ?? ''}
      busy={extension === 'asking' ? <Trans>Extending the time…</Trans> : undefined}
      onClick={onExtend}
    >
      <Trans>Add {minutes} minutes</Trans>
    </Button>
  );
}

/** Speaks when the time left falls to one of the announced minutes, but not for one that had passed before. */
function Announcement({ left }: { left: number }) {
  const minute = announcedMinute(left);
  const [spoken, setSpoken] = useState<{ minute: number | null; isNew: boolean }>({ minute, isNew: false });
  if (minute !== spoken.minute) setSpoken({ minute, isNew: minute !== null });
  return (
    <VisuallyHidden>
      <span role="status">
        {spoken.isNew && minute !== null ? (
          <Plural value={minute} one="# minute left to confirm" other="# minutes left to confirm" />
        ) : null}
      </span>
    </VisuallyHidden>
  );
}

/** The same box while the hold is taken, looked up or confirmed, with the places of all that the answer brings. */
export function HoldWaiting({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const time = '00:00';
  return (
    <div className={styles.hold} role="status" aria-busy="true">
      <span className={styles.time}>
        <Skeleton width="92px" height="36px" />
      </span>
      <div
        className={styles.words}
        data-title={t`Time left to confirm`}
        data-text={t`Held for you until ${time}, then others can book it.`}
      >
        <div>
          <b>{children}</b>
          <p>
            <Trans>Keep this page open.</Trans>
          </p>
        </div>
      </div>
      <span className={styles.extend} />
    </div>
  );
}
