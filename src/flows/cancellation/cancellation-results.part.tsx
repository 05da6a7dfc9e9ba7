import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CancelResult } from '#machines/cancellation/cancellation.types.ts';
import { CANCEL_HOURS } from '#domain/constants.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Code } from '#src/parts/visit/code.tsx';
import { CallLink } from '#src/ui/brand/call-link.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './cancellation.module.css';

/** What the question and the results show of a booking. Instants include their offset; `phone` is the branch's, '' if unknown. */
export interface NamedBooking {
  readonly id: string;
  readonly plate: string;
  /** '' if unknown. */
  readonly province: string;
  /** '' if the booking is not confirmed yet. */
  readonly code: string;
  readonly startsAt: string;
  readonly branch: string;
  readonly phone: string;
  readonly services: readonly string[];
  readonly cancelUntil: string | null;
}

interface CancellationResultsProps {
  readonly results: readonly CancelResult[];
  readonly bookings: readonly NamedBooking[];
}

/** The result for each booking (CANCEL-03); if there are several, each is named. */
export function CancellationResults({ results, bookings }: CancellationResultsProps) {
  const language = useLanguage();
  return results.map(({ id, result }) => {
    const booking = bookings.find((each) => each.id === id);
    return (
      <div key={id} className={styles.result}>
        {booking && results.length > 1 ? (
          <p className={styles.named}>
            <b>{formatDayTime(booking.startsAt, language)}</b> {booking.branch}
            <CarAndCode booking={booking} />
          </p>
        ) : null}
        <Result result={result} booking={booking} />
      </div>
    );
  });
}

/** Two cars of a company may come to one branch at one time: plate and code tell them apart. */
export const CarAndCode = ({ booking: { plate, province, code } }: { readonly booking: NamedBooking }) => (
  <span className={styles.car}>
    <Plate number={displayPlate(plate)} province={province} />
    {code === '' ? null : <Code code={code} />}
  </span>
);

function Result({ result, booking }: { result: CancelResult['result']; booking: NamedBooking | undefined }) {
  if (result === 'cancelled')
    return (
      <Notice kind="success" title={<Trans>Your booking is cancelled.</Trans>}>
        <Trans>Nothing more to do. If it is in your calendar, remove it there too.</Trans>
      </Notice>
    );
  if (result === 'already')
    return (
      <Notice kind="info" title={<Trans>This booking was cancelled already.</Trans>}>
        <Trans>It was done in another tab or on another device.</Trans>
      </Notice>
    );
  const reasons: Record<Exclude<typeof result, 'cancelled' | 'already'>, ReactNode> = {
    tooLate: <TooLate until={booking?.cancelUntil ?? null} phone={booking?.phone ?? ''} />,
    notCancellable: <Over phone={booking?.phone ?? ''} />,
    gone: <Over phone={booking?.phone ?? ''} />,
  };
  return reasons[result];
}

/** Says why the booking can no longer be cancelled, and whom to call (CANCEL-02). */
export function TooLate({ until, phone, children }: { until: string | null; phone: string; children?: ReactNode }) {
  const language = useLanguage();
  const hours = CANCEL_HOURS;
  const last = until === null ? '' : formatDayTime(until, language);
  return (
    <Notice kind="warning" title={<Trans>Too late to cancel online</Trans>} actions={children}>
      {last === '' ? null : (
        <Trans>
          It was possible until {last}, {hours} hours before.
        </Trans>
      )}{' '}
      <CallBranch phone={phone} />
    </Notice>
  );
}

function Over({ phone }: { phone: string }) {
  return (
    <Notice kind="error" title={<Trans>This booking can no longer be cancelled.</Trans>}>
      <CallBranch phone={phone} />
    </Notice>
  );
}

function CallBranch({ phone }: { phone: string }) {
  const branch = phone === '' ? {} : { number: formatPhone(phone), href: `tel:${phone}` };
  return (
    <Trans>
      If you cannot come, please call <CallLink {...branch} />.
    </Trans>
  );
}
