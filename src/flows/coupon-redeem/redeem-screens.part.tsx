import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { redemptionsQuery } from '#src/api/queries/coupon.queries.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import type { FlowHost } from '#src/flow-host/flow-host.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CouponRedeemScreen, type CouponRedeemScreenProps } from './coupon-redeem.screen.tsx';
import { LiveCode } from './live-code.part.tsx';
import { RunningCodes, type RenderOpen } from './running-codes.part.tsx';
import { placeOf } from './webview.address.ts';

interface RedeemScreensProps {
  readonly host: FlowHost;
  readonly code: string;
  /** The redemption that the chart shows. */
  readonly shownId: string | null;
  readonly screens: Omit<CouponRedeemScreenProps, 'above' | 'live'>;
  readonly renderOpen: RenderOpen;
}

/** The chart's screens, with the codes that can still be shown above the coupons. Both appear at the same time. */
export function RedeemScreens({ host, code, shownId, screens, renderOpen }: RedeemScreensProps) {
  const language = useLanguage();
  const query = useQuery(redemptionsQuery(host.api(language), language, code, 1), queryClientOf(host));
  const { screen } = screens;
  const shown = query.isPending && screen.screen === 'choosing' ? ({ screen: 'loading' } as const) : screen;
  const isList = shown.screen !== 'loading' && placeOf(shown.screen, shownId) === 'button';
  const running =
    isList && query.data ? (
      <RunningCodes
        redemptions={query.data.redemption_list}
        clock={host}
        renderOpen={renderOpen}
        onOver={() => void query.refetch()}
      />
    ) : null;
  const asked = shown.screen === 'asking' ? shown.redemption.couponId : null;
  const { refetch } = query;
  // A code may have come meanwhile: on another device, or with an answer that was lost.
  useEffect(() => {
    if (asked !== null) void refetch();
  }, [asked, refetch]);
  const live = query.data?.redemption_list.find(
    ({ coupon_id: id, status, expires_at: until }) => id === asked && status === 'open' && until !== null,
  );
  const liveCode =
    live === undefined || live.expires_at === null ? null : (
      <LiveCode id={live.redemption_id} until={live.expires_at} clock={host} renderOpen={renderOpen} />
    );
  return <CouponRedeemScreen {...screens} screen={shown} above={running} live={liveCode} />;
}
