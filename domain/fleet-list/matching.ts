import { normalisePlate } from '../fields/plate.ts';
import type { RowFault, RowPlace } from './checked-list.ts';
import type { KnownCar } from './known-car.ts';
import type { ReadRow } from './read-row.ts';

/** A row that may be a car, with what it says. */
export interface CarRow {
  readonly place: RowPlace;
  readonly read: ReadRow;
}

export type Match =
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly car: KnownCar }
  | { readonly kind: 'fault'; readonly fault: Omit<RowFault, 'heading' | 'value'> };

/** The cars of a company by their plates as they are compared. */
export function carsByPlate(cars: readonly KnownCar[]): ReadonlyMap<string, readonly KnownCar[]> {
  const found = new Map<string, KnownCar[]>();
  for (const car of cars) {
    const key = normalisePlate(car.car_register_number);
    const same = found.get(key);
    if (same === undefined) found.set(key, [car]);
    else same.push(car);
  }
  return found;
}

const ambiguous: Match = { kind: 'fault', fault: { field: 'province', fault: 'ambiguous' } };
const twice = (other: RowPlace): Match => ({
  kind: 'fault',
  fault: { field: 'car_register_number', fault: 'plate-twice', other },
});

/** Of the company's cars with the plate, the one that a province means; a missing province means any. */
function carOf(province: string, cars: readonly KnownCar[]): Match {
  const exact = cars.find((car) => car.province === province);
  if (exact !== undefined) return { kind: 'known', car: exact };
  const possible = cars.filter((car) => province === '' || car.province === '');
  const [only] = possible;
  if (only === undefined) return { kind: 'new' };
  return possible.length === 1 && cars.length === 1 ? { kind: 'known', car: only } : ambiguous;
}

/** The rows with one plate. */
function matchGroup(rows: readonly CarRow[], cars: readonly KnownCar[]): Map<CarRow, Match> {
  const matches = new Map<CarRow, Match>();
  const firstIn = new Map<string, CarRow>();
  for (const row of rows) {
    const first = firstIn.get(row.read.province);
    if (first === undefined) firstIn.set(row.read.province, row);
    else matches.set(row, twice(first.place));
  }
  const bare = firstIn.get('');
  const [named, ...others] = [...firstIn].filter(([province]) => province !== '').map(([, row]) => row);
  // Beside one row with a province, one without it is the same car; beside several, nobody knows which.
  if (bare !== undefined && named !== undefined) matches.set(bare, others.length > 0 ? ambiguous : twice(named.place));
  const of = new Map<KnownCar, CarRow[]>();
  for (const row of firstIn.values()) {
    if (matches.has(row)) continue;
    const match = carOf(row.read.province, cars);
    matches.set(row, match);
    if (match.kind === 'known') of.set(match.car, [...(of.get(match.car) ?? []), row]);
  }
  // A car without a province may be any of several rows with one.
  for (const same of of.values()) if (same.length > 1) for (const row of same) matches.set(row, ambiguous);
  return matches;
}

/** Which car each row is. Two cars are never taken for one: what is not sure is a fault. For rows whose plate and province can be read. */
export function matchRows(rows: readonly CarRow[], cars: ReadonlyMap<string, readonly KnownCar[]>): Map<CarRow, Match> {
  const groups = new Map<string, CarRow[]>();
  for (const row of rows) {
    const group = groups.get(row.read.plate);
    if (group === undefined) groups.set(row.read.plate, [row]);
    else group.push(row);
  }
  return new Map([...groups].flatMap(([plate, group]) => [...matchGroup(group, cars.get(plate) ?? [])]));
}
