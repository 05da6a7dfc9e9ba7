import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { normaliseCode } from '#domain/fields/booking-code.ts';
import { fullName } from '#domain/fields/person-name.ts';
import { formatPhone } from '#domain/fields/phone.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import { formatDayFull, formatTime, formatYearOfMake } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { QrCode } from '#src/parts/visit/qr-code.tsx';
import { Code } from '#src/parts/visit/code.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import styles from './booking-details.module.css';
import { STATUS_NAMES } from './booking-status.texts.ts';

interface BookingDetailsProps {
  readonly booking: FoundBooking;
  /** The visit is to come: its code is also there to be read by a device. */
  readonly isShownAtBranch?: boolean;
}

/** Branch, services, date and time, car, customer, note and status of a booking (LIST-03). */
export function BookingDetails({ booking, isShownAtBranch = false }: BookingDetailsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { branch, customer, services, otherService, note, collection, code } = booking;
  const end = formatTime(booking.endsAt);
  // What was forgotten on request is empty.
  const name = fullName(customer.firstName, customer.lastName);
  const who = `${name}${customer.phone}${customer.email}`;
  const year = formatYearOfMake(customer.year, language);
  const car = [customer.brand, customer.model, year].filter(Boolean).join(' ');
  const lines: { label: string; value: ReactNode }[] = [
    ...(code === null
      ? []
      : [
          {
            label: t`Booking code`,
            value: (
              <>
                <Code code={code} className={styles.code} />
                {isShownAtBranch ? (
                  <QrCode className={styles.qr} text={normaliseCode(code)} label={t`QR code of the booking code`} />
                ) : null}
              </>
            ),
          },
        ]),
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
          <ThaiTime />
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
          {branch.phone ? <small translate="no">{formatPhone(branch.phone)}</small> : null}
        </>
      ),
    },
    ...(collection === null
      ? []
      : [
          {
            label: t`Handing over the car`,
            value: (
              <>
                <b>
                  <Trans>We collect the car and bring it back</Trans>
                </b>
                {collection.place ? (
                  <small translate="no">
                    {collection.place.address} {collection.place.subDistrict} {collection.place.district}{' '}
                    {collection.place.province} {collection.place.postCode}
                  </small>
                ) : null}
              </>
            ),
          },
        ]),
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
    ...(who === ''
      ? []
      : [
          {
            label: t`Customer`,
            value: (
              <>
                {name ? <b translate="no">{name}</b> : null}
                {customer.phone ? <small translate="no">{formatPhone(customer.phone)}</small> : null}
                {customer.email ? <small translate="no">{customer.email}</small> : null}
              </>
            ),
          },
        ]),
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
