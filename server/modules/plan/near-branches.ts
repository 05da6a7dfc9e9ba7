import { kmBetween } from '#domain/distance.ts';
import type { NearBranch } from '#domain/visit-plan/plan.ts';
import type { BranchRow } from '../../db/catalogue.ts';
import { roundedKm } from '../branches/branches.service.ts';

/** For each car where no branches are named. */
const NEAREST = 3;
/** Others beside them for what does not fit. */
const FURTHER = 4;
/** Of a fleet that is all over the country. */
const MOST_WISHED = 40;

export interface BranchOfPlan {
  readonly row: BranchRow;
  readonly km: number;
  readonly isWished: boolean;
}

interface Looked {
  /** The nearest first, from the first one that is named or where most cars were. */
  readonly branches: readonly BranchOfPlan[];
  /** For a car that was last at this branch; none if branches are named. */
  readonly nearTo: (last: number | null) => NearBranch[];
}

interface Wanted {
  readonly all: readonly BranchRow[];
  /** Branches that a person chose for one car, which are looked at in any case. */
  readonly pinned: ReadonlySet<number>;
}

const byDistance = (all: readonly BranchRow[], from: BranchRow) =>
  all
    .map((row) => ({ row, km: roundedKm(kmBetween(from, row)) }))
    .toSorted((a, b) => a.km - b.km || a.row.locationId - b.row.locationId);

function marked(all: readonly BranchRow[], first: BranchRow, wished: ReadonlySet<BranchRow>, pinned: Wanted['pinned']) {
  const near = byDistance(all, first).map((one) => ({ ...one, isWished: wished.has(one.row) }));
  const further = new Set(near.filter((one) => !one.isWished).slice(0, FURTHER));
  return near.filter((one) => one.isWished || further.has(one) || pinned.has(one.row.locationId));
}

/** The branches that are named, and some near the first of them. */
export const namedBranches = ({ all, pinned }: Wanted, named: readonly BranchRow[]): Looked => ({
  branches: named[0] === undefined ? [] : marked(all, named[0], new Set(named), pinned),
  nearTo: () => [],
});

/** The branches near those where the cars were last, one for each car; cars that never came go where the company's cars are most often. */
export function branchesNear({ all, pinned }: Wanted, lasts: readonly (number | null)[], usual: number | null): Looked {
  const byId = new Map(all.map((row) => [row.locationId, row]));
  const home = byId.get(usual ?? Number.NaN) ?? all[0];
  if (home === undefined) return { branches: [], nearTo: () => [] };
  const rowOf = (last: number | null) => byId.get(last ?? Number.NaN) ?? home;
  const counts = new Map<BranchRow, number>();
  for (const row of lasts.map(rowOf)) counts.set(row, (counts.get(row) ?? 0) + 1);
  const places = [...counts].toSorted(([a, one], [b, other]) => other - one || a.locationId - b.locationId);
  const around = new Map(places.map(([row]) => [row, byDistance(all, row)]));
  const wished = new Set<BranchRow>();
  // Each place has its own branch before any has a second one.
  for (let turn = 0; turn < NEAREST; turn += 1)
    for (const near of around.values()) {
      const next = near[turn];
      if (next !== undefined && wished.size < MOST_WISHED) wished.add(next.row);
    }
  const branches = marked(all, places[0]?.[0] ?? home, wished, pinned);
  const looked = new Set(branches.map(({ row }) => row));
  const nearTo = (last: number | null): NearBranch[] => {
    const near = (around.get(rowOf(last)) ?? byDistance(all, rowOf(last))).filter(({ row }) => wished.has(row));
    const own = new Set(near.slice(0, NEAREST).map(({ row }) => row));
    return byDistance([...looked], rowOf(last)).flatMap(({ row, km }, place) =>
      own.has(row) || place < NEAREST + FURTHER ? [{ id: row.locationId, km, isWished: own.has(row) }] : [],
    );
  };
  return { branches, nearTo };
}
