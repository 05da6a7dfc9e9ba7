import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Language } from '#domain/constants.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { ThemeProvider } from '#src/ui/theme/theme-provider.tsx';

/** Renders a part with the texts of a language, as the app does, and returns a user to act on it. */
export async function renderScreen(part: ReactNode, language: Language = 'en') {
  const languages = createLanguages();
  await languages.load(language, 'content');
  await languages.load(language, 'booking');
  await languages.load(language, 'member');
  await languages.load(language, 'corporate');
  await languages.load(language, 'report');
  const i18n = await languages.load(language, 'steps');
  const inApp = (children: ReactNode) => (
    <ThemeProvider>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </ThemeProvider>
  );
  const view = render(inApp(part));
  return {
    ...view,
    user: userEvent.setup(),
    redraw: (children: ReactNode) => view.rerender(inApp(children)),
  };
}
