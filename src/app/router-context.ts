import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import type { Arrival } from './arrival.ts';
import type { Languages } from '#src/i18n/languages.ts';

export interface RouterContext {
  languages: Languages;
  /** This router's own query client, made at the first use: pages that need none do not load it. */
  queryClient: () => Promise<QueryClient>;
  /** The calls, with that language in their header (LANG-06). */
  api: (language: Language) => Api;
  now: () => number;
  arrival: Arrival;
  /** Of the site, such as https://booking.example; '' where it is not known. */
  origin: string;
}
