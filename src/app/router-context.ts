import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import type { DrawnScreen } from '#src/flows/retail-booking/drawn-screen.flow.ts';
import type { BookingAddress } from '#src/flows/retail-booking/retail-booking.address.ts';
import type { Languages } from '#src/i18n/languages.ts';
import type { LoginVisit } from '#src/flows/login/login.visit.ts';
import type { Me } from '#src/flows/session/me.visit.ts';
import type { SessionVisit } from '#src/flows/session/session.visit.ts';
import type { Arrival } from '#src/app/drawing/arrival.ts';

/** The name under which the server stores the booking screen that it has drawn. */
export const DRAWN_SCREEN = 'drawn screen';

export interface RouterContext {
  languages: Languages;
  /** The API client that sends this language in its header (LANG-06). */
  api: (language: Language) => Api;
  now: () => number;
  session: SessionVisit;
  me: Me;
  login: LoginVisit;
  arrival: Arrival;
  /** The screen with which a booking begins, by a link or without: a server draws it, and the browser takes over what came with the page. */
  drawn: (language: Language, search: BookingAddress) => Promise<DrawnScreen | null>;
  /** The next address leaves the page scrolled as it is: its own parts have seen to that. */
  keepScrolled: () => void;
  /** The site's origin, such as https://booking.example; '' if unknown. */
  origin: string;
}
