import { Trans } from '@lingui/react/macro';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { ofAccount } from '#src/api/queries/account.ts';
import { redemptionsQuery } from '#src/api/queries/coupon.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { PageInAddress } from '#src/parts/list/paged-list.tsx';
import { PageHead } from '#src/ui/navigation/page-head.tsx';
import { CouponRedeemPart } from './coupon-redeem.part.tsx';
import styles from './coupon-redeem.module.css';
import type { RenderOpen } from './running-codes.part.tsx';
import { Redemptions } from './redemptions.part.tsx';

interface RedeemPageProps extends PageInAddress {
  readonly host: FlowHost;
  readonly code: string;
  /** The redemption id in the address. */
  readonly redemptionId: string | null;
  /** Keep the function identity stable. */
  readonly onRedemption: (id: string | null) => void;
  readonly renderOpen: RenderOpen;
  readonly pointsLink: ReactNode;
}

/** Redeeming coupons, and the coupons redeemed before (RDM-01, RDM-02). */
export function RedeemPage(props: RedeemPageProps) {
  const { host, code, redemptionId, onRedemption, page, onPage, renderOpen, pointsLink } = props;
  // The redemption that the chart shows, and the one that the address last named: a link in the list and Back change only the address.
  const [reported, setReported] = useState(redemptionId);
  const [addressed, setAddressed] = useState(redemptionId);
  const [begun, setBegun] = useState({ id: redemptionId, nth: 0 });
  if (redemptionId !== addressed) {
    setAddressed(redemptionId);
    if (redemptionId !== reported) setBegun({ id: redemptionId, nth: begun.nth + 1 });
  }
  const tell = useCallback(
    (id: string | null) => {
      setReported(id);
      onRedemption(id);
    },
    [onRedemption],
  );
  const reread = useCallback(
    () => void queryClientOf(host).invalidateQueries({ queryKey: ofAccount(code) }),
    [code, host],
  );
  const language = useLanguage();
  usePrefetchQuery(redemptionsQuery(host.api(language), language, code, page ?? 1), queryClientOf(host));
  return (
    <div className={styles.page}>
      <PageHead title={<Trans>Redeem coupons</Trans>}>{pointsLink}</PageHead>
      <CouponRedeemPart
        key={begun.nth}
        host={host}
        code={code}
        redemptionId={begun.id}
        onRedemption={tell}
        onOtherLanguage={() => setBegun({ id: reported, nth: begun.nth + 1 })}
        renderOpen={renderOpen}
        onChanged={reread}
        below={<Redemptions host={host} code={code} page={page} onPage={onPage} renderOpen={renderOpen} />}
      />
    </div>
  );
}
