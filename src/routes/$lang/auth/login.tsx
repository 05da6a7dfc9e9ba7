import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useMember } from '#src/app/shell/use-member.ts';
import { goToProvider } from '#src/flows/login/sign-in.flow.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { CookiesRefused, CookiesRefusedTitle } from '#src/parts/answers/cookies-refused.tsx';
import { cookiesWork } from '#src/ui/browser/cookies-work.ts';
import { StatusPage } from '#src/ui/layout/status-page.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { SignedIn } from './-status.tsx';

export const Route = createFileRoute('/$lang/auth/login')({
  staticData: { areas: ['content', 'steps'], isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Sign in`, isHidden: true }),
  component: LoginRoute,
});

function LoginRoute() {
  const member = useMember();
  const lang = useLanguage();
  const from = useLocation({ select: ({ state }) => state.signInFrom });
  const inBrowser = useInBrowser();
  // The session is a cookie: the provider would send the visitor back for nothing.
  const hasCookies = useMemo(() => !inBrowser || cookiesWork(), [inBrowser]);
  const isNobody = member === null && hasCookies;
  useEffect(() => {
    if (isNobody) goToProvider(from, lang);
  }, [isNobody, from, lang]);
  if (member) return <SignedIn name={member.firstName} />;
  if (!hasCookies) return <StatusPage title={<CookiesRefusedTitle />} description={<CookiesRefused phone="" />} />;
  return (
    <StatusPage
      title={<Trans>Taking you to your card…</Trans>}
      description={<Trans>You sign in on the page of the card, and come back here.</Trans>}
    />
  );
}
