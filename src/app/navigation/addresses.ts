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

/**
 * How a value of a search is read, else it stays text. A number is one only where it would be written so again: the booking code
 * 12345E67 is none.
 */
export function searchValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('text');
  return value;
}

/**
 * What a search has for a text. Digits alone are a number to the router: as a string they would be quoted, the address would be corrected
 * first, and no server would draw it then.
 */
export type Typed = string | number;

export const isTyped = (value: unknown): value is Typed => typeof value === 'string' || typeof value === 'number';
