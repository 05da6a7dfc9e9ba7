import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';
import type { Area } from '#src/i18n/areas.ts';

/** What an address's page begins with, known before it is drawn. Sources are named as in Vite's manifest. */
export interface PageBeginning {
  readonly language: Language;
  /** The sources whose scripts and styles the page needs. */
  readonly modules: readonly string[];
  /** Sources that run before all others. */
  readonly first: readonly string[];
  /** What the page loads once it runs, fetched behind its own scripts. */
  readonly next: readonly string[];
}

export interface MatchedRoute {
  readonly id: string;
  readonly staticData: StaticDataRouteOption;
}

/** By route: the step with which a booking without a link or a draft begins. Here, because the browser does not need to know. */
const NEXT: Readonly<Record<string, { readonly sources: readonly string[]; readonly area: Area }>> = {
  '/$lang/booking/': { sources: ['src/flows/retail-booking/steps/branch/branch.step.tsx'], area: 'steps' },
};

/** The browser draws pages that show what only it knows. If no route matches, the router would first correct the address. */
export const drawsOnServer = (routes: readonly MatchedRoute[]): boolean =>
  routes.length > 0 && routes.every(({ staticData }) => staticData.drawnBy !== 'browser');

/** The routes from the root to the page. With a search it may show something else than it usually begins with. */
export function pageBeginning(language: Language, routes: readonly MatchedRoute[], hasSearch: boolean): PageBeginning {
  const page = routes.at(-1);
  const area = page?.staticData.area;
  const next = page && !hasSearch ? NEXT[page.id] : undefined;
  const textsOf = (name: string) => `locales/${language}/${name}.po`;
  return {
    language,
    modules: [
      ...['shell', ...(area ? [area] : [])].map(textsOf),
      ...routes.map(({ id }, index) => sourceOf(id, index < routes.length - 1)),
    ],
    first: drawsOnServer(routes) ? routes.flatMap(({ staticData }) => staticData.runsFirst ?? []) : [],
    next: next === undefined ? [] : [...next.sources, textsOf(next.area)],
  };
}

/**
 * The route's own chunk in the manifest: '/$lang/booking/' is src/routes/$lang/booking/index.tsx, and '/$lang/me' around other routes is that of
 * the folder, src/routes/$lang/me/route.tsx.
 */
const sourceOf = (id: string, isAround: boolean) => {
  const file = id.endsWith('/') ? `${id}index` : isAround ? `${id}/route` : id;
  return `src/routes${file}.tsx?tsr-split=component`;
};
