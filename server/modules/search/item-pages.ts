import { searchSources } from './search-sources.ts';

/** The addresses of what the site search finds, below the language, without search and hash: pages of a branch, a product, a news item and so on. */
export async function itemPages(): Promise<string[]> {
  const documents = await Promise.all(searchSources.map(async (source) => source()));
  const paths = documents.flat().map(({ path }) => path);
  return [...new Set(paths.filter((path) => !/[?#]/.test(path)))];
}
