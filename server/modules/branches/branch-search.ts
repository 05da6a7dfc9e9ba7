import type { Language } from '#domain/constants.ts';
import { isCalled } from '#domain/fields/province-names.ts';
import { foldThai, searchKey } from '#domain/fields/thai-spelling.ts';
import type { BranchRow } from '../../db/catalogue.ts';

/** The texts by which a branch can be found, in both languages, whatever the language of the page. */
const textsOf = (row: BranchRow): string[] => [
  row.nameTh,
  row.nameEn,
  row.provinceTh,
  row.provinceEn,
  row.districtTh,
  row.districtEn,
  row.addressTh,
  row.addressEn,
  row.postcode,
  ...row.keywords,
];

const keys = new Map<string, string>();

/** The search key of one of the catalogue's texts, folded once: they are few, and every letter typed compares them all. */
const keyOf = (text: string): string => {
  const key = keys.get(text) ?? searchKey(text);
  keys.set(text, key);
  return key;
};

const isNamed = (row: BranchRow, key: string) =>
  [row.nameTh, row.nameEn].some((name) => keyOf(name).includes(key)) || isCalled(row.provinceTh, key);

const has = (row: BranchRow, key: string) =>
  textsOf(row).some((text) => keyOf(text).includes(key)) || isCalled(row.provinceTh, key);

/**
 * The branches that contain the whole text, however it is spelled, or whose province is called so, those with it in their name first; if there are
 * none, those that contain every word. An empty text finds all.
 */
export function searchBranches<Found extends { readonly row: BranchRow }>(
  all: readonly Found[],
  keywords: string,
): Found[] {
  const whole = searchKey(keywords);
  if (whole === '') return [...all];
  const exact = all.filter(({ row }) => has(row, whole));
  if (exact.length > 0) return exact.toSorted((a, b) => Number(isNamed(b.row, whole)) - Number(isNamed(a.row, whole)));
  const words = foldThai(keywords).split(' ').map(searchKey).filter(Boolean);
  return all.filter(({ row }) => words.every((word) => has(row, word)));
}

interface Candidate {
  readonly shown: string;
  readonly typed: readonly string[];
  /** The Thai name of the province that this is. */
  readonly province?: string;
}

const candidatesOf = (row: BranchRow, language: Language): Candidate[] => {
  const pair = (th: string, en: string) => ({ shown: language === 'th' ? th : en, typed: [th, en] });
  return [
    pair(row.nameTh, row.nameEn),
    { ...pair(row.provinceTh, row.provinceEn), province: row.provinceTh },
    pair(row.districtTh, row.districtEn),
    ...row.keywords.map((keyword) => ({ shown: keyword, typed: [keyword] })),
  ];
};

/** Where the key stands in the candidate's texts, 0 at the beginning; -1 if nowhere. */
const placeIn = ({ typed, province = '' }: Candidate, key: string): number => {
  const places = typed.map((text) => keyOf(text).indexOf(key)).filter((place) => place >= 0);
  return isCalled(province, key) ? 0 : Math.min(...places, places.length === 0 ? -1 : Infinity);
};

const MAX_SUGGESTIONS = 8;

/** Names, provinces, districts, then roads and landmarks; those that begin with the typed text come first. */
export function suggestKeywords(rows: readonly BranchRow[], typed: string, language: Language): string[] {
  const wanted = searchKey(typed);
  if (wanted === '') return [];
  const kinds = rows.flatMap((row) =>
    candidatesOf(row, language).map((candidate, index) => ({ candidate, kind: Math.min(index, 3) })),
  );
  const ranked = kinds.flatMap(({ candidate, kind }) => {
    const place = placeIn(candidate, wanted);
    return place < 0 ? [] : [{ shown: candidate.shown, rank: kind + (place === 0 ? 0 : 10) }];
  });
  const shown = new Map(
    ranked.toSorted((a, b) => b.rank - a.rank).map(({ shown, rank }) => [keyOf(shown), { shown, rank }]),
  );
  return [...shown.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map((suggestion) => suggestion.shown);
}
