import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { displayPlate } from '#domain/fields/plate.ts';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import { formatDayTime } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { AS_CARDS, ListTable, type ListColumn } from '#src/parts/list/list-table.tsx';
import { Unfold } from '#src/parts/list/unfold.tsx';
import { useKeptFocus } from '#src/ui/inputs/use-kept-focus.ts';
import { useMedia } from '#src/ui/page/use-media.ts';
import { groupedBookings } from './my-bookings.view.ts';
import type { Choice } from './use-choice.ts';
import styles from './my-bookings.module.css';

interface BookingsTableProps {
  readonly bookings: readonly FoundBooking[];
  /** The server's time when they were read. */
  readonly now: string;
  readonly columns: readonly ListColumn<FoundBooking>[];
  readonly choice: Choice;
  /** Null: past bookings are not folded away, because they are what was looked for. */
  readonly fold: { readonly isOpen: boolean; readonly onToggle: (isOpen: boolean) => void } | null;
}

/** A page of bookings. As cards, the visits to come stand first and the others are folded. */
export function BookingsTable({ bookings, now, fold, ...rest }: BookingsTableProps) {
  const { t } = useLingui();
  const heading = useId();
  const areCards = useMedia(AS_CARDS);
  const part = useRef<HTMLDivElement>(null);
  const { upcoming, past } = groupedBookings(bookings, now);
  // A booking that has just been cancelled goes to the others, with the focus that was on it.
  useKeptFocus(part, upcoming.map(({ id }) => id).join());
  if (!areCards || fold === null || upcoming.length === 0 || past.length === 0)
    return (
      <div ref={part} tabIndex={-1}>
        <Table {...rest} label={t`Bookings`} rows={bookings} />
      </div>
    );
  return (
    <div ref={part} tabIndex={-1} className={styles.groups}>
      <section className={styles.group} aria-labelledby={heading}>
        <h2 id={heading}>
          <Trans>Visits to come</Trans>
        </h2>
        <Table {...rest} label={t`Visits to come`} rows={upcoming} />
      </section>
      <Unfold className={styles.past} label={<Trans>Past and cancelled</Trans>} {...fold}>
        <Table {...rest} label={t`Past and cancelled`} rows={past} />
      </Unfold>
    </div>
  );
}

interface TableProps extends Pick<BookingsTableProps, 'columns' | 'choice'> {
  readonly label: string;
  readonly rows: readonly FoundBooking[];
}

function Table({ choice, rows, ...table }: TableProps) {
  return (
    <ListTable
      {...table}
      rows={rows}
      idOf={({ id }) => id}
      {...(rows.some(({ cancelling }) => cancelling !== 'no') && {
        selection: {
          ...choice.selectionAmong(rows),
          nameOf,
          whyNot,
        },
      })}
    />
  );
}

function BookingName({ booking: { startsAt, branch, customer } }: { readonly booking: FoundBooking }) {
  const language = useLanguage();
  return (
    <>
      {`${formatDayTime(startsAt, language)} ${branch.name}`}{' '}
      <span lang="th" translate="no">
        {displayPlate(customer.plate)}
      </span>
    </>
  );
}

const nameOf = (booking: FoundBooking) => <BookingName booking={booking} />;

const whyNot = ({ cancelling }: FoundBooking) =>
  cancelling === 'tooLate' ? <Trans>Too late to cancel online: call the branch</Trans> : null;
