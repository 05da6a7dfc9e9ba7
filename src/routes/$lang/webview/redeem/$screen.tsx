import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, notFound, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { Redemptions } from '#src/flows/coupon-redeem/redemptions.part.tsx';
import type { RenderOpen } from '#src/flows/coupon-redeem/running-codes.part.tsx';
import { WebviewRedeem } from '#src/flows/coupon-redeem/webview-redeem.part.tsx';
import type { WebviewPlace, WebviewScreen } from '#src/flows/coupon-redeem/webview.address.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { OpenedWebview } from '#src/pages/webview/opened-webview.tsx';
import { inAddress } from '#src/parts/list/list-search.ts';
import { webviewHostOf } from '../-webview-host.ts';
import styles from '../-webview.module.css';

interface RedeemSearch {
  readonly redemption?: string | undefined;
  /** Of what was redeemed before. */
  readonly page?: number | undefined;
}

/** The four screens of the app's webview. They share one route, because every route adds to every first load. */
export const Route = createFileRoute('/$lang/webview/redeem/$screen')({
  // Checked by the page: zod is not in a first load.
  validateSearch: (search: Record<string, unknown>): RedeemSearch => search,
  beforeLoad: async ({ context, params }) => {
    if (!/^(button|confirm|code|history)$/.test(params.screen)) throw notFound();
    // An unknown outcome has the texts of the booking's steps.
    await context.languages.load(languageOfPath(`/${params.lang}`), 'steps');
  },
  staticData: { areas: ['member', 'reading'], layout: 'bare', isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Redeem coupons`, isHidden: true }),
  component: WebviewRoute,
});

function WebviewRoute() {
  const { screen } = Route.useParams();
  const { redemption, page } = Route.useSearch();
  const host = webviewHostOf(useRouter().options.context);
  const navigate = useNavigate();
  const lang = useLanguage();
  const over = useSyncExternalStore(host.subscribe, host.over, () => null);
  const id = inAddress.id(redemption) ?? null;
  const at = useMemo<WebviewPlace>(() => ({ place: screen as WebviewScreen, id }), [screen, id]);
  const go = useCallback(
    (to: WebviewPlace, how: { readonly replace: boolean }) =>
      void navigate({
        to: '/$lang/webview/redeem/$screen',
        params: { lang, screen: to.place },
        search: { redemption: to.id ?? undefined },
        replace: how.replace,
      }),
    [lang, navigate],
  );
  const renderOpen = useCallback<RenderOpen>(
    (redemptionId, look) => (
      <Link
        {...look}
        to="/$lang/webview/redeem/$screen"
        params={{ lang, screen: 'code' }}
        search={{ redemption: redemptionId }}
      >
        {look?.children ?? <Trans>Show the code</Trans>}
      </Link>
    ),
    [lang],
  );
  const head = <Head screen={screen as Screen} />;
  return (
    <OpenedWebview host={host} api={host.api(lang)} over={over} head={head}>
      {(code, ended) =>
        screen === 'history' ? (
          (ended ?? (
            <>
              {head}
              <Redemptions
                isPage
                host={host}
                code={code}
                page={inAddress.page(page)}
                onPage={(next) => void navigate({ to: '.', search: { page: next }, replace: true, resetScroll: false })}
                renderOpen={renderOpen}
              />
            </>
          ))
        ) : (
          <WebviewRedeem host={host} code={code} at={at} go={go} renderOpen={renderOpen} ended={ended} head={head} />
        )
      }
    </OpenedWebview>
  );
}

type Screen = WebviewScreen | 'history';

const TITLES: Readonly<Record<Screen, ReactNode>> = {
  button: <Trans>Redeem coupons</Trans>,
  confirm: <Trans>Confirm</Trans>,
  code: <Trans>Your code</Trans>,
  history: <Trans>Redeemed before</Trans>,
};

const WAYS: Readonly<Partial<Record<Screen, { readonly screen: Screen; readonly name: ReactNode }>>> = {
  button: { screen: 'history', name: <Trans>Redeemed before</Trans> },
  history: { screen: 'button', name: <Trans>All coupons</Trans> },
};

function Head({ screen }: { screen: Screen }) {
  const lang = useLanguage();
  const way = WAYS[screen];
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{TITLES[screen]}</h1>
      {way ? (
        <Link to="/$lang/webview/redeem/$screen" params={{ lang, screen: way.screen }} search={{}}>
          {way.name}
        </Link>
      ) : null}
    </header>
  );
}
