import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { WaysOn } from '#src/parts/ways-on.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { StatusPage } from '#src/ui/layout/status-page.tsx';

/** Whether this tab has come back from the provider and the sign-in is in progress. */
export function useIsLoggingIn(): boolean {
  const { login } = useRouter().options.context;
  return useSyncExternalStore(login.subscribe, login.isUnderWay, () => false);
}

export function SignedIn({ name }: { name: string }) {
  return (
    <StatusPage
      title={<Trans>You are signed in</Trans>}
      description={<Trans>Welcome, {name}. Your details are filled in when you book.</Trans>}
    >
      <WaysOn />
    </StatusPage>
  );
}

export function NotBegun() {
  const lang = useLanguage();
  return (
    <StatusPage
      title={<Trans>Please sign in first</Trans>}
      description={<Trans>Sign in with your card to go on here. A booking needs no account.</Trans>}
    >
      <Button renderLink={(look) => <Link {...look} to="/$lang/auth/login" params={{ lang }} />}>
        <Trans>Sign in</Trans>
      </Button>
      <Button kind="outline" renderLink={(look) => <Link {...look} to="/$lang/booking" params={{ lang }} />}>
        <Trans>Book a service</Trans>
      </Button>
    </StatusPage>
  );
}

export function Connecting() {
  return <StatusPage title={<Trans>Connecting…</Trans>} description={<Trans>This takes a moment.</Trans>} />;
}
