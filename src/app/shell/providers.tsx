import { I18nProvider } from '@lingui/react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { languageOfPath } from '#src/i18n/language.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';
import { PageLeaveGuard } from '#src/app/navigation/page-leave-guard.tsx';

/** Stands above every route, so that neither a change of language nor an error takes the providers away. */
export function Providers({ children }: { children: ReactNode }): ReactElement {
  const { languages } = useRouter().options.context;
  const language = useRouterState({ select: (state) => languageOfPath(state.matches.at(-1)?.pathname ?? '/') });
  const i18n = languages.nearest(language);

  useEffect(() => {
    if (i18n) document.documentElement.lang = i18n.locale;
  }, [i18n]);

  return (
    <ThemeProvider>
      {i18n ? (
        <I18nProvider i18n={i18n}>
          <PageLeaveGuard>{children}</PageLeaveGuard>
        </I18nProvider>
      ) : (
        children
      )}
    </ThemeProvider>
  );
}
