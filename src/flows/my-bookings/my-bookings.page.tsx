import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Member } from '#machines/shared/member.ts';
import { myBookingsQuery } from '#src/api/queries/booking-list.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { foundBookingFrom } from '#src/flows/booking-lookup/booking-lookup.adapters.ts';
import type { QuestionPlace } from '#src/flows/cancellation/cancellation.part.tsx';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { PagedList } from '#src/parts/list/paged-list.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { bookingColumns, type RenderBookingLink } from './booking-columns.part.tsx';
import { BookingsTable } from './bookings-table.part.tsx';
import { BookingsFilter } from './bookings-filter.fields.tsx';
import type { BookingsSearch } from './my-bookings.address.ts';
import { ChosenBookings } from './chosen-bookings.part.tsx';
import { TakeBookingForm } from './take-booking.form.tsx';
import type { RenderTaken } from './take-booking.part.tsx';
import { useChoice } from './use-choice.ts';
import { useChosenWords } from './use-chosen-words.ts';
import styles from './my-bookings.module.css';

interface MyBookingsPageProps {
  readonly host: FlowHost;
  readonly member: Member;
  readonly search: BookingsSearch;
  /** Keep the function identity stable. */
  readonly onSearch: (search: BookingsSearch) => void;
  /** Keep the function identity stable. */
  readonly renderLink: RenderBookingLink;
  /** A link to a new booking. */
  readonly bookingLink: ReactNode;
  readonly cancelling: QuestionPlace;
  readonly renderTaken: RenderTaken;
}

/** All bookings of an account, upcoming ones first (LIST-01). */
export function MyBookingsPage(props: MyBookingsPageProps) {
  const { host, member, search, onSearch, renderLink, bookingLink, cancelling, renderTaken } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { status, keywords, plate, page } = search;
  const query = useQuery(
    myBookingsQuery(host.api(language), language, member.code, {
      page: page ?? 1,
      ...(status === undefined ? {} : { status }),
      ...(keywords === undefined ? {} : { keywords }),
      ...(plate === undefined ? {} : { register_number: plate }),
    }),
    queryClientOf(host),
  );
  const { data } = query;
  const bookings = data?.booking_list.map((each) => foundBookingFrom(each, data.now)) ?? [];
  const choice = useChoice();
  const chosen = useChosenWords(choice.chosen, { host, code: member.code, language, shown: bookings });
  const columns = useMemo(() => bookingColumns(renderLink), [renderLink]);
  const isFiltered = status !== undefined || keywords !== undefined || plate !== undefined;
  return (
    <div className={styles.page}>
      <PageHead title={<Trans>Bookings</Trans>}>{bookingLink}</PageHead>
      {isFiltered || query.data?.total !== 0 ? <BookingsFilter filter={search} onFilter={onSearch} /> : null}
      <PagedList
        query={query}
        rows={8}
        label={t`Pages of your bookings`}
        page={page}
        onPage={(next) => onSearch({ ...search, page: next })}
        onClear={isFiltered ? () => onSearch({}) : null}
        nothing={<NothingYet title={<Trans>You have no bookings yet</Trans>}>{bookingLink}</NothingYet>}
      >
        {({ total, now }) => (
          <>
            <p className={styles.count} role="status">
              <Plural value={total} one="# booking" other="# bookings" />
            </p>
            <BookingsTable
              bookings={bookings}
              now={now}
              columns={columns}
              choice={choice}
              fold={
                isFiltered || (page ?? 1) > 1
                  ? null
                  : {
                      isOpen: search.past === 1,
                      onToggle: (isOpen) => onSearch({ ...search, past: isOpen ? 1 : undefined }),
                    }
              }
            />
          </>
        )}
      </PagedList>
      {query.isPending ? null : <TakeBookingForm host={host} member={member} renderTaken={renderTaken} />}
      {choice.chosen.length > 0 ? (
        <ChosenBookings
          key={choice.chosen.map(({ id }) => id).join()}
          host={host}
          code={member.code}
          bookings={chosen}
          question={cancelling}
          onKept={choice.keep}
          onDone={choice.clear}
        />
      ) : null}
    </div>
  );
}
