import { FALLBACK_LANGUAGE, type Language } from '#domain/constants.ts';
import { isLanguage } from '#domain/language.ts';

/** The language's own name, shown in that language everywhere. */
export const LANGUAGE_NAMES: Record<Language, string> = { th: 'ไทย', en: 'English' };

/** The language that an address is in: its first segment, else the fallback (LANG-01). */
export function languageOfPath(pathname: string): Language {
  const segment = pathname.split('/')[1];
  return isLanguage(segment) ? segment : FALLBACK_LANGUAGE;
}
