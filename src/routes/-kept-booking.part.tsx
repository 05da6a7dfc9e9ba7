import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { KeptBooking } from '#src/flow-host/parts/interrupted.store.ts';
import { formatTimeLeft, useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import { formatDayLong } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './-kept-booking.module.css';

interface KeptBookingProps {
  readonly booking: KeptBooking;
  readonly now: () => number;
  /** A link that goes on with it; none where the page has it already. */
  readonly action?: ReactNode;
}

/** The booking that waits: where and when, and how long its time is still kept. */
export function KeptBookingCard({ booking, now, action }: KeptBookingProps) {
  const { t } = useLingui();
  const lang = useLanguage();
  const { branch, services, date, time, heldUntil } = booking;
  const left = useCountdown(heldUntil, { now });
  const when = date === null ? null : `${formatDayLong(date, lang)}${time === null ? '' : ` ${time}`}`;
  return (
    <section className={styles.kept} aria-labelledby="kept-booking">
      <h2 id="kept-booking">
        <Trans>Your booking is kept</Trans>
      </h2>
      <p>{[branch, services.join(', '), when].filter(Boolean).join(' · ')}</p>
      {left === null ? null : left > 0 ? (
        <p>
          <Trans>Time kept for you:</Trans>{' '}
          <b role="timer" aria-label={t`Time left to confirm`}>
            {formatTimeLeft(left)}
          </b>
        </p>
      ) : (
        <p>
          <Trans>The time is no longer kept. Your choices are.</Trans>
        </p>
      )}
      {action}
    </section>
  );
}
