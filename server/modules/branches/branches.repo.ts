import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Language } from '#domain/constants.ts';
import { openingAfter } from '#domain/opening.ts';
import { branchNow, earlierFirst, timeOfCell, weekday, type BranchDate } from '#domain/thai-calendar.ts';
import type { BranchOnDay, BranchRow } from '../../db/catalogue.ts';
import { branch, branchHours, closure } from '../../db/schema/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';

/** Drizzle takes no collation as a parameter; these two are the only ones. */
const byName = {
  th: sql`${branch.nameTh} collate "th-x-icu"`,
  en: sql`${branch.nameEn} collate "en-x-icu"`,
} satisfies Record<Language, unknown>;

interface BranchesOnDayQuery {
  readonly date: BranchDate;
  /** The language of the names by which they are ordered. */
  readonly language: Language;
  /** All branches if omitted. */
  readonly ids?: readonly number[] | undefined;
}

/** All of them, or those with these ids. */
export const readBranches = (reader: Reader, ids?: readonly number[]): Promise<BranchRow[]> =>
  reader
    .select()
    .from(branch)
    .where(ids && inArray(branch.locationId, [...ids]));

/** The hours of each weekday that has any. */
const week = sql<readonly { weekday: number; openCell: number; closeCell: number }[]>`(
  select coalesce(json_agg(json_build_object('weekday', h.weekday, 'openCell', h.open_cell, 'closeCell', h.close_cell)), '[]')
  from branch_hours h where h.location_id = branch.location_id)`;

/** The closures that are not over, one after another. */
const closures = (date: BranchDate) => sql<readonly { from: BranchDate; to: BranchDate }[]>`(
  select coalesce(json_agg(json_build_object('from', c.from_day, 'to', c.to_day)), '[]')
  from closure c where c.location_id = branch.location_id and c.to_day >= ${date})`;

export async function readBranchesOnDay(
  reader: Reader,
  { date, language, ids }: BranchesOnDayQuery,
): Promise<BranchOnDay[]> {
  const rows = await reader
    .select({ row: branch, week, closures: closures(date) })
    .from(branch)
    .where(ids && inArray(branch.locationId, [...ids]))
    .orderBy(byName[language], branch.locationId);
  return rows.map(({ row, week, closures }) => {
    const closuresOn = (day: BranchDate) => closures.filter(({ from, to }) => from <= day && day <= to);
    const hoursOn = (day: BranchDate) =>
      closuresOn(day).length > 0 ? null : (week.find((hours) => hours.weekday === weekday(day)) ?? null);
    const opensOn = (day: BranchDate, hours = hoursOn(day)) => hours && timeOfCell(hours.openCell);
    return {
      row,
      hours: hoursOn(date),
      closedUntil:
        closuresOn(date)
          .map(({ to }) => to)
          .toSorted(earlierFirst)
          .at(-1) ?? null,
      next: openingAfter(date, opensOn),
    };
  });
}

interface ReadOnce {
  readonly version: string;
  readonly date: BranchDate;
  readonly branches: Promise<readonly BranchOnDay[]>;
}

const readOnce = new WeakMap<Reader, Map<Language, ReadOnce>>();

/** All branches today, in the order of the language; read from the tables once for each day and version of the catalogue. */
export async function readToday(reader: Reader, language: Language): Promise<readonly BranchOnDay[]> {
  const { rows } = await reader.execute<{ version: string; ms: string }>(
    sql`select version::text as version, (extract(epoch from app_now()) * 1000)::bigint as ms from catalogue_version`,
  );
  const [state] = rows;
  if (state === undefined) throw new Error('the catalogue has no version');
  const { version } = state;
  const { date } = branchNow(Number(state.ms));
  const kept = readOnce.get(reader) ?? new Map<Language, ReadOnce>();
  readOnce.set(reader, kept);
  const known = kept.get(language);
  if (known?.version === version && known.date === date) return known.branches;
  // Read after the version: at worst it is newer than that, and read once more.
  const reading = { version, date, branches: readBranchesOnDay(reader, { date, language }) };
  kept.set(language, reading);
  reading.branches.catch(() => {
    if (kept.get(language) === reading) kept.delete(language);
  });
  return reading.branches;
}

/** The branch whose page's address ends in this word; null if there is none. */
export const findBranchBySlug = async (reader: Reader, slug: string): Promise<BranchRow | null> =>
  (await reader.select().from(branch).where(eq(branch.slug, slug)))[0] ?? null;

export const readWeek = (reader: Reader, locationId: number) =>
  reader.select().from(branchHours).where(eq(branchHours.locationId, locationId));

/** What shuts a branch between two days, both included, the nearest first. */
export const readClosures = (reader: Reader, locationId: number, from: BranchDate, to: BranchDate) =>
  reader
    .select()
    .from(closure)
    .where(and(eq(closure.locationId, locationId), gte(closure.toDay, from), lte(closure.fromDay, to)))
    .orderBy(asc(closure.fromDay));
