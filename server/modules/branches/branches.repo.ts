import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Language } from '#domain/constants.ts';
import { openingAfter } from '#domain/opening.ts';
import { earlierFirst, timeOfCell, weekday, type BranchDate } from '#domain/thai-calendar.ts';
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
