import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';

/** What an address's page begins with, known before it is drawn. Sources are named as in Vite's manifest. */
export interface PageBeginning {
  readonly language: Language;
  /** The sources whose scripts and styles the page needs. */
  readonly modules: readonly string[];
  /** Sources that run before all others. */
  readonly first: readonly string[];
}

export interface MatchedRoute {
  readonly id: string;
  readonly staticData: StaticDataRouteOption;
}

/** The browser draws pages that show what only it knows. If no route matches, the router would first correct the address. */
export const drawsOnServer = (routes: readonly MatchedRoute[]): boolean =>
  routes.length > 0 && routes.every(({ staticData }) => staticData.drawnBy !== 'browser');

/** The routes from the root to the page. */
export function pageBeginning(language: Language, routes: readonly MatchedRoute[]): PageBeginning {
  const area = routes.at(-1)?.staticData.area;
  return {
    language,
    modules: [
      ...['shell', ...(area ? [area] : [])].map((name) => `locales/${language}/${name}.po`),
      ...routes.map(({ id }, index) => sourceOf(id, index < routes.length - 1)),
    ],
    first: drawsOnServer(routes) ? routes.flatMap(({ staticData }) => staticData.runsFirst ?? []) : [],
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
