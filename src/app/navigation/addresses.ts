import { FALLBACK_LANGUAGE, type Language } from '#domain/constants.ts';
import { isLanguage } from '#domain/language.ts';

/** The language that an address is in: its first segment, else the fallback (LANG-01). */
export function languageOfPath(pathname: string): Language {
  const segment = pathname.split('/')[1];
  return isLanguage(segment) ? segment : FALLBACK_LANGUAGE;
}

export function pathWithoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return `/${(isLanguage(first) ? rest : [first, ...rest]).join('/')}`.replace(/(.)\/$/, '$1');
}
