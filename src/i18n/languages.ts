import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from '#domain/constants.ts';

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  th: () => import('#locales/th/messages.po'),
  en: () => import('#locales/en/messages.po'),
};

/**
 * The texts of one router. Each language has its own instance and none is ever switched to another language, so
 * neither a preloaded link nor another request on the server can change what a page shows.
 */
export interface Languages {
  load: (language: Language) => Promise<I18n>;
  /** The instance of that language, else of any that is loaded: a page never loses its texts while another loads. */
  nearest: (language: Language) => I18n | undefined;
}

export function createLanguages(): Languages {
  const loaded = new Map<Language, I18n>();
  return {
    async load(language) {
      const known = loaded.get(language);
      if (known) return known;
      const { messages } = await catalogues[language]();
      const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
      loaded.set(language, i18n);
      return i18n;
    },
    nearest: (language) => loaded.get(language) ?? [...loaded.values()][0],
  };
}
