import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import type { Arrival } from './arrival.ts';
import type { Languages } from '#src/i18n/languages.ts';

/** What a link names of a booking. */
export interface AskedAhead {
  readonly locationId: number | null;
  readonly serviceIds: readonly number[];
}

export interface RouterContext {
  languages: Languages;
  /** The calls, with that language in their header (LANG-06). */
  api: (language: Language) => Api;
  now: () => number;
  arrival: Arrival;
  /** On a server only: what the booking asks first is to travel with the page. */
  answerAhead: ((language: Language, wish: AskedAhead | null) => Promise<void>) | undefined;
  /** Of the site, such as https://booking.example; '' where it is not known. */
  origin: string;
}
