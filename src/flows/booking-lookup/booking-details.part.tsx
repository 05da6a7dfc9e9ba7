import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { STATUS } from '#domain/appointment.ts';
import { displayCode } from '#domain/booking-code.ts';
import { formatPhone } from '#domain/phone.ts';
import { displayPlate } from '#domain/plate.ts';
import type { Booking } from '#contract/wire/appointment.ts';
import { formatDayFull, formatTime, formatYearOfMake } from '#src/i18n/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Plate } from '#src/ui/car/plate.tsx';
import styles from './booking-details.module.css';

/** Branch, services, date and time, car, customer, note and status of a booking (LIST-03). */
export function BookingDetails({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { branch, customer_data: customer, services, other_service: other, note, code } = booking;
  const end = formatTime(booking.end_time);
  const year = formatYearOfMake(customer.year, language);
  const car = [customer.brand, customer.model, year].filter(Boolean).join(' ');
  const lines: { label: string; value: ReactNode }[] = [
    ...(code === null ? [] : [{ label: t`Booking code`, value: <b className={styles.code}>{displayCode(code)}</b> }]),
    { label: t`Status`, value: <BookingStatus status={booking.status} /> },
    {
      label: t`Date and time`,
      value: (
        <>
          <b>{`${formatDayFull(booking.date_time, language)} ${formatTime(booking.date_time)}`}</b>
          <small>
            <Trans>Done at about {end}</Trans>
          </small>
        </>
      ),
    },
    {
      label: t`Branch`,
      value: (
        <>
          <b>{branch.name}</b>
          {branch.address ? <small>{branch.address}</small> : null}
          {branch.tel ? <small>{formatPhone(branch.tel)}</small> : null}
        </>
      ),
    },
    {
      label: t`Services`,
      value: (
        <>
          <b>{services.map(({ name }) => name).join(', ')}</b>
          {other ? <small>{other}</small> : null}
        </>
      ),
    },
    {
      label: t`Car`,
      value: (
        <span className={styles.car}>
          <Plate
            number={displayPlate(customer.register_number)}
            {...(customer.province ? { province: customer.province } : {})}
          />
          {car ? <b>{car}</b> : null}
        </span>
      ),
    },
    {
      label: t`Customer`,
      value: (
        <>
          <b>{`${customer.first_name} ${customer.last_name}`}</b>
          <small>{formatPhone(customer.tel_no)}</small>
          {customer.email ? <small>{customer.email}</small> : null}
        </>
      ),
    },
    ...(note ? [{ label: t`Message to the mechanic`, value: note }] : []),
  ];
  return (
    <dl className={styles.details}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function BookingStatus({ status }: { status: number }) {
  const texts: Record<number, ReactNode> = {
    [STATUS.temporary]: <Trans>Being kept, not confirmed yet</Trans>,
    [STATUS.cancelled]: <Trans>Cancelled</Trans>,
    [STATUS.confirmed]: <Trans>Confirmed</Trans>,
    [STATUS.completed]: <Trans>Completed</Trans>,
    [STATUS.expired]: <Trans>Expired</Trans>,
    [STATUS.noShow]: <Trans>Not attended</Trans>,
  };
  return <b>{texts[status] ?? <Trans>Unknown</Trans>}</b>;
}
