import { createRouter, parseSearchWith, stringifySearchWith, type RouterHistory } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';
import { loginVisit } from '#src/flows/login/login.visit.ts';
import { meVisit } from '#src/flows/session/me.visit.ts';
import { sessionVisit } from '#src/flows/session/session.visit.ts';
import type { Area } from '#src/i18n/areas.ts';
import type { PartFile } from '#src/ui/page/lazy-part.tsx';
import { createLanguages } from '#src/i18n/languages.ts';
import { browserArrival, type Arrival } from '#src/app/drawing/arrival.ts';
import { searchValue } from '#src/app/navigation/addresses.ts';
import { ErrorPage } from '#src/app/failures/error-page.tsx';
import { lazyApis } from './lazy-api.ts';
import { NotFoundPage } from '#src/app/failures/not-found-page.tsx';
import { menuServicesVisit } from '#src/app/shell/menu-services.ts';
import type { EndedSessionProps } from '#src/app/shell/ended-session.ts';
import type { MarksStored } from '#src/app/navigation/stored-marks.ts';
import { Providers } from '#src/app/shell/providers.tsx';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';

export interface RouterOptions {
  history?: RouterHistory;
  now?: () => number;
  /** The data that came from the server with the page, or that will be sent with it. */
  arrival?: Arrival;
  /** The site's origin; by default the page's own. */
  origin?: string;
  /** How calls are sent: fetch in the browser. */
  send?: typeof fetch;
}

/** Creates everything that has state: once per page in the browser, once per request on a server. */
export function createAppRouter({
  history,
  now = Date.now,
  arrival = browserArrival(null),
  origin = typeof window === 'undefined' ? '' : window.location.origin,
  send = (...request) => fetch(...request),
}: RouterOptions = {}) {
  const calls = { api: (language: Language) => context.api(language) };
  const session = sessionVisit(calls);
  const login = loginVisit();
  const scroll = scrolling();
  const context: RouterContext = {
    host: () => context,
    languages: createLanguages(),
    api: lazyApis({ now, send, arrival, onSession: session.hear }),
    now,
    session,
    me: meVisit(calls, session, login),
    login,
    arrival,
    menuServices: menuServicesVisit(() => context),
    read: async (...asked) => {
      // Loaded with the query client at its first use: many pages are drawn without.
      const { readAhead } = await import('#src/app/drawing/read-ahead.ts');
      return readAhead(context, ...asked);
    },
    keepScrolled: scroll.keep,
    origin,
  };
  return createRouter({
    routeTree,
    context,
    InnerWrap: Providers,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    parseSearch: parseSearchWith(searchValue),
    stringifySearch: stringifySearchWith(JSON.stringify, searchValue),
    defaultPreload: 'intent',
    defaultStructuralSharing: true,
    scrollRestoration: arrival.isServer ? false : scroll.isRestored,
    ...(history ? { history } : {}),
  });
}

/** A page scrolled before its script arrived keeps its position, and so does one whose parts scroll by themselves. */
function scrolling() {
  let isFirst = true;
  let isKept = false;
  return {
    keep: () => {
      isKept = true;
    },
    isRestored: () => {
      const restores = !isKept && (!isFirst || window.scrollY === 0);
      isFirst = isKept = false;
      return restores;
    },
  };
}

interface GoesOnWith {
  /** Named as in Vite's manifest. */
  readonly sources: readonly string[];
  readonly area: Area;
  /** By the search as the route has checked it. */
  readonly isOf: (search: object) => boolean;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  /** What an entry of the browser's history holds besides its address. */
  interface HistoryState {
    /** The page from which the person went to sign in. */
    signInFrom?: string;
    /** Of the promotions on the home page. */
    highlightsPage?: number;
    /** A company's profile has just been saved. */
    savedProfile?: boolean;
    /** A company has just been signed out. */
    signedOut?: boolean;
    /** The name of a car that has just been saved. */
    savedCar?: string;
    /** The question whether to cancel the shown booking is open. */
    asksToCancel?: boolean;
    /** Plate and code as typed on the home page, kept for when the visitor goes back to it. */
    lookedFor?: { readonly register_number: string; readonly code: string };
  }

  interface StaticDataRouteOption {
    /** The areas whose texts the page needs, and each page below it that names none: it is not drawn without them. */
    areas?: readonly Area[];
    /** The frame around the page: 'default' has header and footer, 'bare' nothing; a company's pages bring their own (NAV-08). */
    layout?: 'default' | 'corporate' | 'bare';
    /** 'browser': the page depends on what only this browser knows, so the server does not draw it. */
    drawnBy?: 'browser';
    /** The page is the same for everybody, whatever its search and its parameters say: the server keeps it for a moment. */
    isShared?: true;
    /** Search engines are not led to the page, nor to those below it. */
    isUnlisted?: true;
    /** Search fields with personal data: a page whose address has one is never cached. */
    personalSearch?: readonly string[];
    /** What the page shows is only for whoever has its address: no browser keeps the page, not even for Back. */
    neverStored?: true;
    /** Sources that run before all others. */
    runsFirst?: readonly string[];
    /** Of the root: what is shown above every page when a session has ended. */
    endedSession?: PartFile<EndedSessionProps>;
    /** What a browser may have stored that the drawn page cannot know: where it has any, the page's first script marks the document. */
    marksStored?: MarksStored;
    /** What the page loads once it runs, where the search is so: only the server needs to know. */
    goesOnWith?: GoesOnWith | undefined;
  }
}
