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
 * Reads a value of a search, or throws if it is plain text. A number counts as one only if it would be written the same way again: the
 * booking code 12345E67 is text.
 */
export function searchValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError('text');
  return value;
}

/**
 * A text in a search. The router treats digits alone as a number: as a string they would be quoted, so the router would first correct the address and
 * the server would not draw the page.
 */
export type Typed = string | number;

export const isTyped = (value: unknown): value is Typed => typeof value === 'string' || typeof value === 'number';
