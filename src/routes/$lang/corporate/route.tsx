import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Outlet, redirect, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { SignedInCompanyContext, useCompany } from '#src/app/shell/use-company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ListSkeleton } from '#src/parts/list/list-skeleton.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { Wrap } from '#src/ui/layout/wrap.tsx';
import { CorporateLayout } from './-corporate-layout.tsx';

/** The screens of signing in and out, which need no company. */
const isOfSigningIn = (pathname: string) => /\/corporate\/auth\//.test(pathname);

export const Route = createFileRoute('/$lang/corporate')({
  staticData: {
    areas: ['corporate', 'content', 'driver', 'member', 'reading', 'steps'],
    layout: 'corporate',
    drawnBy: 'browser',
    isUnlisted: true,
  },
  // CORP-01. A server knows no visitor: the browser draws these pages.
  beforeLoad: ({ context, location }) => {
    if (typeof document === 'undefined' || isOfSigningIn(location.pathname) || context.me.company() !== null) return;
    throw redirect({
      to: '/$lang/corporate/auth/login',
      params: { lang: languageOfPath(location.pathname) },
      state: { signInFrom: location.href },
      replace: true,
    });
  },
  head: ({ match }) => pageHead(match, { title: msg`For companies`, isHidden: true }),
  component: CorporateRoute,
});

function CorporateRoute() {
  const router = useRouter();
  const { me } = router.options.context;
  const lang = useLanguage();
  const company = useCompany();
  // Of the page that is shown: on the way to the sign-in the one before stands until then.
  const needsNone = useRouterState({
    select: ({ resolvedLocation, location }) => isOfSigningIn((resolvedLocation ?? location).pathname),
  });
  useEffect(() => me.followCompany(lang), [me, lang]);
  const isGone = company === null && !needsNone;
  // Signed out elsewhere: the guard leads to the sign-in, and back to this page.
  useEffect(() => {
    if (isGone) void router.invalidate();
  }, [isGone, router]);
  const shown = company ?? null;
  return (
    <CorporateLayout company={shown}>
      {needsNone || shown ? (
        <SignedInCompanyContext value={shown}>
          <Outlet />
        </SignedInCompanyContext>
      ) : (
        <Wrap>
          <VisuallyHidden>
            <h1>
              <Trans>For companies</Trans>
            </h1>
          </VisuallyHidden>
          <ListSkeleton />
        </Wrap>
      )}
    </CorporateLayout>
  );
}
