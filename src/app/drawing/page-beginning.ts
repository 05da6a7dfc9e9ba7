import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Language } from '#domain/constants.ts';
import type { StoredValue } from '#src/app/navigation/stored-marks.ts';
import { areasOf } from '#src/app/navigation/page-areas.ts';

/** What is known about the page at an address before it is drawn. Sources are named as in Vite's manifest. */
export interface PageBeginning {
  readonly language: Language;
  /** The sources whose scripts and styles the page needs. */
  readonly modules: readonly string[];
  /** Sources that run before all others. */
  readonly first: readonly string[];
  /** What the page loads once it runs; fetched after its own scripts. */
  readonly next: readonly string[];
  /** What the page's first script looks for in the browser's storage. */
  readonly stored: readonly StoredValue[];
}

export interface MatchedRoute {
  readonly id: string;
  readonly staticData: StaticDataRouteOption;
}

/**
 * Pages that depend on what only the browser knows are drawn there. So are addresses that no route matches, because the router would first correct
 * them.
 */
export const drawsOnServer = (routes: readonly MatchedRoute[]): boolean =>
  routes.length > 0 && routes.every(({ staticData }) => staticData.drawnBy !== 'browser');

/** The routes from the root to the page, and its search as they have checked it. */
export function pageBeginning(language: Language, routes: readonly MatchedRoute[], search: object): PageBeginning {
  const page = routes.at(-1);
  const shown = page?.staticData.goesOnWith;
  const marks = page?.staticData.marksStored;
  const next = shown?.isOf(search) ? shown : undefined;
  const textsOf = (name: string) => `locales/${language}/${name}.po`;
  return {
    language,
    modules: [
      ...['shell', ...areasOf(routes)].map(textsOf),
      ...routes.map(({ id }, index) => sourceOf(id, index < routes.length - 1)),
    ],
    first: drawsOnServer(routes) ? routes.flatMap(({ staticData }) => staticData.runsFirst ?? []) : [],
    next: next === undefined ? [] : [...next.sources, textsOf(next.area)],
    stored: marks?.isOf(search) ? marks.values : [],
  };
}

/**
 * The route's own chunk in the manifest: '/$lang/booking/' is src/routes/$lang/booking/index.tsx, and '/$lang/me' around other routes is that of
 * the folder, src/routes/$lang/me/route.tsx.
 */
const sourceOf = (id: string, isAround: boolean) => {
  const file = id.endsWith('/') ? `${id}index` : isAround ? `${id}/route` : id;
  return `src/routes${file}.tsx?tsr-split=component---loader`;
};
