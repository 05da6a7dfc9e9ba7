import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { LANGUAGES } from '#domain/constants.ts';
import { languageOfPath } from '#src/app/navigation/addresses.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { areasOf } from '#src/app/navigation/page-areas.ts';
import { pageBeginning, type MatchedRoute, type PageBeginning } from './page-beginning.ts';

export interface PageAddress {
  /**
   * The one address under which the page is the same for everybody: without its search, or, on a page that is shared, with the fields that its route
   * knows. Null if another route knows a field of the search, or if there is no such page.
   */
  readonly canonical: string | null;
  /** For an existing page, whatever its search; else null. */
  readonly beginning: PageBeginning | null;
  /** The search has a field that any route declares personal, whatever the page, or the page's route says that it is never stored. */
  readonly isPersonal: boolean;
}

type ReadSearch = (fields: Record<string, unknown>) => object;

const ADDRESS = /^([^?#]*)(\?[^#]*)?/;
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** Reads addresses (path and search) by what the routes declare. */
export function addressReader(): (address: string) => PageAddress {
  const router = createAppRouter({ history: createMemoryHistory() });
  const all: readonly AnyRoute[] = Object.values(router.routesById);
  const personal = new Set(all.flatMap(({ options }) => options.staticData?.personalSearch ?? []));
  const pages = new Set(
    Object.keys(router.routesByPath)
      .filter((path) => !path.endsWith('$'))
      .flatMap((path) => LANGUAGES.map((language) => withoutSlash(path.replace('$lang', language)))),
  );
  return (address) => {
    const [, before = '', search = ''] = ADDRESS.exec(address) ?? [];
    const path = withoutSlash(before);
    const fields = router.options.parseSearch(search);
    const [routes] = router.getMatchedRoutes(path);
    const page = routes.at(-1);
    const isShared = page?.options.staticData?.isShared === true;
    const isPage = isShared || pages.has(path);
    const matched = routes.map(asMatched);
    // A page without texts of its own is the not-found page.
    const isThere = isPage && areasOf(matched).length > 0;
    return {
      beginning: isThere ? pageBeginning(languageOfPath(path), matched, checked(page, fields) ?? {}) : null,
      canonical: isShared
        ? path + router.options.stringifySearch({ ...checked(page, fields) })
        : isPage && !routes.some((route) => knows(route, fields))
          ? path
          : null,
      isPersonal:
        Object.keys(fields).some((name) => personal.has(name)) ||
        routes.some(({ options }: AnyRoute) => options.staticData?.neverStored === true),
    };
  };
}

const asMatched = ({ id, options }: AnyRoute): MatchedRoute => ({
  id: id as string,
  staticData: options.staticData ?? {},
});

/** Other kinds of validators are not run here: every field of their search counts as known. */
function knows(route: AnyRoute, fields: Record<string, unknown>): boolean {
  if (route.options.validateSearch === undefined || Object.keys(fields).length === 0) return false;
  const known = checked(route, fields);
  return known === null || Object.values(known).some((value) => value !== undefined);
}

/** The part of a search that the route accepts; null if only the page itself can tell. */
function checked(route: AnyRoute | undefined, fields: Record<string, unknown>): object | null {
  const validate: unknown = route?.options.validateSearch;
  return typeof validate === 'function' ? (validate as ReadSearch)(fields) : null;
}
