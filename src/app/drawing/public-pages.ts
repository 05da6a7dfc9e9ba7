import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { FALLBACK_LANGUAGE } from '#domain/constants.ts';
import { areasOf } from '#src/app/navigation/page-areas.ts';
import { createAppRouter } from '#src/app/router.tsx';

const staticOf = ({ options }: AnyRoute) => ({ staticData: options.staticData ?? {} });

/**
 * The pages that search engines are led to, as addresses below the language: every page of the route tree whose address is fixed and no route around
 * it is unlisted, and those of `items`, pages of a list, that a route has.
 */
export function publicPages(items: readonly string[]): string[] {
  const router = createAppRouter({ history: createMemoryHistory() });
  const fixed = Object.keys(router.routesByPath)
    .filter((path) => /^\/\$lang(\/[^$]*)?$/.test(path))
    .map((path) => path.replace(/^\/\$lang/, '').replace(/\/$/, ''));
  const isListed = (path: string) => {
    const [routes] = router.getMatchedRoutes(`/${FALLBACK_LANGUAGE}${path}`);
    const matched = routes.map(staticOf);
    // A page without texts of its own is the not-found page.
    return areasOf(matched).length > 0 && !matched.some(({ staticData }) => staticData.isUnlisted === true);
  };
  return [...new Set([...fixed, ...items])].filter(isListed);
}
