import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Language } from '#domain/constants.ts';
import { weekday, type BranchDate } from '#domain/thai-calendar.ts';
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

export async function readBranchesOnDay(
  reader: Reader,
  { date, language, ids }: BranchesOnDayQuery,
): Promise<BranchOnDay[]> {
  const rows = await reader
    .select({ row: branch, openCell: branchHours.openCell, closeCell: branchHours.closeCell, until: closure.toDay })
    .from(branch)
    .leftJoin(branchHours, and(eq(branchHours.locationId, branch.locationId), eq(branchHours.weekday, weekday(date))))
    .leftJoin(
      closure,
      and(eq(closure.locationId, branch.locationId), lte(closure.fromDay, date), gte(closure.toDay, date)),
    )
    .where(ids && inArray(branch.locationId, [...ids]))
    .orderBy(byName[language], branch.locationId);
  const found = new Map<number, BranchOnDay>();
  for (const { row, openCell, closeCell, until } of rows) {
    const before = found.get(row.locationId)?.closedUntil ?? null;
    const closedUntil = before !== null && (until === null || before > until) ? before : until;
    const hours = openCell === null || closeCell === null || closedUntil !== null ? null : { openCell, closeCell };
    found.set(row.locationId, { row, hours, closedUntil });
  }
  return [...found.values()];
}
