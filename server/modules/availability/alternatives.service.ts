import type { Alternative } from '#contract/wire/slot.ts';
import type { Language } from '#domain/constants.ts';
import { kmBetween } from '#domain/distance.ts';
import { offerDay, type DayFacts } from '#domain/availability.ts';
import {
  addDays,
  cellOf,
  dateTimeOf,
  daysBetween,
  timeOfCell,
  type BranchDate,
  type BranchTime,
} from '#domain/thai-calendar.ts';
import { nameIn, type BranchRow } from '../../db/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';
import { readBranches, roundedKm } from '../branches/branches.service.ts';
import { readFacts, type BranchFacts, type FactsQuery } from './availability.repo.ts';
import { horizon, type SlotQuestion, type Slot } from './availability.service.ts';

interface FreeTime {
  readonly date: BranchDate;
  readonly time: BranchTime;
}

const freeTimes = (days: readonly DayFacts[], ask: SlotQuestion): FreeTime[] =>
  days.flatMap((day) => offerDay(day, ask).free.map((time) => ({ date: day.date, time })));

const nearer = <T>(items: readonly T[], away: (item: T) => number): T | undefined =>
  items.toSorted((a, b) => away(a) - away(b))[0];

/** On the day nearest to a date, the time nearest to a time of day; of two equally near, the earlier. */
function nearest(times: readonly FreeTime[], date: BranchDate, cell: number): FreeTime | undefined {
  const day = nearer(times, (free) => Math.abs(daysBetween(date, free.date)))?.date;
  return nearer(
    times.filter((free) => free.date === day),
    ({ time }) => Math.abs(cellOf(time) - cell),
  );
}

/** A place in a lane that is not in the tables, because nobody has held it yet. */
export interface TakenSlot extends Slot {
  readonly cells: number;
}

/** How many more lanes are taken in each cell of a day. */
function withTaken(day: DayFacts, taken: readonly TakenSlot[]): DayFacts {
  const here = taken.filter(({ date }) => date === day.date);
  if (here.length === 0) return day;
  const last = Math.max(day.booked.length, ...here.map(({ startCell, cells }) => startCell + cells));
  const more = (cell: number) =>
    here.filter(({ startCell, cells }) => startCell <= cell && cell < startCell + cells).length;
  return { ...day, booked: Array.from({ length: last }, (_, cell) => (day.booked[cell] ?? 0) + more(cell)) };
}

export interface AlternativesQuestion extends SlotQuestion {
  /** Places that count as taken. */
  readonly taken?: readonly TakenSlot[];
}

async function factsWith(reader: Reader, query: FactsQuery, taken: readonly TakenSlot[]): Promise<BranchFacts[]> {
  const facts = await readFacts(reader, query);
  return facts.map(({ locationId, days }) => {
    const here = taken.filter((slot) => slot.locationId === locationId);
    return { locationId, days: days.map((day) => withTaken(day, here)) };
  });
}

/** There is usually something free within these days; the whole horizon is read only if that is not enough. */
const NEARBY_DAYS = 7;

/** The branch's free times nearest to a lost slot: one at any other time, and one on a later day. */
async function nearestHere(reader: Reader, { locationId, date, startCell }: Slot, question: AlternativesQuestion) {
  const { now, leaveOut = [], taken = [] } = question;
  const { from, to } = horizon(now);
  const look = async (first: BranchDate, last: BranchDate) => {
    const [here] = await factsWith(reader, { locationIds: [locationId], from: first, to: last, now, leaveOut }, taken);
    const isLost = (free: FreeTime) => free.date === date && cellOf(free.time) === startCell;
    const times = freeTimes(here?.days ?? [], question).filter((free) => !isLost(free));
    const sameBranch = nearest(times, date, startCell);
    const later = times.filter((free) => free.date > date && free.date !== sameBranch?.date);
    return { sameBranch, nextDay: nearest(later, date, startCell) };
  };
  const [first, last] = [addDays(date, -NEARBY_DAYS), addDays(date, NEARBY_DAYS)];
  const nearby = await look(first < from ? from : first, last > to ? to : last);
  return nearby.sameBranch && nearby.nextDay ? nearby : look(from, to);
}

/**
 * At most three other slots for the same services, the nearest of each kind: another time at the branch (on the same day, else on the
 * nearest day that has one), the same time at the nearest other branch, and the next day at the branch (RB-10).
 */
export async function findAlternatives(
  reader: Reader,
  slot: Slot,
  question: AlternativesQuestion,
  language: Language,
): Promise<Alternative[]> {
  const { locationId, date, startCell } = slot;
  const { now, leaveOut = [], taken = [] } = question;
  const branches = await readBranches(reader);
  const lost = branches.find((branch) => branch.locationId === locationId);
  if (lost === undefined) return [];
  const { sameBranch, nextDay } = await nearestHere(reader, slot, question);
  const others = branches.filter((branch) => branch !== lost);
  const locationIds = others.map((branch) => branch.locationId);
  const there = await factsWith(reader, { locationIds, from: date, to: date, now, leaveOut }, taken);

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
    location_name: nameIn(branch, language),
    ...free,
    date_time: dateTimeOf(free.date, free.time),
    ...(branch === lost ? {} : { distance_km: roundedKm(away(branch)) }),
  });
  return [
    ...(sameBranch ? [present('same_branch', lost, sameBranch)] : []),
    ...(neighbour ? [present('same_time', neighbour, { date, time: timeOfCell(startCell) })] : []),
    ...(nextDay ? [present('next_day', lost, nextDay)] : []),
  ];
}
