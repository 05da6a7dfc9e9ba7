import { AREAS, type Area } from '#domain/areas.ts';
import { isNear } from '#domain/distance.ts';
import type { Branch } from '#contract/wire/branch.ts';

export interface BranchGroup {
  /** An area, or where all the branches of the group are as seen from here. */
  readonly kind: Area | 'all' | 'near' | 'far';
  readonly branches: readonly Branch[];
}

const byCount = (branches: readonly Branch[]) => {
  const counts = new Map<string | undefined, number>();
  for (const { province } of branches) counts.set(province, (counts.get(province) ?? 0) + 1);
  return (a: Branch, b: Branch) => (counts.get(b.province) ?? 0) - (counts.get(a.province) ?? 0);
};

/**
 * All branches by area: first that of the branch used last, its province at the top, else Bangkok's; within an area the provinces with most branches come
 * first. Branches whose area is not told are one group, in the given order.
 */
export function byArea(branches: readonly Branch[], last: Branch | undefined): readonly BranchGroup[] {
  const isLast = (branch: Branch) => Number(last !== undefined && branch.province === last.province);
  const areas = AREAS.toSorted((a, b) => Number(b === last?.area) - Number(a === last?.area));
  const groups = areas.flatMap((area): BranchGroup[] => {
    const own = branches.filter((branch) => branch.area === area);
    const most = byCount(own);
    const ordered = own.toSorted((a, b) => isLast(b) - isLast(a) || most(a, b));
    return own.length === 0 ? [] : [{ kind: area, branches: ordered }];
  });
  const others = branches.filter(({ area }) => area === undefined);
  return others.length === 0 ? groups : [...groups, { kind: 'all', branches: others }];
}

/** Branches in the given order, those near the visitor first, where distances are known. */
export function byDistance(branches: readonly Branch[]): readonly BranchGroup[] {
  const near = branches.filter(({ distance_km: away }) => isNear(away));
  const far = branches.filter((branch) => !near.includes(branch));
  return [
    ...(near.length === 0 ? [] : [{ kind: 'near', branches: near } as const]),
    ...(far.length === 0 ? [] : [{ kind: 'far', branches: far } as const]),
  ];
}

/** The groups with only their first branches, so many in all. */
export function firstOf(groups: readonly BranchGroup[], count: number): readonly BranchGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const branches = group.branches.slice(0, left);
    left -= branches.length;
    return branches.length === 0 ? [] : [{ ...group, branches }];
  });
}
