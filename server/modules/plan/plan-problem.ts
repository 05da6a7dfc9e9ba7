import type { RequestFor } from '#contract/calls/all.ts';
import { hoursOf, leadDays, totalHours, cellsFor } from '#domain/services.ts';
import { addDays, cellOf, earlierFirst } from '#domain/thai-calendar.ts';
import { branchDayOf } from '#domain/visit-plan/branch-day.ts';
import type { PlanCar, PlanProblem } from '#domain/visit-plan/plan.ts';
import type { Catalogue } from '../../db/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { horizon, readFreeDays } from '../availability/availability.service.ts';
import { readBranches } from '../branches/branches.service.ts';
import { branchesNear, namedBranches, type BranchOfPlan } from './near-branches.ts';

export type Wanted = RequestFor<'planVisits'>['plan'];

/** How many days after the last one are looked at for what does not fit. */
const DAYS_AFTER = 7;

/** A car with length and lead time of its services. A CallFailure for a service that the catalogue does not have. */
function planCar(
  { services }: Catalogue,
  { car_profile_id: id, service_list: ids, due_by: dueBy, away }: Wanted['cars'][number],
): Omit<PlanCar, 'near'> {
  const chosen = [...new Set(ids)].flatMap((service) => services.get(service) ?? []);
  if (chosen.length !== new Set(ids).size) throw new CallFailure('serviceNotFound');
  const hours = totalHours(chosen.map(({ cells }) => ({ hours: hoursOf(cells) })));
  return { id, cells: cellsFor(hours), leadDays: leadDays(chosen), away: away ?? [], dueBy: dueBy ?? null };
}

export interface AskedPlan {
  readonly problem: PlanProblem;
  readonly branches: readonly BranchOfPlan[];
}

interface From {
  readonly reader: Reader;
  readonly catalogue: Catalogue;
  readonly now: Date;
  /** Where each car was last, and where the company's cars are most often. */
  readonly lasts: ReadonlyMap<string, number>;
  readonly usual: number | null;
}

/** Everything that the plan of these cars is made from; the free lanes of all its days in one read. */
export async function planProblem(
  wanted: Wanted,
  cars: Wanted['cars'],
  { reader, catalogue, now, lasts, usual }: From,
): Promise<AskedPlan> {
  if (wanted.until < wanted.from || wanted.to_time < wanted.from_time) throw new CallFailure('rangeInverted');
  const wished = [...new Set(wanted.branches)];
  const all = await readBranches(reader);
  const byId = new Map(all.map((row) => [row.locationId, row]));
  const named = wished.flatMap((id) => byId.get(id) ?? []);
  if (named.length !== wished.length) throw new CallFailure('branchNotFound');
  const pinned = cars.flatMap((car) => car.pinned ?? []);
  const looked = { all, pinned: new Set(pinned.map(({ location_id: id }) => id)) };
  const lastOf = (id: string) => lasts.get(id) ?? null;
  const { branches, nearTo } =
    named.length > 0
      ? namedBranches(looked, named)
      : branchesNear(
          looked,
          cars.map(({ car_profile_id: id }) => lastOf(id)),
          usual,
        );
  const bookable = horizon(now);
  // A visit that a person chose may lie outside of the days wished for since.
  const dates = [wanted.from, addDays(wanted.until, DAYS_AFTER), ...pinned.map(({ date }) => date)].toSorted(
    earlierFirst,
  );
  const first = dates[0] ?? wanted.from;
  const after = dates.at(-1) ?? wanted.until;
  const from = first < bookable.from ? bookable.from : first;
  const to = after > bookable.to ? bookable.to : after;
  const facts =
    from > to
      ? []
      : await readFreeDays(reader, { locationIds: branches.map(({ row }) => row.locationId), from, to, now });
  const inOrder = branches.filter(({ isWished }) => isWished).map(({ row }) => row.locationId);
  return {
    branches,
    problem: {
      now: now.toISOString(),
      cars: cars.map((car) => ({ ...planCar(catalogue, car), near: nearTo(lastOf(car.car_profile_id)) })),
      wishes: {
        from: wanted.from < bookable.from ? bookable.from : wanted.from,
        until: wanted.until,
        weekdays: wanted.weekdays,
        fromCell: cellOf(wanted.from_time),
        toCell: cellOf(wanted.to_time),
        branchIds: wished.length > 0 ? wished : inOrder,
        prefers: wished.length > 0 ? 'first' : 'nearest',
        mostADay: wanted.most_a_day,
      },
      branches: branches.map(({ row, km }) => ({ id: row.locationId, km })),
      days: facts.flatMap(({ locationId, days }) => days.map((day) => branchDayOf(locationId, day, now))),
    },
  };
}
