import { arabicDigits, withoutSeparators } from '#domain/fields/digits.ts';
import type { Language } from '#domain/constants.ts';
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

/** NFKC, Arabic digits and lower case: one spelling for what looks the same. */
const folded = (text: string) => arabicDigits(text).toLowerCase();
const squeezed = (text: string) => withoutSeparators(folded(text));

/**
 * The branches that contain the whole text, ignoring spaces and hyphens, those with it in their name first; if there are none, those that contain
 * every word. An empty text finds all.
 */
export function searchBranches<Found extends { readonly row: BranchRow }>(
  all: readonly Found[],
  keywords: string,
): Found[] {
  const whole = squeezed(keywords);
  if (whole === '') return [...all];
  const exact = all.filter(({ row }) => textsOf(row).some((text) => squeezed(text).includes(whole)));
  const isNamed = ({ row }: Found) => [row.nameTh, row.nameEn].some((name) => squeezed(name).includes(whole));
  if (exact.length > 0) return exact.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  const words = folded(keywords).split(/\s+/).filter(Boolean);
  return all.filter(({ row }) => {
    const texts = textsOf(row).map(folded);
    return words.every((word) => texts.some((text) => text.includes(word)));
  });
}

interface Candidate {
  readonly shown: string;
  readonly typed: readonly string[];
}

const candidatesOf = (row: BranchRow, language: Language): Candidate[] => {
  const pair = (th: string, en: string) => ({ shown: language === 'th' ? th : en, typed: [th, en] });
  return [
    pair(row.nameTh, row.nameEn),
    pair(row.provinceTh, row.provinceEn),
    pair(row.districtTh, row.districtEn),
    ...row.keywords.map((keyword) => ({ shown: keyword, typed: [keyword] })),
  ];
};

const MAX_SUGGESTIONS = 8;

/** Names, provinces, districts, then roads and landmarks; those that begin with the typed text come first. */
export function suggestKeywords(rows: readonly BranchRow[], typed: string, language: Language): string[] {
  const wanted = squeezed(typed);
  if (wanted === '') return [];
  const kinds = rows.flatMap((row) =>
    candidatesOf(row, language).map((candidate, index) => ({ candidate, kind: Math.min(index, 3) })),
  );
  const ranked = kinds.flatMap(({ candidate, kind }) => {
    const places = candidate.typed.map((text) => squeezed(text).indexOf(wanted)).filter((place) => place >= 0);
    return places.length === 0 ? [] : [{ shown: candidate.shown, rank: kind + (Math.min(...places) === 0 ? 0 : 10) }];
  });
  const shown = new Map(
    ranked.toSorted((a, b) => b.rank - a.rank).map(({ shown, rank }) => [squeezed(shown), { shown, rank }]),
  );
  return [...shown.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_SUGGESTIONS)
    .map((suggestion) => suggestion.shown);
}
