import MiniSearch from 'minisearch';
import type { FoundGroup } from '#contract/calls/search.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { searchKey } from '#domain/fields/thai-spelling.ts';
import { askedTerms, isSpelledWord, searchTerms } from '#domain/search-terms.ts';
import type { BranchDate } from '#domain/thai-calendar.ts';
import type { SearchDocument, SearchSource } from './search.types.ts';

/** Of the query's terms a document must have this share. */
const ENOUGH = 0.45;
/** Of the best one's score. */
const NEAR_BEST = 0.15;
const LISTED = 20;

export interface SearchFor {
  readonly query: string;
  readonly language: Language;
  readonly today: BranchDate;
}

interface Indexed {
  readonly id: number;
  readonly title: string;
  readonly words: string;
  readonly text: string;
}

type Search = (asked: SearchFor) => FoundGroup[];
type SiteSearch = (asked: SearchFor) => Promise<FoundGroup[]>;

/** Searches the documents of all sources. The index is made at the first search, and again when a source has other documents. */
export function siteSearch(sources: readonly SearchSource[]): SiteSearch {
  let made: { readonly from: readonly (readonly SearchDocument[])[]; readonly search: Search } | null = null;
  return async (asked) => {
    const from = await Promise.all(sources.map(async (source) => source()));
    if (!made?.from.every((documents, at) => documents === from[at])) made = { from, search: indexOf(from.flat()) };
    return made.search(asked);
  };
}

function indexOf(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'words', 'text'],
    tokenize: searchTerms,
    // Folded with the whole text.
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 4, words: 2 },
      fuzzy: (term) => isSpelledWord(term) && (term.length < 6 ? 1 : 2),
      prefix: (term) => /^[a-z]{2,}$/.test(term),
    },
  });
  index.addAll(
    documents.map(({ title, text, words = [] }, id) => ({
      id,
      title: `${title.th}\n${title.en}`,
      words: words.join('\n'),
      text: text ? `${text.th}\n${text.en}` : '',
    })),
  );
  const named = documents.map(nearness);
  return ({ query, language, today }) => {
    const wanted = askedTerms(query);
    const key = searchKey(query);
    const boostDocument = (id: number) => named[id]?.(key) ?? 1;
    const results = index.search(query, { boostDocument });
    const least = (results[0]?.score ?? 0) * NEAR_BEST;
    const found = results.flatMap(({ id, queryTerms, score }): SearchDocument[] => {
      const document = documents[id as number];
      const isEnough = score >= least && new Set(queryTerms).size >= wanted * ENOUGH;
      return document && isEnough && isOn(document, today) ? [document] : [];
    });
    return grouped(found, language);
  };
}

/** How much more a document counts that is called, or is also known as, what was typed. */
function nearness({ title, words = [], weight = 1 }: SearchDocument): (key: string) => number {
  const titles = [title.th, title.en].map(searchKey);
  const others = words.map(searchKey);
  const near = (key: string) => {
    if (titles.includes(key)) return 6;
    if (others.includes(key)) return 4;
    if (titles.some((name) => name.startsWith(key))) return 3;
    return [...titles, ...others].some((name) => name.includes(key)) ? 2 : 1;
  };
  return (key) => weight * near(key);
}

/** Whether it is listed on that day. */
export const isOn = ({ from, until }: SearchDocument, today: BranchDate): boolean =>
  (from ?? today) <= today && today <= (until ?? today);

/** In the order of their best. */
function grouped(found: readonly SearchDocument[], language: Language): FoundGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const all = found.filter((document) => document.kind === kind);
    return {
      kind,
      count: all.length,
      item_list: all.slice(0, LISTED).map(({ title, text, path }) => ({
        title: title[language],
        path,
        ...(text && { text: text[language] }),
      })),
    };
  });
}
