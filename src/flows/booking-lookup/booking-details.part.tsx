import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { fullName } from '#domain/fields/person-name.ts';
import { displayCode } from '#domain/fields/booking-code.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import { formatDayFull, formatTime, formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Plate } from '#src/ui/car/plate.tsx';
import styles from './booking-details.module.css';
import { STATUS_NAMES } from './booking-status.texts.ts';

/** Branch, services, date and time, car, customer, note and status of a booking (LIST-03). */
export function BookingDetails({ booking }: { booking: FoundBooking }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { branch, customer, services, otherService, note, code } = booking;
  const end = formatTime(booking.endsAt);
  const year = formatYearOfMake(customer.year, language);
  const car = [customer.brand, customer.model, year].filter(Boolean).join(' ');
  const lines: { label: string; value: ReactNode }[] = [
    ...(code === null ? [] : [{ label: t`Booking code`, value: <b className={styles.code}>{displayCode(code)}</b> }]),
    {
      label: t`Status`,
      value: (
        <b>
          <BookingStatus status={booking.status} />
        </b>
      ),
    },
    {
      label: t`Date and time`,
      value: (
        <>
          <b>{`${formatDayFull(booking.startsAt, language)} ${formatTime(booking.startsAt)}`}</b>
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
          {branch.phone ? <small>{formatPhone(branch.phone)}</small> : null}
        </>
      ),
    },
    {
      label: t`Services`,
      value: (
        <>
          <b>{services.map(({ name }) => name).join(', ')}</b>
          {otherService ? <small>{otherService}</small> : null}
        </>
      ),
    },
    {
      label: t`Car`,
      value: (
        <span className={styles.car}>
          <Plate number={displayPlate(customer.plate)} province={customer.province} />
          {car ? <b>{car}</b> : null}
        </span>
      ),
    },
    {
      label: t`Customer`,
      value: (
        <>
          <b>{fullName(customer.firstName, customer.lastName)}</b>
          <small>{formatPhone(customer.phone)}</small>
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

export function BookingStatus({ status }: Pick<FoundBooking, 'status'>) {
  const { i18n } = useLingui();
  return i18n._(STATUS_NAMES[status]);
}
