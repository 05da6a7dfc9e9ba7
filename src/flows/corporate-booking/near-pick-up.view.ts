import type { Branch } from '#contract/wire/branch.ts';
import { kmBetween, type Place } from '#domain/distance.ts';
import { searchKey } from '#domain/fields/thai-spelling.ts';
import type { TakeCarPlace } from '#machines/shared/take-car-place.ts';

const isSame = (one: string | undefined, other: string) => one !== undefined && searchKey(one) === searchKey(other);

/** The middle of these branches; null for none. */
function middleOf(branches: readonly Branch[]): Place | null {
  const count = branches.length;
  if (count === 0) return null;
  const sum = (of: (place: Place) => number) => branches.reduce((all, { location }) => all + of(location), 0);
  return { lat: sum(({ lat }) => lat) / count, lng: sum(({ lng }) => lng) / count };
}

/**
 * The branches by how near they are to where a car is collected. An address has no position: the middle of the branches in its district, or else in its
 * province, stands for it, and those come first. Where there are none, the order stays.
 */
export function nearPickUp(branches: readonly Branch[], { district, province }: TakeCarPlace): readonly Branch[] {
  const inProvince = branches.filter((branch) => isSame(branch.province, province));
  const inDistrict = inProvince.filter((branch) => isSame(branch.district, district));
  const here = middleOf(inDistrict.length > 0 ? inDistrict : inProvince);
  if (here === null) return branches;
  const rank = (branch: Branch) => Number(!inDistrict.includes(branch)) + Number(!inProvince.includes(branch));
  const far = new Map(branches.map((branch) => [branch, kmBetween(here, branch.location)]));
  return branches.toSorted((a, b) => rank(a) - rank(b) || (far.get(a) ?? 0) - (far.get(b) ?? 0));
}
