import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { branchNow } from '#domain/thai-calendar.ts';
import type { Account } from '#machines/shared/account.ts';
import { maintenanceQuery } from '#src/api/queries/history.queries.ts';
import { ofAccount } from '#src/api/queries/account.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { PagedList } from '#src/parts/list/paged-list.tsx';
import { isFiltered, isInverted, wireFilter, type CareSearch } from './car-care.address.ts';
import { CareFilterFields } from './care-filter.fields.tsx';
import { MaintainedCarPart, type MaintenanceLinks } from './maintained-car.part.tsx';
import { OdometerFields } from './odometer.fields.tsx';
import styles from './car-care.module.css';

interface MaintenanceListProps {
  readonly host: FlowHost;
  readonly account: Account;
  readonly search: CareSearch;
  /** Keep the function identity stable. */
  readonly onSearch: (search: CareSearch) => void;
  readonly links: MaintenanceLinks;
  readonly addCarLink: ReactNode;
}

/** What the account's cars need, car by car, the most urgent first (HIST-02). */
export function MaintenanceList({ host, account, search, onSearch, links, addCarLink }: MaintenanceListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const client = queryClientOf(host);
  const { page, from, to } = search;
  const wrong = isInverted(search);
  const query = useQuery(
    {
      ...maintenanceQuery(host.api(language), language, account.code, { ...wireFilter(search), page: page ?? 1 }),
      enabled: !wrong,
    },
    client,
  );
  const filtered = isFiltered(search);
  return (
    <div className={styles.page}>
      {filtered || query.data?.total !== 0 ? (
        <CareFilterFields filter={search} onFilter={onSearch} today={branchNow(host.now()).date} />
      ) : null}
      {wrong ? null : (
        <PagedList
          query={query}
          rows={3}
          label={t`Pages of recommended maintenance`}
          page={page}
          onPage={(next) => onSearch({ ...search, page: next })}
          onClear={filtered ? () => onSearch({}) : null}
          nothing={<NothingYet title={<Trans>Add a car to see what it needs</Trans>}>{addCarLink}</NothingYet>}
        >
          {({ car_list: cars }) => (
            <div className={styles.cars}>
              {cars.map((car) => (
                <MaintainedCarPart
                  key={car.car_profile_id}
                  {...links}
                  car={car}
                  isNarrowed={(from ?? to) !== undefined}
                  renderOdometer={(leave) => (
                    <OdometerFields
                      host={host}
                      code={account.code}
                      carId={car.car_profile_id}
                      last={car.odometer_read}
                      onNoted={() => {
                        leave(true);
                        void client.invalidateQueries({ queryKey: ofAccount(account.code) });
                      }}
                      onLeave={() => leave(false)}
                    />
                  )}
                />
              ))}
            </div>
          )}
        </PagedList>
      )}
    </div>
  );
}
