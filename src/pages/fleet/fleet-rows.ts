import type { FleetCar } from '#contract/calls/fleet.shapes.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { searchKey } from '#domain/fields/thai-spelling.ts';
import { NO_DEPARTMENT, type FleetSearch, type FleetView, type SortColumn } from './fleet.address.ts';

/** A car with what it is searched by, worked out once for each answer. */
export interface FleetRow {
  readonly id: string;
  readonly car: FleetCar;
  readonly key: string;
  /** The company has the same plate with another province, so the plate alone does not name the car. */
  readonly isPlateShared: boolean;
}

/** Between the words of a row, so that nothing is found across two of them. */
const APART = '\n';

export function fleetRows(cars: readonly FleetCar[]): FleetRow[] {
  const plates = cars.map(({ car_register_number }) => normalisePlate(car_register_number));
  const seen = new Set<string>();
  const shared = new Set(plates.filter((plate) => seen.size === seen.add(plate).size));
  return cars.map((car, place) => ({
    id: car.car_profile_id,
    car,
    isPlateShared: shared.has(plates[place] ?? ''),
    key: [
      car.car_register_number,
      car.province,
      car.car_name,
      `${car.brand} ${car.model} ${car.variant}`,
      car.department,
      car.driver_name,
      car.driver_tel,
    ]
      .map(searchKey)
      .join(APART),
  }));
}

const IN_VIEW: Readonly<Record<FleetView, (car: FleetCar) => boolean>> = {
  due: ({ due }) => due.state === 'due' || due.state === 'soon',
  overdue: ({ due }) => due.state === 'due',
  booked: ({ booking }) => booking !== null,
  never: ({ last_visit: last }) => last === null,
};

const FIELDS = ['brand', 'model', 'year'] as const;

const isFiltered = ({ car }: FleetRow, search: FleetSearch) =>
  FIELDS.every((field) => search[field] === undefined || car[field] === search[field]) &&
  (search.department === undefined ||
    car.department === (search.department === NO_DEPARTMENT ? '' : search.department));

const isFound = ({ key }: FleetRow, words: readonly string[]) => words.every((word) => key.includes(word));

/** Each typed word is looked for by itself: 'กระบะ บางนา' finds cars with both, in any field. */
const wordsOf = (text: string | undefined) => (text ?? '').split(/\s+/).map(searchKey).filter(Boolean);

export interface Found {
  /** In the order of the fleet. */
  readonly rows: readonly FleetRow[];
  /** How many would be found in each view, and in all. */
  readonly counts: Readonly<Record<FleetView | 'all', number>>;
}

/** The cars that a search finds. */
export function findCars(rows: readonly FleetRow[], search: FleetSearch): Found {
  const words = wordsOf(search.q);
  const narrowed = rows.filter((row) => isFiltered(row, search) && isFound(row, words));
  const inView = (view: FleetView) => narrowed.filter(({ car }) => IN_VIEW[view](car));
  const views = { due: inView('due'), overdue: inView('overdue'), booked: inView('booked'), never: inView('never') };
  return {
    rows: search.view === undefined ? narrowed : views[search.view],
    counts: {
      all: narrowed.length,
      due: views.due.length,
      overdue: views.overdue.length,
      booked: views.booked.length,
      never: views.never.length,
    },
  };
}

type Sortable = string | number | null;

const VALUES: Readonly<Record<SortColumn, (car: FleetCar) => Sortable>> = {
  plate: (car) => car.car_register_number,
  name: (car) => car.car_name,
  car: (car) => `${car.brand} ${car.model} ${car.variant}`,
  year: (car) => Number(car.year),
  department: (car) => car.department || null,
  driver: (car) => car.driver_name || null,
  odometer: (car) => car.odometer?.odometer ?? null,
  last: (car) => (car.last_visit === null ? null : Date.parse(car.last_visit.date)),
  due: (car) => (car.due.date === null ? null : Date.parse(car.due.date)),
  booking: (car) => (car.booking === null ? null : Date.parse(car.booking.date_time)),
};

const collator = new Intl.Collator('th', { numeric: true });

const compare = (a: Sortable, b: Sortable): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);

/** By one column; cars without a value come last in both directions. Comparing Thai text is slow, so each different value is compared once. */
export function sortCars(rows: readonly FleetRow[], sort: SortColumn, isDescending: boolean): FleetRow[] {
  const valueOf = VALUES[sort];
  const values = [...new Set(rows.map(({ car }) => valueOf(car)))].filter((value) => value !== null).toSorted(compare);
  const ranks = new Map(values.map((value, rank) => [value, isDescending ? -rank : rank]));
  const rankOf = new Map<FleetRow, number>(
    rows.map((row) => {
      const value = valueOf(row.car);
      return [row, (value === null ? undefined : ranks.get(value)) ?? Infinity];
    }),
  );
  const at = (row: FleetRow) => rankOf.get(row) ?? Infinity;
  return rows.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));
}

/** The different values of a field, for a filter; '' is left out. */
export const valuesOf = (rows: readonly FleetRow[], field: 'brand' | 'model' | 'year' | 'department'): string[] =>
  [...new Set(rows.map(({ car }) => car[field]))].filter(Boolean).toSorted(collator.compare);

/** What tells the car from the others of the company: its plate, with the province where another has the same. */
export const nameOf = ({ car, isPlateShared }: FleetRow): string =>
  isPlateShared ? `${car.car_register_number} ${car.province}`.trim() : car.car_register_number;
