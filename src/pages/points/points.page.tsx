import { Plural, Trans } from '@lingui/react/macro';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { branchNow } from '#domain/thai-calendar.ts';
import type { Api } from '#src/api/client.ts';
import { pointHistoryQuery, pointsQuery } from '#src/api/queries/points.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { PageInAddress } from '#src/parts/list/paged-list.tsx';
import { ReadList } from '#src/parts/list/read-list.tsx';
import { Actions } from '#src/ui/questions/question.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Claims } from './claims.part.tsx';
import { EndingPoints } from './ending.part.tsx';
import { LoyaltyTerms } from '#src/parts/loyalty/loyalty-terms.tsx';
import { PointHistory } from './point-history.part.tsx';
import { WouldEarn } from './would-earn.part.tsx';
import styles from './points.module.css';

interface PointsPageProps extends PageInAddress {
  /** The owner of the query cache. */
  readonly host: object;
  readonly api: Api;
  readonly code: string;
  readonly couponsLink: ReactNode;
}

/** The balance, the expiry dates, the history and the rules of points (PTS-01, PTS-02). */
export function PointsPage({ host, api, code, page, onPage, couponsLink }: PointsPageProps) {
  const client = queryClientOf(host);
  const query = useQuery(pointsQuery(api, code), client);
  usePrefetchQuery(pointHistoryQuery(api, useLanguage(), code, page ?? 1), client);
  const update = () =>
    void client.fetchQuery({ ...pointsQuery(api, code, { mustUpdate: true }), staleTime: 0 }).catch(() => undefined);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        <Trans>My points</Trans>
      </h1>
      <ReadList query={query} rows={8}>
        {({ point, expire_list: ends, counted_this_month: counted, now }) => (
          <>
            <div className={styles.balance}>
              <p role="status">
                <b>
                  <Plural value={point} one="# point" other="# points" />
                </b>
              </p>
              <Actions>
                {couponsLink}
                <Button kind="outline" onClick={update} busy={query.isFetching ? <Trans>Updating…</Trans> : undefined}>
                  <Trans>Update</Trans>
                </Button>
              </Actions>
            </div>
            <div className={styles.two}>
              <EndingPoints list={ends} today={branchNow(now).date} />
              <WouldEarn counted={counted ?? { fuel: 0, shop: 0 }} />
            </div>
          </>
        )}
      </ReadList>
      {/* Rendered only once the content above it is loaded, which would push it down. */}
      {query.isPending ? null : (
        <div className={styles.two}>
          <div className={styles.page}>
            <PointHistory host={host} api={api} code={code} page={page} onPage={onPage} />
            <Claims host={host} api={api} code={code} page={page} />
          </div>
          <LoyaltyTerms />
        </div>
      )}
    </div>
  );
}
