import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { displayPlate } from '#domain/fields/plate.ts';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import { BookingStatus } from '#src/flows/booking-lookup/booking-details.part.tsx';
import { formatDayYear, formatTime, type When } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import type { ListColumn } from '#src/parts/list/list-table.tsx';
import { Code } from '#src/parts/visit/code.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import type { LinkLook } from '#src/ui/actions/button.tsx';
import styles from './my-bookings.module.css';

export type RenderBookingLink = (id: string, look: LinkLook) => ReactNode;

/** The table columns for a booking; its day and time link to it. */
export const bookingColumns = (renderLink: RenderBookingLink): readonly ListColumn<FoundBooking>[] => [
  {
    id: 'when',
    header: <Trans>Date and time</Trans>,
    isTitle: true,
    cell: (booking) =>
      renderLink(booking.id, { className: styles.when ?? '', children: <When at={booking.startsAt} /> }),
  },
  {
    id: 'status',
    header: <Trans>Status</Trans>,
    cell: ({ status }) => (
      <span className={styles.status} data-status={status}>
        <BookingStatus status={status} />
      </span>
    ),
  },
  { id: 'branch', header: <Trans>Branch</Trans>, cell: ({ branch }) => branch.name },
  {
    id: 'services',
    header: <Trans>Services</Trans>,
    cell: ({ services }) => services.map(({ name }) => name).join(', '),
  },
  {
    id: 'car',
    header: <Trans>Car</Trans>,
    cell: ({ customer, collection }) => (
      <>
        <Plate number={displayPlate(customer.plate)} province={customer.province} />
        {collection === null ? null : (
          <small className={styles.collected}>
            <Trans>We collect it</Trans>
          </small>
        )}
      </>
    ),
  },
  {
    id: 'code',
    header: <Trans>Booking code</Trans>,
    cell: ({ code }) => (code === null ? '–' : <Code code={code} />),
  },
];

function When({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <>
      {formatDayYear(at, language)} <b>{formatTime(at)}</b>
      <ThaiTime />
    </>
  );
}
