import { setImmediate } from 'node:timers/promises';
import { odometerOfCar, recommendations, type Odometer, type Recommendation } from '#domain/membership/maintenance.ts';
import { branchNow, type BranchDate } from '#domain/thai-calendar.ts';
import { maintenanceAdvice } from '../../content/maintenance.ts';
import { readNow } from '../../db/clock.ts';
import type { Owners } from '../../db/own.ts';
import type { Reader } from '../../db/transaction.ts';
import { readCarsWithVisits, type CarRow } from './cars-with-visits.repo.ts';

const advices = new Map(maintenanceAdvice.map((advice) => [advice.id, advice]));

export function adviceById(id: string) {
  const advice = advices.get(id);
  if (advice === undefined) throw new Error('a recommendation without its advice');
  return advice;
}

/** The service to book: the one done last, or else the first. */
export function toBook(adviceId: string, { visits }: CarRow): readonly number[] {
  const { books } = adviceById(adviceId);
  const latest = visits.flatMap(({ services }) => services).find((id) => books.includes(id));
  return [latest ?? books[0]].flatMap((id) => id ?? []);
}

/** What one car needs, the most urgent first. */
export interface Needs {
  readonly car: CarRow;
  readonly today: BranchDate;
  readonly odometer: Odometer | null;
  readonly found: readonly Recommendation[];
}

function needsOf(car: CarRow, today: BranchDate): Needs {
  const { visits, booked, read_on: date } = car;
  const odometer = odometerOfCar(
    visits,
    date === null || car.odometer === null ? null : { date, odometer: car.odometer },
  );
  return { car, today, odometer, found: recommendations(maintenanceAdvice, { visits, booked, odometer, today }) };
}

/** After so many cars of a fleet the server lets other calls go on. */
const AT_ONCE = 1000;

/** What `each` makes of what each of the account's cars needs, in the order of `readCarsWithVisits`. */
export async function readNeeds<Made>(
  reader: Reader,
  owner: Owners[number],
  plateKey: string,
  each: (needs: Needs) => Made,
): Promise<Made[]> {
  const cars = await readCarsWithVisits(reader, owner, plateKey);
  const { date: today } = branchNow(await readNow(reader));
  const made: Made[] = [];
  for (const [place, car] of cars.entries()) {
    if (place > 0 && place % AT_ONCE === 0) await setImmediate();
    made.push(each(needsOf(car, today)));
  }
  return made;
}
