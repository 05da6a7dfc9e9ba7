import { FALLBACK_LANGUAGE } from '#domain/constants.ts';
import { isLanguage } from '#domain/language.ts';

/** The not-found page in the language of an address, the same for all odd addresses: the app never gets to read them. */
export function notFoundAddress(address: string): string {
  const segment = address.split('/').find(Boolean);
  return `/${isLanguage(segment) ? segment : FALLBACK_LANGUAGE}/404`;
}
