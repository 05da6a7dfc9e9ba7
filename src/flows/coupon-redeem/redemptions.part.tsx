import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Redemption } from '#contract/calls/coupon.shapes.ts';
import { redemptionsQuery } from '#src/api/queries/coupon.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { formatDayYear, formatTime, type When } from '#src/i18n/units/dates.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ListTable, type ListColumn } from '#src/parts/list/list-table.tsx';
import { NothingYet } from '#src/parts/list/nothing.tsx';
import { PagedList, type PageInAddress } from '#src/parts/list/paged-list.tsx';
import { Code } from '#src/parts/visit/code.tsx';
import styles from './coupon-redeem.module.css';

interface RedemptionsProps extends PageInAddress {
  readonly host: FlowHost;
  readonly code: string;
  /** A link to the code of a redemption that is still open. */
  readonly renderOpen: (id: string) => ReactNode;
  /** The list is the page's only content, so it needs no heading of its own. */
  readonly isPage?: true;
}

/** The coupons redeemed before, the latest first (RDM-02). */
export function Redemptions({ host, code, page, onPage, renderOpen, isPage }: RedemptionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const query = useQuery(redemptionsQuery(host.api(language), language, code, page ?? 1), queryClientOf(host));
  const columns = useMemo(() => redemptionColumns(renderOpen), [renderOpen]);
  return (
    <section className={styles.history} aria-label={t`Redeemed before`}>
      {isPage ? null : (
        <h2>
          <Trans>Redeemed before</Trans>
        </h2>
      )}
      <PagedList
        query={query}
        rows={2}
        label={t`Pages of what was redeemed`}
        page={page}
        onPage={onPage}
        nothing={<NothingYet title={<Trans>Nothing redeemed yet</Trans>} />}
      >
        {({ redemption_list: rows }) => (
          <ListTable label={t`Redeemed before`} columns={columns} rows={rows} idOf={({ redemption_id: id }) => id} />
        )}
      </PagedList>
    </section>
  );
}

const redemptionColumns = (renderOpen: (id: string) => ReactNode): readonly ListColumn<Redemption>[] => [
  { id: 'name', header: <Trans>Coupon</Trans>, isTitle: true, cell: ({ name }) => name },
  {
    id: 'when',
    header: <Trans>Date and time</Trans>,
    cell: ({ used_at: at }) => (at === null ? '–' : <When at={at} />),
  },
  {
    id: 'points',
    header: <Trans>Points used</Trans>,
    cell: ({ point_use: points }) => <Plural value={points} one="# point" other="# points" />,
  },
  {
    id: 'code',
    header: <Trans>Code</Trans>,
    cell: ({ coupon_code: code }) => (code === null ? '–' : <Code code={code} />),
  },
  {
    id: 'status',
    header: <Trans>Status</Trans>,
    cell: ({ status, redemption_id: id }) => (status === 'open' ? renderOpen(id) : <Status status={status} />),
  },
];

function When({ at }: { at: string }) {
  const language = useLanguage();
  return `${formatDayYear(at, language)} ${formatTime(at)}`;
}

function Status({ status }: { status: Redemption['status'] }) {
  return status === 'used' ? <Trans>Used</Trans> : <Trans>Not shown in time</Trans>;
}
