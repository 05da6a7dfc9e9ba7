import { FALLBACK_LANGUAGE } from '#domain/constants.ts';
import { isLanguage } from '#domain/language.ts';

/** A way up or around (`..`, `//`, an encoded dot or slash), or bytes that are no text (`%ff`): no link or browser writes it, and nothing of ours is there. */
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

/** The page that says so, in the language of an address: the same for all odd addresses, which the app is never asked to read. */
export function notFoundAddress(address: string): string {
  const segment = address.split('/').find(Boolean);
  return `/${isLanguage(segment) ? segment : FALLBACK_LANGUAGE}/404`;
}
