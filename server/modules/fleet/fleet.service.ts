import { fleetColumnsOf } from '#contract/calls/fleet.columns.ts';
import type { FleetCar, FleetColumns, FleetDue } from '#contract/calls/fleet.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { isWanted, servicesToBook } from '#domain/membership/maintenance.ts';
import { branchNow, dateTimeAt, earlierFirst } from '#domain/thai-calendar.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { maintenanceAdvice } from '../../content/maintenance.ts';
import { nameIn } from '../../db/catalogue.ts';
import { readNow } from '../../db/clock.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure, type CallContext } from '../../http/call-context.ts';
import { readBranches } from '../branches/branches.service.ts';
import { readNeeds, toBook, type Needs } from '../history/needs.service.ts';

function dueOf({ car, found }: Needs, { adviceOf }: Words): FleetDue {
  const unbooked = found.filter(({ booked, state }) => booked === null && state !== 'unknown');
  const wanted = unbooked.filter(isWanted);
  const [first] = unbooked;
  return {
    state: first?.state ?? 'unknown',
    date: first?.dueDate ?? null,
    odometer: first?.dueOdometer ?? null,
    advice: (wanted.length > 0 ? wanted : unbooked.slice(0, 1)).map(({ adviceId: id }) => adviceOf(id)),
    services: servicesToBook(
      wanted.map(({ adviceId, booked }) => ({ booked, services: toBook(adviceId, car).map((id) => ({ id })) })),
    ),
  };
}

/** The fleet table of the calling company, in the order of the plates. */
export async function listCars(reader: Reader, { owners, language }: CallContext): Promise<FleetColumns> {
  const [owner] = owners;
  if (owner === undefined) throw new CallFailure('pleaseLogIn');
  const words = await readWords(reader, language);
  const cars = await readNeeds(reader, owner, '', (needs) => presentCar(needs, words));
  cars.sort((a, b) => earlierFirst(a.car_register_number, b.car_register_number));
  return fleetColumnsOf(cars, branchNow(await readNow(reader)).date);
}

/** What stands for branches and advice in the language of the call. */
interface Words {
  readonly branchAt: (locationId: number) => NonNullable<FleetCar['booking']>['branch'];
  readonly adviceOf: (id: string) => FleetDue['advice'][number];
}

async function readWords(reader: Reader, language: Language): Promise<Words> {
  const rows = await readBranches(reader);
  const branches = new Map(
    rows.map((row) => [row.locationId, { location_id: row.locationId, name: nameIn(row, language) }] as const),
  );
  const advice = new Map(
    maintenanceAdvice.map(({ id, name }) => [id, { advice_id: id, name: keepWordsWhole(name[language]) }] as const),
  );
  const found = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('a branch or advice that is not there');
    return value;
  };
  return { branchAt: (id) => found(branches.get(id)), adviceOf: (id) => found(advice.get(id)) };
}

function presentCar(needs: Needs, words: Words): FleetCar {
  const { car, odometer } = needs;
  const [last] = car.visits;
  return {
    car_profile_id: car.id,
    car_name: car.name,
    car_register_number: car.plate,
    province: car.province,
    master_car_data_id: car.master_car_data_id,
    brand: car.brand,
    model: car.model,
    variant: car.variant,
    year: car.year,
    department: car.department,
    driver_name: car.driver_name,
    driver_tel: car.driver_tel,
    car_image_url: car.image_url,
    odometer: odometer?.latest ?? null,
    last_visit: last === undefined ? null : { date: last.date, branch: words.branchAt(last.locationId) },
    due: dueOf(needs, words),
    booking: car.live && presentBooking(car.live, words),
  };
}

const presentBooking = (
  { id, state, startsAt, locationId, expiresAt }: NonNullable<Needs['car']['live']>,
  { branchAt }: Words,
): FleetCar['booking'] => ({
  appointment_id: id,
  state,
  date_time: dateTimeAt(startsAt),
  branch: branchAt(locationId),
  expires_at: expiresAt?.toISOString() ?? null,
});
