import type { SoonestSlot } from '#contract/wire/slot.ts';
import { firstFree } from '#domain/availability.ts';
import type { Language } from '#domain/constants.ts';
import { kmBetween, type Place } from '#domain/distance.ts';
import { addDays, dateTimeOf } from '#domain/thai-calendar.ts';
import type { Reader } from '../../db/transaction.ts';
import { readBranches } from './appointments.repo.ts';
import { readFacts } from './availability.repo.ts';
import { horizon, type Question } from './availability.service.ts';

export interface SoonestQuestion extends Question {
  readonly language: Language;
  readonly place: Place | null;
  readonly limit: number;
}

/** Most branches have something free in so many days after the lead time; only for the others the rest of the horizon is read. */
const FIRST_LOOK_DAYS = 3;

/** The first free slot of each branch, the soonest first and of those the nearest. A branch without one in the horizon is left out. */
export async function findSoonest(
  reader: Reader,
  { language, place, limit, ...question }: SoonestQuestion,
): Promise<SoonestSlot[]> {
  const { now, leadDays, leaveOut = [] } = question;
  const branches = await readBranches(reader);
  const { from, to } = horizon(now);
  const firstDay = addDays(from, leadDays);
  const lastLooked = addDays(firstDay, FIRST_LOOK_DAYS);
  const found = new Map<number, ReturnType<typeof firstFree>>();
  const look = async (locationIds: readonly number[], period: { from: string; to: string }) => {
    const facts = await readFacts(reader, { locationIds, ...period, now, leaveOut });
    for (const { locationId, days } of facts) found.set(locationId, firstFree(days, question));
  };
  await look(
    branches.map((branch) => branch.locationId),
    { from: firstDay, to: lastLooked },
  );
  const full = branches.map((branch) => branch.locationId).filter((id) => !found.get(id));
  if (full.length > 0 && lastLooked < to) await look(full, { from: addDays(lastLooked, 1), to });

  const slots = branches.flatMap((branch): SoonestSlot[] => {
    const first = found.get(branch.locationId);
    if (!first) return [];
    return [
      {
        location_id: branch.locationId,
        location_name: language === 'th' ? branch.nameTh : branch.nameEn,
        ...(place && { distance_km: Math.round(kmBetween(place, branch) * 10) / 10 }),
        ...first,
        date_time: dateTimeOf(first.date, first.time),
      },
    ];
  });
  const bySoonest = (a: SoonestSlot, b: SoonestSlot) =>
    a.date_time.localeCompare(b.date_time) ||
    (a.distance_km ?? 0) - (b.distance_km ?? 0) ||
    a.location_id - b.location_id;
  return slots.toSorted(bySoonest).slice(0, limit);
}
