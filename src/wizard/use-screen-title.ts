import { useEffect } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { pageTitle } from '#src/parts/page-title.ts';

/**
 * Names the screen of a flow in the page's title, before the page's own name: a screen reader, the browser's tabs and its history tell the steps apart.
 * The router names only the page, and does so first. Null: no screen of its own.
 */
export const useScreenTitle = (screen: string | null, page: string): void => {
  const language = useLanguage();
  useEffect(() => {
    document.title = pageTitle(screen === null ? [page] : [screen, page], language);
  }, [screen, page, language]);
};
