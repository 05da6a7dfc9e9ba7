import { searchSources } from './search-sources.ts';

/** The addresses of what the site search finds, below the language, without search and hash: pages of a branch, a product, a news item and so on. */
export const itemPages = (): string[] => [
  ...new Set(
    searchSources
      .flatMap((source) => source())
      .map(({ path }) => path)
      .filter((path) => !/[?#]/.test(path)),
  ),
];
