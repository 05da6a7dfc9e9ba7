import { I18nProvider } from '@lingui/react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { signOutAddress } from '#src/flows/session/session.address.ts';
import { UNKNOWN } from '#src/flows/session/session.visit.ts';
import { CannotDisplay } from '#src/parts/cannot-display.tsx';
import { LazyPart, partFile } from '#src/ui/page/lazy-part.tsx';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';

const SESSION_NOTICE = partFile(() =>
  import('#src/flows/session/session-notice.part.tsx').then(({ SessionNotice }) => SessionNotice),
);

/** Stands above every route, so that neither a change of language nor an error takes the providers away. */
export function Providers({ children }: { children: ReactNode }): ReactElement {
  const { languages, session } = useRouter().options.context;
  const language = useRouterState({ select: (state) => languageOfPath(state.matches.at(-1)?.pathname ?? '/') });
  const i18n = languages.nearest(language);

  useEffect(() => {
    if (i18n) document.documentElement.lang = i18n.locale;
  }, [i18n]);

  const { screen } = useSyncExternalStore(session.subscribe, session.shown, () => UNKNOWN);
  const told = screen === 'superseded' || screen === 'pleaseLogIn' ? screen : null;
  useEffect(() => session.follow(), [session]);
  const leave = () => window.location.assign(signOutAddress(language, session.noticed()));

  return (
    <ThemeProvider>
      {i18n ? (
        <I18nProvider i18n={i18n}>
          {children}
          {told === null ? null : (
            <LazyPart
              file={SESSION_NOTICE}
              props={{ told, onLeave: leave }}
              renderFailed={(retry) => <CannotDisplay onRetry={retry} />}
            />
          )}
        </I18nProvider>
      ) : (
        children
      )}
    </ThemeProvider>
  );
}
