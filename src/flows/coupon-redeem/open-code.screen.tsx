import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type CSSProperties } from 'react';
import type { Redemption } from '#machines/coupon-redeem/coupon-redeem.types.ts';
import type { Clock } from '#machines/shared/clock.ts';
import { announcedMinute, formatTimeLeft, isRunningOut, useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import { formatTime } from '#src/i18n/units/dates.ts';
import { Code } from '#src/parts/visit/code.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './coupon-redeem.module.css';

interface OpenCodeProps {
  readonly redemption: Redemption;
  /** In milliseconds of the clock. */
  readonly closesAt: number;
  readonly clock: Clock;
  readonly onList: () => void;
}

/** The code, large, with the time left by the server's clock (RDM-01). */
export function OpenCode({ redemption, closesAt, clock, onList }: OpenCodeProps) {
  const { t } = useLingui();
  const left = useCountdown(closesAt, clock) ?? 0;
  const [whole] = useState(left);
  const time = redemption.expiresAt === null ? '' : formatTime(redemption.expiresAt);
  const bar: CSSProperties = { width: `${whole === 0 ? 0 : Math.min(100, (left / whole) * 100)}%` };
  return (
    <section className={styles.open} data-short={isRunningOut(left) || undefined}>
      <h2>{redemption.name}</h2>
      <p>
        <Trans>Show this code to the staff</Trans>
      </p>
      <p className={styles.code} aria-label={[...(redemption.code ?? '')].join(' ')}>
        <Code code={redemption.code ?? ''} />
      </p>
      <p className={styles.left}>
        <span role="timer" aria-label={t`Time left to show the code`}>
          {formatTimeLeft(left)}
        </span>
        <span>
          <Trans>until {time}</Trans>
        </span>
      </p>
      <span className={styles.bar} aria-hidden="true">
        <i style={bar} />
      </span>
      <Announcement left={left} />
      <Button kind="outline" onClick={onList}>
        <Trans>Other coupons</Trans>
      </Button>
    </section>
  );
}

/** Announces the time left when it reaches one of the announced minutes, but not a minute that had already passed when the code appeared. */
function Announcement({ left }: { left: number }) {
  const minute = announcedMinute(left);
  const [first] = useState(minute);
  return (
    <VisuallyHidden role="status">
      {minute === null || minute === first ? null : (
        <Plural value={minute} one="# minute left to show the code" other="# minutes left to show the code" />
      )}
    </VisuallyHidden>
  );
}
