import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { branchNow } from '#domain/thai-calendar.ts';
import type { Account } from '#machines/shared/account.ts';
import { historyQuery } from '#src/api/queries/history.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ListTable } from '#src/parts/list/list-table.tsx';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { PagedList } from '#src/parts/list/paged-list.tsx';
import { isFiltered, isInverted, wireFilter, type CareSearch } from './car-care.address.ts';
import { CareFilterFields } from './care-filter.fields.tsx';
import { ExportButton } from './export-button.part.tsx';
import { historyColumns, type HistoryLinks } from './history-columns.part.tsx';
import { Spread } from '#src/ui/layout/spread.tsx';
import styles from './car-care.module.css';

export interface HistoryProps {
  readonly host: FlowHost;
  readonly account: Account;
  readonly search: CareSearch;
  /** Keep the function identity stable. */
  readonly onSearch: (search: CareSearch) => void;
  /** Keep the identities stable. */
  readonly links: HistoryLinks;
  readonly bookingLink: ReactNode;
  /** Shows only the visits of this car. */
  readonly carId?: string;
}

/** Past visits, the latest first (HIST-01). */
export function ServiceHistoryList({ host, account, search, onSearch, links, bookingLink, carId }: HistoryProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { page, tab } = search;
  const filter = { ...wireFilter(search), ...(carId === undefined ? {} : { car_profile_id: carId }) };
  const wrong = isInverted(search);
  const query = useQuery(
    { ...historyQuery(host.api(language), language, account.code, { ...filter, page: page ?? 1 }), enabled: !wrong },
    queryClientOf(host),
  );
  const columns = useMemo(() => historyColumns(links), [links]);
  const filtered = isFiltered(search);
  return (
    <div className={styles.page}>
      {filtered || query.data?.total !== 0 ? (
        <CareFilterFields
          filter={search}
          onFilter={(next) => onSearch({ ...next, tab })}
          today={branchNow(host.now()).date}
          hasPlate={carId === undefined}
        />
      ) : null}
      {wrong ? null : (
        <PagedList
          query={query}
          label={t`Pages of the service history`}
          page={page}
          onPage={(next) => onSearch({ ...search, page: next })}
          onClear={filtered ? () => onSearch({ tab }) : null}
          nothing={
            <NothingYet title={<Trans>No visits yet: they are listed here once they are over</Trans>}>
              {bookingLink}
            </NothingYet>
          }
        >
          {({ history_list: visits, total }) => (
            <>
              <Spread>
                <p className={styles.count} role="status">
                  <Plural value={total} one="# visit" other="# visits" />
                </p>
                <ExportButton
                  key={JSON.stringify([filter, language])}
                  host={host}
                  code={account.code}
                  filter={filter}
                />
              </Spread>
              <ListTable
                label={t`Service history`}
                columns={columns}
                rows={visits}
                idOf={({ appointment_id: id }) => id}
              />
            </>
          )}
        </PagedList>
      )}
    </div>
  );
}
