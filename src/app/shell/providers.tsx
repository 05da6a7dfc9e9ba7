import { I18nProvider } from '@lingui/react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import type { Me } from '#src/flows/session/me.visit.ts';
import { unsettled } from '#src/api/unsettled.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { signOutAddress } from '#src/flows/session/session.address.ts';
import { UNKNOWN } from '#src/flows/session/session.visit.ts';
import { textsOf } from '#src/i18n/languages.ts';
import { newVersion } from '#src/offline/new-version.ts';
import { renderCannotDisplay } from '#src/parts/cannot-display.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { leaveUnasked, useCloseWarningFor } from '#src/ui/browser/use-leave-warning.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';

const NEW_VERSION = partFile(() => import('#src/offline/new-version.part.tsx').then(({ NewVersion }) => NewVersion));

const LOGIN = partFile(() => import('#src/flows/login/login.part.tsx').then(({ LoginPart }) => LoginPart));
const MEMBER_TEXTS = ['member', 'reading', 'steps', 'content'] as const;

/** Stands above every route, so that neither a change of language nor an error takes the providers away. */
export function Providers({ children }: { children: ReactNode }): ReactElement {
  const router = useRouter();
  const host = router.options.context;
  const { languages, session, me, login } = host;
  const pathname = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? '/' });
  const language = languageOfPath(pathname);
  const i18n = languages.nearest(language);

  useEffect(() => {
    if (i18n) document.documentElement.lang = i18n.locale;
  }, [i18n]);

  const { screen } = useSyncExternalStore(session.subscribe, session.shown, () => UNKNOWN);
  const notice = screen === 'superseded' || screen === 'pleaseLogIn' ? screen : null;
  const endedSession = router.routeTree.options.staticData?.endedSession;
  useEffect(() => session.follow(), [session]);
  useCloseWarningFor(unsettled);
  useEffect(() => me.follow(language), [me, language]);
  const isLoggingIn = useSyncExternalStore(login.subscribe, login.isUnderWay, () => false);
  const isRenewed = useSyncExternalStore(newVersion.subscribe, newVersion.isThere, () => false);
  const welcome: Me['signIn'] = (member) => {
    me.signIn(member);
    session.hear({ standing: 'accepted', who: ['member'] });
  };
  const leave = () => leaveUnasked(() => window.location.assign(signOutAddress(language, session.noticed())));

  return (
    <ThemeProvider>
      {i18n ? (
        <I18nProvider i18n={i18n}>
          {children}
          {isLoggingIn ? (
            <LazyPart
              file={LOGIN}
              needs={textsOf(languages, language, ...MEMBER_TEXTS)}
              props={{ host, onSignedIn: welcome, onEnd: login.end }}
              renderFailed={renderCannotDisplay}
            />
          ) : null}
          {isRenewed ? (
            <LazyPart file={NEW_VERSION} needs={textsOf(languages, language, 'offline')} props={{ pathname }} />
          ) : null}
          <LeaveGuard needs={textsOf(languages, language, 'steps')} />
          {notice === null || endedSession === undefined ? null : (
            <LazyPart file={endedSession} props={{ notice, onLeave: leave }} renderFailed={renderCannotDisplay} />
          )}
        </I18nProvider>
      ) : (
        children
      )}
    </ThemeProvider>
  );
}
