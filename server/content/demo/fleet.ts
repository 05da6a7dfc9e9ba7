import { displayPlate, normalisePlate } from '#domain/fields/plate.ts';
import { PROVINCES } from '#domain/fields/provinces.ts';
import { services } from '../services.ts';
import { branches } from '../branches.ts';
import { carBrands } from '../cars.ts';
import type { demoCompanies } from './companies.ts';
import { demoPerson, demoPlate } from './people.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';

interface FleetVisit {
  /** Days before the demo data are written. */
  readonly ago: number;
  readonly services: readonly number[];
  readonly locationId: number;
  readonly time: string;
  readonly odometer: number | null;
}

interface FleetCar {
  readonly name: string;
  readonly plate: string;
  readonly province: string;
  readonly masterCarDataId: number;
  readonly department: string;
  readonly driverName: string;
  readonly driverTel: string;
  readonly odometer: number | null;
  readonly readAgo: number;
  readonly visits: readonly FleetVisit[];
}

type Company = (typeof demoCompanies)[number];

/** Brands of which companies buy their cars. */
const FLEET_BRANDS = new Set(['Toyota', 'Isuzu', 'Honda', 'Mitsubishi', 'Nissan', 'Ford', 'Suzuki']);
const FIRST_YEAR = 2012;
const NEWEST_YEAR = 2026;
/** What a car has done at its visits, one line a visit. */
const WORK = [[401], [401, 103], [401], [501], [401, 501], [601], [101], [801]].map((ids) =>
  ids.filter((id) => services.some((service) => service.id === id)),
);
const TIMES = ['08:00', '08:30', '09:00', '10:00', '13:00', '14:30'];

const cars = carBrands
  .filter(({ name }) => FLEET_BRANDS.has(name))
  .flatMap(({ models }) => models)
  .flatMap(({ variants }) => variants)
  .filter(({ name }) => name !== 'EV')
  .flatMap(({ years }) => years)
  .filter(({ year }) => year >= FIRST_YEAR);

/** Branches that open every day, so that a visit of any day has been possible. */
const open = branches.filter(({ hours }) => hours.every((day) => day !== null));

/** A truck's number in twenty: '70-1234'. */
const plateOf = (random: SeededRandom, taken: Set<string>): string => {
  const isTruck = random.below(20) === 0;
  const plate = isTruck ? `${70 + random.below(20)}-${1000 + random.below(9000)}` : demoPlate(random);
  const key = normalisePlate(plate);
  if (taken.has(key)) return plateOf(random, taken);
  taken.add(key);
  return displayPlate(key);
};

function visitsOf(random: SeededRandom, kmNow: number | null, kmADay: number, year: number): FleetVisit[] {
  // Not before the car was made.
  const oldest = Math.max(60, (NEWEST_YEAR - year) * 365);
  const visits: FleetVisit[] = [];
  let ago = 5 + random.below(420);
  for (let left = random.below(4); left > 0; left -= 1) {
    visits.push({
      ago,
      services: random.pick(WORK),
      locationId: random.pick(open).locationId,
      time: random.pick(TIMES),
      odometer: kmNow === null || kmNow <= kmADay * ago ? null : Math.round(kmNow - kmADay * ago),
    });
    ago += 90 + random.below(240);
  }
  return visits.filter((visit) => visit.ago < oldest);
}

/** The cars of an invented company, the same at each start. */
export function demoFleet({ username, cars: count, fleet, province }: Company): FleetCar[] {
  const random = seededRandom(`fleet of ${username}`);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, place) => {
    const isRead = random.below(4) > 0;
    const kmADay = 20 + random.below(120);
    const kmNow = isRead ? 4000 + random.below(240_000) : null;
    const make = random.pick(cars);
    const driver = random.below(5) > 0 ? demoPerson(random) : null;
    return {
      name: `${random.pick(fleet.names)} ${String(place + 1).padStart(2, '0')}`,
      plate: plateOf(random, taken),
      province: random.below(4) > 0 ? province : random.pick(PROVINCES).th,
      masterCarDataId: make.id,
      department: random.pick(fleet.departments),
      driverName: driver ? `${driver.firstName} ${driver.lastName}` : '',
      driverTel: driver?.tel ?? '',
      odometer: kmNow,
      readAgo: 1 + random.below(60),
      visits: visitsOf(random, kmNow, kmADay, make.year),
    };
  });
}
