import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { EXTENSION_MINUTES, HOLD_MINUTES } from '#domain/constants.ts';
import type { Clock } from '#machines/shared/clock.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { announcedMinute, formatTimeLeft, useCountdown } from './use-countdown.ts';
import styles from './hold-box.module.css';

interface HoldBoxProps {
  /** In milliseconds of the clock; null: kept, but the server names no deadline. */
  deadline: number | null;
  clock: Clock;
  extension: 'offered' | 'asking' | 'used' | 'none';
  onExtend: () => void;
  /** No time is left: a timer of the chart that slept with the machine may have missed it. */
  onTimeOver: () => void;
}

/** How long the time is still held, and the one extension (RB-07). */
export function HoldBox({ deadline, clock, extension, onExtend, onTimeOver }: HoldBoxProps) {
  const left = useCountdown(deadline, clock);
  const minutes = EXTENSION_MINUTES;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onTimeOver();
    // oxlint-disable-next-line react/exhaustive-deps -- told once
  }, [isOver]);
  const whole = (HOLD_MINUTES + (extension === 'used' ? EXTENSION_MINUTES : 0)) * 60_000;
  const bar: CSSProperties = { width: `${left === null ? 100 : Math.min(100, (left / whole) * 100)}%` };
  return (
    <div className={styles.hold}>
      {left === null ? null : (
        <span className={styles.time} role="timer">
          {formatTimeLeft(left)}
        </span>
      )}
      <div className={styles.words}>
        <b>{left === null ? <Trans>This time is kept for you</Trans> : <Trans>Time left to confirm</Trans>}</b>
        <p>
          <Trans>After that someone else may take this time.</Trans>
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
  if (extension === 'none') return null;
  if (extension === 'used') {
    return (
      <p className={styles.extended}>
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

/** The same box while the hold is taken, looked up or confirmed. */
export function HoldWaiting({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hold} role="status" aria-busy="true">
      <span className={styles.time}>
        <Skeleton width="92px" height="36px" />
      </span>
      <div className={styles.words}>
        <b>{children}</b>
        <p>
          <Trans>Please keep this page open.</Trans>
        </p>
      </div>
    </div>
  );
}
