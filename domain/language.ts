import { LANGUAGES, type Language } from './constants.ts';

/** Whether a route's first segment is one of our languages; any other value is a not-found page (section 1). */
export function isLanguage(x: unknown): x is Language {
  return LANGUAGES.some((language) => language === x);
}
