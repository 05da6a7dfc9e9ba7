import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { STATUS } from '#domain/appointment.ts';
import type { Account } from '#machines/shared/account.ts';
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
import { useChoice } from './use-choice.ts';
import { useChosenWords } from './use-chosen-words.ts';
import styles from './my-bookings.module.css';

interface MyBookingsPageProps {
  readonly host: FlowHost;
  readonly account: Account;
  readonly title: ReactNode;
  readonly search: BookingsSearch;
  /** Keep the function identity stable. */
  readonly onSearch: (search: BookingsSearch) => void;
  /** Keep the function identity stable. */
  readonly renderLink: RenderBookingLink;
  /** A link to a new booking. */
  readonly bookingLink: ReactNode;
  readonly cancelling: QuestionPlace;
  /** Below the list: how a booking made elsewhere comes into it; null if none can. */
  readonly taking: ReactNode;
  /** The list is of cancelled bookings alone (CANCEL-04). */
  readonly isOfCancelled?: boolean;
}

/** All bookings of an account, upcoming ones first (LIST-01). */
export function MyBookingsPage(props: MyBookingsPageProps) {
  const {
    host,
    account,
    title,
    search,
    onSearch,
    renderLink,
    bookingLink,
    cancelling,
    taking,
    isOfCancelled = false,
  } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { keywords, plate, page } = search;
  const status = isOfCancelled ? STATUS.cancelled : search.status;
  const query = useQuery(
    myBookingsQuery(host.api(language), language, account.code, {
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
  const chosen = useChosenWords(choice.chosen, { host, code: account.code, language, shown: bookings });
  const columns = useMemo(() => bookingColumns(renderLink), [renderLink]);
  const isFiltered = search.status !== undefined || keywords !== undefined || plate !== undefined;
  return (
    <div className={styles.page}>
      <PageHead title={isOfCancelled ? <Trans>Cancelled bookings</Trans> : title}>{bookingLink}</PageHead>
      {isFiltered || query.data?.total !== 0 ? (
        <BookingsFilter filter={search} onFilter={onSearch} hasStatus={!isOfCancelled} />
      ) : null}
      <PagedList
        query={query}
        rows={8}
        label={t`Pages of your bookings`}
        page={page}
        onPage={(next) => onSearch({ ...search, page: next })}
        onClear={isFiltered ? () => onSearch({}) : null}
        nothing={
          <NothingYet
            title={
              isOfCancelled ? <Trans>No booking has been cancelled</Trans> : <Trans>You have no bookings yet</Trans>
            }
          >
            {bookingLink}
          </NothingYet>
        }
      >
        {({ total, upcoming, now }) => (
          <>
            <p className={styles.count} role="status">
              {isOfCancelled || upcoming === total ? (
                <Plural value={total} one="# booking" other="# bookings" />
              ) : (
                <Trans>
                  {upcoming} to come, {total - upcoming} past or cancelled
                </Trans>
              )}
            </p>
            <BookingsTable
              bookings={bookings}
              now={now}
              columns={columns}
              choice={choice}
              fold={
                isFiltered || isOfCancelled || (page ?? 1) > 1
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
      {query.isPending ? null : taking}
      {choice.chosen.length > 0 ? (
        <ChosenBookings
          key={choice.chosen.map(({ id }) => id).join()}
          host={host}
          code={account.code}
          bookings={chosen}
          question={cancelling}
          onKept={choice.keep}
          onDone={choice.clear}
        />
      ) : null}
    </div>
  );
}
