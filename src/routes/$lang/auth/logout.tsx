import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { useMember } from '#src/app/shell/use-member.ts';
import { interrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { accountsNamed, signOutSearch, type SignOutSearch } from '#src/flows/session/session.address.ts';
import { UNKNOWN } from '#src/flows/session/session.visit.ts';
import { SignOutScreen } from '#src/flows/session/sign-out.screen.tsx';
import { signOutState } from '#src/flows/session/sign-out.view.ts';
import { WaysOn } from '#src/parts/ways-on.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useInBrowser } from '#src/ui/page/use-in-browser.ts';
import { KeptBookingCard } from '../../-kept-booking.part.tsx';
import { SignedIn } from './-status.tsx';

export const Route = createFileRoute('/$lang/auth/logout')({
  validateSearch: signOutSearch,
  staticData: { areas: ['content'], isUnlisted: true },
  head: ({ match }) => pageHead(match, { title: msg`Sign out`, isHidden: true }),
  component: LogoutRoute,
});

function LogoutRoute() {
  const { kind } = Route.useSearch();
  return <SignOut key={kind ?? 'all'} kind={kind} />;
}

function SignOut({ kind }: SignOutSearch) {
  const { session, now } = useRouter().options.context;
  const lang = useLanguage();
  const member = useMember();
  const isMember = accountsNamed(kind).includes('member');
  const shown = useSyncExternalStore(session.subscribe, session.shown, () => UNKNOWN);
  const state = signOutState(shown, accountsNamed(kind));
  const [isOver, setOver] = useState(false);
  if (state === 'signedOut' && !isOver) setOver(true);
  const signOut = useCallback(() => session.signOut(accountsNamed(kind), lang), [session, kind, lang]);
  // Not once more: somebody may have signed in again in another tab.
  useEffect(() => {
    if (!isOver) signOut();
  }, [isOver, signOut]);
  const isInBrowser = useInBrowser();
  const booking = useMemo(() => (isInBrowser ? (interrupted.read()?.booking ?? null) : null), [isInBrowser]);
  if (isOver && isMember && member && shown.standing.member === 'signedIn') return <SignedIn name={member.firstName} />;
  return (
    <SignOutScreen
      state={isOver ? 'signedOut' : state}
      message={shown.message}
      onRetry={signOut}
      kept={isMember && booking ? <KeptBookingCard booking={booking} now={now} /> : null}
      waysOn={
        <>
          {isMember ? (
            <Button renderLink={(look) => <Link {...look} to="/$lang/auth/login" params={{ lang }} />}>
              <Trans>Sign in</Trans>
            </Button>
          ) : null}
          <WaysOn isSecond={isMember} />
        </>
      }
    />
  );
}
