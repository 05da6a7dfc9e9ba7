import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { STATUS } from '#domain/appointment.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { branchNow, daysBetween, type Instant } from '#domain/thai-calendar.ts';
import type { Account } from '#machines/shared/account.ts';
import { myBookingsQuery } from '#src/api/queries/booking-list.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { foundBookingFrom } from '#src/flows/booking-lookup/booking-lookup.adapters.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatDayFull, formatTime } from '#src/i18n/units/dates.ts';
import { nearDay } from '#src/i18n/units/near-days.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ThaiTime } from '#src/parts/thai-time.tsx';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Plate } from '#src/ui/car/plate.tsx';
import { Ways } from '#src/ui/layout/ways.tsx';
import styles from './next-booking.module.css';

interface NextBookingProps {
  readonly host: FlowHost;
  readonly account: Account;
  /** A link to the booking. */
  readonly renderLink: (id: string) => ReactNode;
  readonly bookingLink: ReactNode;
}

/** The next visit, with the days until then. */
export function NextBooking({ host, account, renderLink, bookingLink }: NextBookingProps) {
  const language = useLanguage();
  const query = useQuery(
    myBookingsQuery(host.api(language), language, account.code, { status: STATUS.confirmed, page: 1 }),
    queryClientOf(host),
  );
  return (
    <section className={styles.next} aria-labelledby="next-booking">
      <h2 id="next-booking">
        <Trans>Next visit</Trans>
      </h2>
      <ReadList query={query} rows={1}>
        {({ booking_list: [first], now }) => {
          if (first === undefined)
            return <NothingYet title={<Trans>No visit is booked</Trans>}>{bookingLink}</NothingYet>;
          const booking = foundBookingFrom(first, now);
          const { branch, services, customer, startsAt } = booking;
          return (
            <div className={styles.card}>
              <p className={styles.days}>
                <InDays now={now} at={startsAt} />
              </p>
              <p className={styles.when}>
                {formatDayFull(startsAt, language)} <b>{formatTime(startsAt)}</b>
                <ThaiTime />
              </p>
              <p>
                {branch.name} · {services.map(({ name }) => name).join(', ')}
              </p>
              <Plate number={displayPlate(customer.plate)} province={customer.province} />
              <Ways>{renderLink(booking.id)}</Ways>
            </div>
          );
        }}
      </ReadList>
    </section>
  );
}

/** Counts calendar days at the branch, not periods of 24 hours. */
function InDays({ now, at }: { now: Instant; at: Instant }) {
  const { i18n } = useLingui();
  const [today, day] = [branchNow(now).date, branchNow(at).date];
  const near = nearDay(day, today);
  const days = daysBetween(today, day);
  return near ? i18n._(near) : <Plural value={days} one="In # day" other="In # days" />;
}
