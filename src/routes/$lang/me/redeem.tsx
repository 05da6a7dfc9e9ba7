import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useSignedIn } from '#src/app/shell/use-member.ts';
import { RedeemPage } from '#src/flows/coupon-redeem/redeem.page.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { inAddress } from '#src/parts/list/list-search.ts';
import { useCodeLink } from './-code-link.tsx';
import { useOpenedFocus } from './-opened-focus.ts';

interface RedeemSearch {
  readonly redemption?: string | undefined;
  /** Of what was redeemed before. */
  readonly page?: number | undefined;
}

export const Route = createFileRoute('/$lang/me/redeem')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): RedeemSearch => search,
  head: ({ match }) => pageHead(match, { title: msg`Redeem coupons`, isHidden: true }),
  component: RedeemRoute,
});

function RedeemRoute() {
  const raw = Route.useSearch();
  const [redemption, page] = [inAddress.id(raw.redemption), inAddress.page(raw.page)];
  const host = useRouter().options.context;
  const navigate = useNavigate();
  const { code } = useSignedIn();
  const lang = useLanguage();
  useOpenedFocus('redemption');
  const go = useCallback(
    (change: RedeemSearch, { replace = true } = {}) =>
      void navigate({
        to: '/$lang/me/redeem',
        params: { lang },
        search: (before) => ({ ...before, ...change }),
        replace,
        resetScroll: false,
      }),
    [lang, navigate],
  );
  const isList = redemption === undefined;
  // From the list, the question has an entry of its own: Back leads to the list.
  const onRedemption = useCallback(
    (id: string | null) => {
      if ((id ?? undefined) !== redemption) go({ redemption: id ?? undefined }, { replace: !isList });
    },
    [go, isList, redemption],
  );
  return (
    <RedeemPage
      host={host}
      code={code}
      redemptionId={redemption ?? null}
      page={page}
      onPage={(next) => go({ page: next })}
      onRedemption={onRedemption}
      renderOpen={useCodeLink({ replace: true })}
      pointsLink={
        <Link to="/$lang/me/bluepoints" params={{ lang }}>
          <Trans>My points</Trans>
        </Link>
      }
    />
  );
}
