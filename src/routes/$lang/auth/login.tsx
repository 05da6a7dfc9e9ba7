import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useMember } from '#src/app/shell/use-member.ts';
import { goToProvider } from '#src/flows/login/sign-in.flow.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { StatusPage } from '#src/ui/layout/status-page.tsx';
import { SignedIn } from './-status.tsx';

export const Route = createFileRoute('/$lang/auth/login')({
  staticData: { areas: ['content'] },
  head: ({ match }) => pageHead(match, { title: msg`Sign in`, isHidden: true }),
  component: LoginRoute,
});

function LoginRoute() {
  const member = useMember();
  const lang = useLanguage();
  const from = useLocation({ select: ({ state }) => state.signInFrom });
  const isNobody = member === null;
  useEffect(() => {
    if (isNobody) goToProvider(from, lang);
  }, [isNobody, from, lang]);
  if (member) return <SignedIn name={member.firstName} />;
  return (
    <StatusPage
      title={<Trans>Taking you to your card…</Trans>}
      description={<Trans>You sign in on the page of the card, and come back here.</Trans>}
    />
  );
}
