import { FALLBACK_LANGUAGE } from '#domain/constants.ts';
import { isLanguage } from '#domain/language.ts';

/**
 * A path with `..`, `//`, an encoded dot or slash, or bytes that are not valid text (`%ff`). No link or browser produces such a path, and nothing is
 * served there.
 */
export function isOddAddress(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? '';
  return !path.startsWith('/') || !isText(path) || /\/\/|\\|%(2e|2f|5c)|\/\.\.?(\/|$)/i.test(path);
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The not-found page in the language of an address, the same for all odd addresses: the app never gets to read them. */
export function notFoundAddress(address: string): string {
  const segment = address.split('/').find(Boolean);
  return `/${isLanguage(segment) ? segment : FALLBACK_LANGUAGE}/404`;
}
