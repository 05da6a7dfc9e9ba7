import type { Alternative } from '#contract/wire/slot.ts';
import type { Language } from '#domain/constants.ts';
import { kmBetween } from '#domain/distance.ts';
import { offerDay, type DayFacts } from '#domain/availability.ts';
import {
  cellOf,
  dateTimeOf,
  daysBetween,
  timeOfCell,
  type BranchDate,
  type BranchTime,
} from '#domain/thai-calendar.ts';
import type { Reader } from '../../db/transaction.ts';
import { readBranches, type BranchRow } from './appointments.repo.ts';
import { readFacts } from './availability.repo.ts';
import { horizon, type Question, type Slot } from './availability.service.ts';

interface FreeTime {
  readonly date: BranchDate;
  readonly time: BranchTime;
}

const freeTimes = (days: readonly DayFacts[], ask: Question): FreeTime[] =>
  days.flatMap((day) => offerDay(day, ask).free.map((time) => ({ date: day.date, time })));

const nearer = <T>(items: readonly T[], away: (item: T) => number): T | undefined =>
  items.toSorted((a, b) => away(a) - away(b))[0];

/** On the day nearest to a date, the time nearest to a time of the day; of two as near, the earlier. */
function nearest(times: readonly FreeTime[], date: BranchDate, cell: number): FreeTime | undefined {
  const day = nearer(times, (free) => Math.abs(daysBetween(date, free.date)))?.date;
  return nearer(
    times.filter((free) => free.date === day),
    ({ time }) => Math.abs(cellOf(time) - cell),
  );
}

const nameOf = (branch: BranchRow, language: Language) => (language === 'th' ? branch.nameTh : branch.nameEn);

/**
 * At most three other slots for the same services, the nearest of each kind: another time at the branch (on the same day, else on the
 * nearest day that has one), the same time at the nearest other branch, and the next day at the branch (RB-10).
 */
export async function findAlternatives(
  reader: Reader,
  { locationId, date, startCell }: Slot,
  question: Question,
  language: Language,
): Promise<Alternative[]> {
  const { now, leaveOut = [] } = question;
  const branches = await readBranches(reader);
  const lost = branches.find((branch) => branch.locationId === locationId);
  if (lost === undefined) return [];
  const [here] = await readFacts(reader, { locationIds: [locationId], ...horizon(now), now, leaveOut });
  const others = branches.filter((branch) => branch !== lost);
  const there = await readFacts(reader, {
    locationIds: others.map((branch) => branch.locationId),
    from: date,
    to: date,
    now,
    leaveOut,
  });

  const times = freeTimes(here?.days ?? [], question).filter(
    ({ date: d, time }) => d !== date || cellOf(time) !== startCell,
  );
  const sameBranch = nearest(times, date, startCell);
  const later = times.filter((free) => free.date > date && free.date !== sameBranch?.date);
  const nextDay = nearest(later, date, startCell);

  const freeThere = new Set(
    there
      .filter(({ days }) => freeTimes(days, question).some(({ time }) => cellOf(time) === startCell))
      .map((branch) => branch.locationId),
  );
  const away = (branch: BranchRow) => kmBetween(lost, branch);
  const neighbour = nearer(
    others.filter((branch) => freeThere.has(branch.locationId)),
    away,
  );

  const present = (why: Alternative['why'], branch: BranchRow, free: FreeTime): Alternative => ({
    why,
    location_id: branch.locationId,
    location_name: nameOf(branch, language),
    ...free,
    date_time: dateTimeOf(free.date, free.time),
    ...(branch === lost ? {} : { distance_km: Math.round(away(branch) * 10) / 10 }),
  });
  return [
    ...(sameBranch ? [present('same_branch', lost, sameBranch)] : []),
    ...(neighbour ? [present('same_time', neighbour, { date, time: timeOfCell(startCell) })] : []),
    ...(nextDay ? [present('next_day', lost, nextDay)] : []),
  ];
}
