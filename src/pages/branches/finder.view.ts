import type { Region } from '#contract/calls/branch.shapes.ts';
import type { Branch } from '#contract/wire/branch.ts';
import type { SoonestSlot } from '#contract/wire/slot.ts';
import { byArea, byDistance, type BranchGroup } from '#src/parts/branch-choice/branch-groups.view.ts';
import type { FinderSearch } from './finder.address.ts';

interface Arranged {
  readonly search: FinderSearch;
  readonly regions: readonly Region[] | undefined;
  readonly soonest: ReadonlyMap<number, SoonestSlot>;
  /** The branches come with their distance, the nearest first. */
  readonly isNearest: boolean;
}

/** Those of the chosen region or province. All of them while the regions, which give a province its name, are not known. */
export function inRegion(
  branches: readonly Branch[],
  { region, province }: FinderSearch,
  regions: readonly Region[] | undefined,
): readonly Branch[] {
  if (region !== undefined) return branches.filter(({ area }) => area === region);
  if (province === undefined || regions === undefined) return branches;
  const name = regions.flatMap(({ province_list: list }) => list).find(({ id }) => id === province)?.name;
  return branches.filter((branch) => branch.province === name);
}

/** Found branches in their groups and their order; those without a free time come last where the soonest is first. */
export function arranged(branches: readonly Branch[], { search, regions, soonest, isNearest }: Arranged) {
  const within = inRegion(branches, search, regions);
  if (isNearest && search.order !== 'soonest' && search.order !== 'name') return byDistance(within);
  const one = (list: readonly Branch[]): readonly BranchGroup[] =>
    list.length === 0 ? [] : [{ kind: 'all', branches: list }];
  if (search.order === 'soonest') {
    const at = ({ location_id: id }: Branch) => soonest.get(id)?.date_time;
    const rank = (a: Branch, b: Branch) => Date.parse(at(a) ?? '9999-01-01') - Date.parse(at(b) ?? '9999-01-01');
    return one(within.toSorted(rank));
  }
  if (search.order === 'name' || search.q !== undefined) return one(within);
  return byArea(within, undefined);
}

/** The number of each branch in the list, which its pin has too. */
export const marksOf = (groups: readonly BranchGroup[]): ReadonlyMap<number, string> =>
  new Map(groups.flatMap(({ branches }) => branches).map((branch, index) => [branch.location_id, String(index + 1)]));
