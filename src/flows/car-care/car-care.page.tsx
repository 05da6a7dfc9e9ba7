import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { MaintenanceList } from './maintenance-list.part.tsx';
import type { MaintenanceLinks } from './maintained-car.part.tsx';
import { ServiceHistoryList, type HistoryProps } from './service-history.part.tsx';
import styles from './car-care.module.css';

interface CarCarePageProps extends Omit<HistoryProps, 'carId'> {
  /** Keep the identity stable. */
  readonly carLinks: MaintenanceLinks;
  readonly addCarLink: ReactNode;
  /** The list of redeemed coupons. */
  readonly redemptions: ReactNode;
}

/** Recommended maintenance, service history and redeemed coupons as tabs (ACC-01). The filter stays when the tab changes. */
export function CarCarePage({ carLinks, addCarLink, redemptions, ...history }: CarCarePageProps) {
  const { t } = useLingui();
  const { host, account, search, onSearch } = history;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        <Trans>Car care</Trans>
      </h1>
      <Tabs
        label={t`Car care`}
        open={search.tab ?? 'maintenance'}
        onOpen={(tab) => onSearch({ ...search, page: undefined, tab: tab === 'maintenance' ? undefined : tab })}
        tabs={[
          {
            name: 'maintenance',
            label: <Trans>Maintenance list</Trans>,
            content: (
              <MaintenanceList
                host={host}
                account={account}
                search={search}
                onSearch={onSearch}
                links={carLinks}
                addCarLink={addCarLink}
              />
            ),
          },
          {
            name: 'history',
            label: <Trans>Service history</Trans>,
            content: <ServiceHistoryList {...history} />,
          },
          { name: 'redeemed', label: <Trans>Redeem history</Trans>, content: redemptions },
        ]}
      />
    </div>
  );
}
