import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { KeptBooking } from '#src/flow-host/parts/interrupted.store.ts';
import { formatTimeLeft, useCountdown } from '#src/flow-host/parts/use-countdown.ts';
import { formatDayLong } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './-kept-booking.module.css';

interface KeptProps {
  readonly now: () => number;
  /** A link that goes on with it; none where the page has it already. */
  readonly action?: ReactNode;
}

interface KeptCardProps extends KeptProps {
  readonly title: ReactNode;
  readonly heldUntil: number | null;
  /** What is kept, in one paragraph. */
  readonly children: ReactNode;
}

/** What waits, and how long its times are still kept. */
export function KeptCard({ title, heldUntil, now, action, children }: KeptCardProps) {
  const { t } = useLingui();
  const id = useId();
  const left = useCountdown(heldUntil, { now });
  return (
    <section className={styles.kept} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
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

/** The booking that waits: where and when. */
export function KeptBookingCard({ booking, ...kept }: KeptProps & { readonly booking: KeptBooking }) {
  const lang = useLanguage();
  const { branch, services, date, time, heldUntil } = booking;
  const when = date === null ? null : `${formatDayLong(date, lang)}${time === null ? '' : ` ${time}`}`;
  return (
    <KeptCard {...kept} heldUntil={heldUntil} title={<Trans>Your booking is kept</Trans>}>
      <p>{[branch, services.join(', '), when].filter(Boolean).join(' · ')}</p>
    </KeptCard>
  );
}
