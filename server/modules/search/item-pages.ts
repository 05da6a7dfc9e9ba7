import type { BranchDate } from '#domain/thai-calendar.ts';
import { isOn } from './search-index.ts';
import { searchSources } from './search-sources.ts';

/** The addresses of what the site search finds, below the language, without search and hash: pages of a branch, a product, a news item and so on. What is not yet or no longer listed on that day is left out. */
export async function itemPages(today: BranchDate): Promise<string[]> {
  const documents = await Promise.all(searchSources.map(async (source) => source()));
  const paths = documents
    .flat()
    .filter((document) => isOn(document, today))
    .map(({ path }) => path);
  return [...new Set(paths.filter((path) => !/[?#]/.test(path)))];
}
