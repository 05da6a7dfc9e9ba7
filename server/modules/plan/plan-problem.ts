import type { RequestFor } from '#contract/calls/all.ts';
import { kmBetween } from '#domain/distance.ts';
import { hoursOf, leadDays, totalHours, cellsFor } from '#domain/services.ts';
import { addDays, cellOf } from '#domain/thai-calendar.ts';
import { branchDayOf } from '#domain/visit-plan/branch-day.ts';
import type { PlanCar, PlanProblem } from '#domain/visit-plan/plan.ts';
import type { BranchRow, Catalogue } from '../../db/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure } from '../../http/call-context.ts';
import { horizon, readFreeDays } from '../availability/availability.service.ts';
import { readBranches, roundedKm } from '../branches/branches.service.ts';

export type Wanted = RequestFor<'planVisits'>['plan'];

/** Branches that are asked for where none are named, and others beside them for what does not fit. */
const NEAREST = 3;
const FURTHER = 4;
/** How many days after the last one are looked at for what does not fit. */
const DAYS_AFTER = 7;

/** A car with length and lead time of its services. A CallFailure for a service that the catalogue does not have. */
function planCar(
  { services }: Catalogue,
  { car_profile_id: id, service_list: ids, due_by: dueBy, away }: Wanted['cars'][number],
): PlanCar {
  const chosen = [...new Set(ids)].flatMap((service) => services.get(service) ?? []);
  if (chosen.length !== new Set(ids).size) throw new CallFailure('serviceNotFound');
  const hours = totalHours(chosen.map(({ cells }) => ({ hours: hoursOf(cells) })));
  return { id, cells: cellsFor(hours), leadDays: leadDays(chosen), away: away ?? [], dueBy: dueBy ?? null };
}

export interface BranchOfPlan {
  readonly row: BranchRow;
  readonly km: number;
  readonly isWished: boolean;
}

/** The branches wished for, or those nearest to the usual one, and some near them. */
function branchesOf(all: readonly BranchRow[], wished: readonly number[], usual: number | null): BranchOfPlan[] {
  const byId = new Map(all.map((row) => [row.locationId, row]));
  const named = wished.flatMap((id) => byId.get(id) ?? []);
  if (named.length !== wished.length) throw new CallFailure('branchNotFound');
  const [first = byId.get(usual ?? Number.NaN) ?? all[0]] = named;
  if (first === undefined) return [];
  const near = all
    .map((row) => ({ row, km: roundedKm(kmBetween(first, row)) }))
    .toSorted((a, b) => a.km - b.km || a.row.locationId - b.row.locationId);
  const isWished = ({ row }: (typeof near)[number], place: number) =>
    named.length === 0 ? place < NEAREST : named.includes(row);
  const marked = near.map((one, place) => ({ ...one, isWished: isWished(one, place) }));
  const further = new Set(marked.filter((one) => !one.isWished).slice(0, FURTHER));
  return marked.filter((one) => one.isWished || further.has(one));
}

export interface AskedPlan {
  readonly problem: PlanProblem;
  readonly branches: readonly BranchOfPlan[];
}

interface From {
  readonly reader: Reader;
  readonly catalogue: Catalogue;
  readonly now: Date;
  readonly usual: number | null;
}

/** Everything that the plan of these cars is made from; the free lanes of all its days in one read. */
export async function planProblem(
  wanted: Wanted,
  cars: Wanted['cars'],
  { reader, catalogue, now, usual }: From,
): Promise<AskedPlan> {
  if (wanted.until < wanted.from || wanted.to_time < wanted.from_time) throw new CallFailure('rangeInverted');
  const wished = [...new Set(wanted.branches)];
  const branches = branchesOf(await readBranches(reader), wished, usual);
  const bookable = horizon(now);
  const from = wanted.from < bookable.from ? bookable.from : wanted.from;
  const after = addDays(wanted.until, DAYS_AFTER);
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
      cars: cars.map((car) => planCar(catalogue, car)),
      wishes: {
        from,
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
