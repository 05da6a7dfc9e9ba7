import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import type { Arrival } from './arrival.ts';
import type { Languages } from '#src/i18n/languages.ts';

export interface RouterContext {
  languages: Languages;
  /** The calls, with that language in their header (LANG-06). */
  api: (language: Language) => Api;
  now: () => number;
  arrival: Arrival;
  /** Of the site, such as https://booking.example; '' where it is not known. */
  origin: string;
}
