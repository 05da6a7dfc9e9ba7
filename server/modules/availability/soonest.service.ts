import type { DayCount, SoonestSlot } from '#contract/wire/slot.ts';
import { firstFree, offerDay, type DayFacts } from '#domain/availability.ts';
import type { Language } from '#domain/constants.ts';
import { kmBetween, type Place } from '#domain/distance.ts';
import { rankByWaitAndWay } from '#domain/soonest.ts';
import { addDays, dateTimeOf, type BranchDate, type BranchTime } from '#domain/thai-calendar.ts';
import { nameIn, provinceIn, type BranchRow } from '../../db/catalogue.ts';
import { readNow } from '../../db/clock.ts';
import type { Db, Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { readBranches, roundedKm } from '../branches/branches.service.ts';
import { askedTogether } from './asked-together.ts';
import { readFacts } from './availability.repo.ts';
import { horizon, type SlotQuestion } from './availability.service.ts';

export interface SoonestQuestion extends Omit<SlotQuestion, 'now'> {
  readonly language: Language;
  /** Where distances are counted from: a place, or a branch by its id. */
  readonly from: Place | number | null;
  readonly limit: number;
  /** The number of days, from the first bookable one, whose free times are counted. */
  readonly days?: number;
  /** How many free times to list, of the first day that has any. */
  readonly times?: number;
  /** Only branches of one province: this branch's, or, if it has nothing free or this is null, the most visited one. */
  readonly provinceOf?: number | null;
}

/** Most branches have something free within this many days after the lead time; the rest of the horizon is read only for the others. */
const FIRST_LOOK_DAYS = 4;

function placeIn(branches: readonly BranchRow[], from: SoonestQuestion['from']): Place | null {
  if (typeof from !== 'number') return from;
  const branch = branches.find(({ locationId }) => locationId === from);
  if (branch === undefined) throw new CallFailure('branchNotFound');
  return branch;
}

const countOf = (day: DayFacts, question: SlotQuestion): DayCount => {
  const { date, free, reason } = offerDay(day, question);
  return { date, free: free.length, ...(reason && { reason }) };
};

interface FoundSlots {
  readonly first: { readonly date: BranchDate; readonly times: readonly BranchTime[] } | null;
  readonly counts: readonly DayCount[];
  /** The number of booked quarters of an hour in the first days. */
  readonly booked: number;
}

/** Each branch's first free slot and its first days: one statement, plus one for the branches that have nothing free in these days. */
async function look(reader: Reader, branches: readonly BranchRow[], days: number, question: SlotQuestion) {
  const { now, leadDays, leaveOut = [] } = question;
  const { from, to } = horizon(now);
  const firstDay = addDays(from, leadDays);
  const nextDay = addDays(firstDay, Math.max(FIRST_LOOK_DAYS, days));
  const read = (ids: readonly number[], first: BranchDate, last: BranchDate) =>
    readFacts(reader, { locationIds: ids, from: first, to: last, now, leaveOut });
  const ids = branches.map(({ locationId }) => locationId);
  const found = new Map<number, FoundSlots>();
  for (const { locationId, days: facts } of await read(ids, firstDay, addDays(nextDay, -1))) {
    const counts = facts.slice(0, days).map((day) => countOf(day, question));
    const booked = facts.flatMap((day) => day.booked).reduce((sum, lanes) => sum + lanes, 0);
    found.set(locationId, { first: firstFree(facts, question), counts, booked });
  }
  const full = ids.filter((id) => !found.get(id)?.first);
  if (full.length > 0 && nextDay <= to)
    for (const { locationId, days: facts } of await read(full, nextDay, to))
      found.set(locationId, { counts: [], booked: 0, ...found.get(locationId), first: firstFree(facts, question) });
  return found;
}

interface Look {
  readonly now: Date;
  readonly branches: readonly BranchRow[];
  readonly found: ReadonlyMap<number, FoundSlots>;
}

export interface Soonest {
  readonly now: Date;
  /** The requested province; null if all branches were requested. */
  readonly province: string | null;
  readonly slots: SoonestSlot[];
}

interface FreeBranch {
  readonly branch: BranchRow;
  readonly booked: number;
}

/** The province with the most bookings in the coming days; if there are none, the one with the most branches. */
function mostVisited(free: readonly FreeBranch[]): string | undefined {
  const visits = new Map<string, number>();
  for (const { branch, booked } of free)
    visits.set(branch.provinceEn, (visits.get(branch.provinceEn) ?? 0) + booked + 1);
  return [...visits].toSorted(([a, most], [b, least]) => least - most || (a < b ? -1 : 1))[0]?.[0];
}

/** The slots of this branch's province; those of the most visited province if it has nothing free or the branch does not exist. */
function inOneProvince<Each extends FreeBranch>(free: readonly Each[], branchId: number | null): Each[] {
  const of = (province: string | undefined) => free.filter(({ branch }) => branch.provinceEn === province);
  const asked = of(free.find(({ branch }) => branch.locationId === branchId)?.branch.provinceEn);
  return asked.length > 0 ? asked : of(mostVisited(free));
}

export type FindSoonest = (question: SoonestQuestion) => Promise<Soonest>;

/**
 * Finds the first free slot of each branch by wait and distance, or the soonest first when the starting point is not known. A branch without one in
 * the horizon is left out. The starting point, the number of results and the language do not change what is read, so crowds on the home page share
 * one read.
 */
export function soonestIn(db: Db): FindSoonest {
  const together = askedTogether<Look>();
  const lookTogether = (ask: Omit<SlotQuestion, 'now' | 'leaveOut'>, days: number, leaveOut: readonly string[]) =>
    together(JSON.stringify([ask.hours, ask.leadDays, days, leaveOut]), async () => {
      const now = await readNow(db);
      const branches = await readBranches(db);
      return { now, branches, found: await look(db, branches, days, { ...ask, now, leaveOut }) };
    });

  return async ({ language, from, limit, days = 0, times = 0, provinceOf, leaveOut = [], ...ask }) => {
    const { now, branches, found } = await lookTogether(ask, days, leaveOut);
    const place = placeIn(branches, from);
    const free = branches.flatMap((branch) => {
      const { first, counts = [], booked = 0 } = found.get(branch.locationId) ?? {};
      const [time] = first?.times ?? [];
      if (!first || time === undefined) return [];
      const dateTime = dateTimeOf(first.date, time);
      const km = place && kmBetween(place, branch);
      return [{ id: branch.locationId, branch, time, first, counts, booked, dateTime, km }];
    });
    const asked = provinceOf === undefined ? free : inOneProvince(free, provinceOf);
    const slots = rankByWaitAndWay(asked)
      .slice(0, limit)
      .map(({ id, branch, time, first, counts, dateTime, km }) => ({
        location_id: id,
        location_name: nameIn(branch, language),
        ...(km === null ? {} : { distance_km: roundedKm(km) }),
        date: first.date,
        time,
        date_time: dateTime,
        ...(days > 0 && { days: [...counts] }),
        ...(times > 0 && { times: first.times.slice(0, times) }),
      }));
    const [one] = provinceOf === undefined ? [] : asked;
    return { now, slots, province: one ? provinceIn(one.branch, language) : null };
  };
}
