import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { UNKNOWN } from '#src/flows/session/session.visit.ts';
import { SignOutScreen } from '#src/flows/session/sign-out.screen.tsx';
import { signOutState } from '#src/flows/session/sign-out.view.ts';
import { companyInterrupted } from '#src/flow-host/parts/interrupted.store.ts';
import { chosenCodes } from '#src/flows/corporate-booking/kept/chosen.store.ts';
import { chosenCars } from '#src/pages/fleet/use-chosen.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

const COMPANY = ['company'] as const;

export const Route = createFileRoute('/$lang/corporate/auth/logout')({
  staticData: { areas: ['corporate', 'content', 'member', 'reading', 'steps'] },
  head: ({ match }) => pageHead(match, { title: msg`Sign out`, isHidden: true }),
  component: CorporateLogoutRoute,
});

/** Which cars were chosen, in the list and to be booked. */
const forgetChosen = () => {
  chosenCars.write(null);
  chosenCodes.write(null);
};

/** Ends the company's session alone, and leads to its sign-in (CORP-06). */
function CorporateLogoutRoute() {
  const router = useRouter();
  const { session } = router.options.context;
  const lang = useLanguage();
  const shown = useSyncExternalStore(session.subscribe, session.shown, () => UNKNOWN);
  const signOut = useCallback(() => session.signOut(COMPANY, lang), [session, lang]);
  useEffect(signOut, [signOut]);
  const state = signOutState(shown, COMPANY);
  useEffect(() => {
    if (state !== 'signedOut') return;
    // Whoever was signed out by a sign-in elsewhere goes on where they were, with what they chose.
    if (companyInterrupted.read() === null) forgetChosen();
    void router.navigate({
      to: '/$lang/corporate/auth/login',
      params: { lang },
      state: { signedOut: true },
      replace: true,
    });
  }, [state, router, lang]);
  return <SignOutScreen state={state} message={shown.message} onRetry={signOut} kept={null} waysOn={null} />;
}
