import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import type { Languages } from '#src/i18n/languages.ts';
import type { LoginVisit } from '#src/flows/login/login.visit.ts';
import type { Me } from '#src/flows/session/me.visit.ts';
import type { SessionVisit } from '#src/flows/session/session.visit.ts';
import type { Arrival } from '#src/app/drawing/arrival.ts';
import type { ReadData, ReadManner, ReadQuery } from '#src/app/drawing/read-ahead.ts';
import type { MenuServicesVisit } from '#src/app/shell/menu-services.ts';

/** Reads what a page is drawn with into its query client, by the query options that the page itself uses; see `readAhead`. */
type Read = <const Queries extends readonly ReadQuery[]>(
  language: Language,
  queriesOf: (api: Api, language: Language) => Queries,
  manner?: ReadManner,
) => Promise<ReadData<Queries>>;

export interface RouterContext {
  /** The router's own context, the one object that lasts as long as the page; what a loader gets is a copy. */
  host: () => RouterContext;
  languages: Languages;
  /** The API client that sends this language in its header (LANG-06). */
  api: (language: Language) => Api;
  now: () => number;
  session: SessionVisit;
  me: Me;
  login: LoginVisit;
  arrival: Arrival;
  menuServices: MenuServicesVisit;
  /** Reads what a page is drawn with. The server waits for it, the browser only where the route says so. */
  read: Read;
  /** The next address leaves the page scrolled as it is: its own parts have seen to that. */
  keepScrolled: () => void;
  /** The site's origin, such as https://booking.example; '' if unknown. */
  origin: string;
}
