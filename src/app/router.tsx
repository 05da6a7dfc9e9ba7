import { createRouter, parseSearchWith, stringifySearchWith, type RouterHistory } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { sessionVisit } from '#src/flows/session/session.visit.ts';
import type { Area } from '#src/i18n/areas.ts';
import { createLanguages } from '#src/i18n/languages.ts';
import { browserArrival, type Arrival } from '#src/app/drawing/arrival.ts';
import { searchValue } from '#src/app/navigation/addresses.ts';
import { ErrorPage } from '#src/app/failures/error-page.tsx';
import type { drawAhead } from '#src/app/drawing/draw-ahead.ts';
import { createLazyApi } from './lazy-api.ts';
import { NotFoundPage } from '#src/app/failures/not-found-page.tsx';
import { Providers } from '#src/app/shell/providers.tsx';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './router-context.ts';

export interface RouterOptions {
  history?: RouterHistory;
  now?: () => number;
  /** What the page brought from the server, or what it is to bring. */
  arrival?: Arrival;
  /** Of the site; by default the page's own. */
  origin?: string;
  /** How calls are sent: fetch in the browser. */
  send?: typeof fetch;
  drawAhead?: typeof drawAhead;
}

/** Everything that carries state is made here: once for a page in the browser, once for a request on a server. */
export function createAppRouter({
  history,
  now = Date.now,
  arrival = browserArrival(null),
  origin = typeof window === 'undefined' ? '' : window.location.origin,
  send = (...request) => fetch(...request),
  drawAhead: draw,
}: RouterOptions = {}) {
  const apis = new Map<Language, Api>();
  const session = sessionVisit({ api: (language) => context.api(language) });
  const context: RouterContext = {
    languages: createLanguages(),
    api: (language) => {
      const api = apis.get(language) ?? createLazyApi({ language, now, send, arrival, onSession: session.hear });
      apis.set(language, api);
      return api;
    },
    now,
    session,
    arrival,
    drawAhead: draw && ((language, wish) => draw(context, language, wish)),
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
    scrollRestoration: arrival.isServer ? false : leavesScrolled(),
    ...(history ? { history } : {}),
  });
}

/** A page scrolled before its script arrived stays where it is. */
function leavesScrolled(): () => boolean {
  let isFirst = true;
  return () => {
    const restores = !isFirst || window.scrollY === 0;
    isFirst = false;
    return restores;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface StaticDataRouteOption {
    /** Whose texts the page needs: it is not drawn without them. */
    area?: Area;
    /** The frame around the page: 'default' has header and footer, 'bare' nothing. */
    layout?: 'default' | 'bare';
    /** 'browser': the page shows what only this browser knows, so no server draws it. */
    drawnBy?: 'browser';
    /** Search fields with personal data: a page whose address has one is kept in no cache. */
    personalSearch?: readonly string[];
    /** Sources that run before all others. */
    runsFirst?: readonly string[];
  }
}
