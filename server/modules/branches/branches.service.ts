import type { Branch, Suggestion } from '#contract/wire/branch.ts';
import { areaOf } from '#domain/fields/province-areas.ts';
import type { Language } from '#domain/constants.ts';
import { isPlace, kmBetween, type Place } from '#domain/distance.ts';
import { branchNow, timeOfCell } from '#domain/thai-calendar.ts';
import { districtIn, nameIn, provinceIn, type BranchOnDay, type BranchRow } from '../../db/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { searchBranches, suggestKeywords } from './branch-search.ts';
import { readBranchesOnDay, readToday } from './branches.repo.ts';

export { readBranches } from './branches.repo.ts';

/** A closing time at midnight is the last minute of the day: the wire has no 24:00. */
export const wireTime = (cell: number) => (cell === 96 ? '23:59' : timeOfCell(cell));

const addressOf = (row: BranchRow, language: Language) =>
  language === 'th'
    ? `${row.addressTh} ${row.districtTh} ${row.provinceTh} ${row.postcode}`
    : `${row.addressEn}, ${row.districtEn}, ${row.provinceEn} ${row.postcode}`;

/** Kilometres as they are on the wire. */
export const roundedKm = (km: number) => Math.round(km * 10) / 10;

export const wireBranch = ({ row, hours, closedUntil }: BranchOnDay, language: Language, from?: Place): Branch => ({
  id: row.locationId,
  location_id: row.locationId,
  name: nameIn(row, language),
  open_time: hours && wireTime(hours.openCell),
  close_time: hours && wireTime(hours.closeCell),
  slug: row.slug,
  location: { lat: row.lat, lng: row.lng },
  address: addressOf(row, language),
  district: districtIn(row, language),
  province: provinceIn(row, language),
  area: areaOf(row.provinceTh),
  tel: row.tel,
  ...(from && { distance_km: roundedKm(kmBetween(from, row)) }),
  ...(closedUntil && { closed_until: closedUntil }),
});

const listed = (branch: BranchOnDay, language: Language, from?: Place): Branch => ({
  ...wireBranch(branch, language, from),
  ...(branch.next && { next_opening: branch.next }),
});

/** The position, if latitude and longitude are both given; a CallFailure names what is missing or out of range. */
export function requestedPlace(
  lat: number | undefined,
  lng: number | undefined,
  names: readonly [string, string],
): Place | undefined {
  if (lat === undefined && lng === undefined) return undefined;
  const problems = [lat, lng].map((value, index) => {
    if (value === undefined) return 'missing' as const;
    return isPlace(index === 0 ? { lat: value, lng: 0 } : { lat: 0, lng: value }) ? null : ('malformed' as const);
  });
  const fields = problems.flatMap((problem, index) => (problem ? [{ field: names[index] ?? '', problem }] : []));
  if (lat === undefined || lng === undefined || fields.length > 0) throw new CallFailure('invalidInput', { fields });
  return { lat, lng };
}

export interface BranchQuery {
  readonly language: Language;
  readonly keywords?: string | undefined;
  readonly from?: Place | undefined;
}

/** With today's hours; the nearest first where a place is given, else by name in the order of the language. */
export async function listBranches(reader: Reader, { language, keywords = '', from }: BranchQuery): Promise<Branch[]> {
  const found = searchBranches(await readToday(reader, language), keywords);
  if (!from) return found.map((branch) => listed(branch, language));
  return found
    .map((branch) => ({ branch, km: kmBetween(from, branch.row) }))
    .toSorted((a, b) => a.km - b.km)
    .map(({ branch }) => listed(branch, language, from));
}

/** If a text finds exactly one branch, the suggestion includes that branch. */
export async function suggestBranches(reader: Reader, keyword: string, language: Language): Promise<Suggestion[]> {
  const branches = await readToday(reader, language);
  const rows = branches.map(({ row }) => row);
  return suggestKeywords(rows, keyword, language).map((text) => {
    const [first, ...others] = searchBranches(branches, text);
    return first && others.length === 0 ? { keyword: text, location_id: first.row.locationId } : { keyword: text };
  });
}

/** The named branches with the hours of the day of `now`. */
export async function branchesAt(
  reader: Reader,
  ids: readonly number[],
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<Branch[]> {
  const found = await readBranchesOnDay(reader, { date: branchNow(now).date, language, ids });
  return found.map((branch) => wireBranch(branch, language));
}
