import { fleetColumnsOf } from '#contract/calls/fleet.columns.ts';
import type { FleetCar, FleetColumns, FleetDue } from '#contract/calls/fleet.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { isWanted, odometerOf, readingsOf, servicesToBook } from '#domain/membership/maintenance.ts';
import { branchNow, dateTimeAt, earlierFirst } from '#domain/thai-calendar.ts';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { readNow } from '../../db/clock.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure, type CallContext } from '../../http/call-context.ts';
import { branchesAt } from '../branches/branches.service.ts';
import { adviceById, readBy, readNeeds, toBook, type Needs } from '../history/needs.service.ts';

function dueOf({ car, found }: Needs, adviceOf: (id: string) => FleetDue['advice'][number]): FleetDue {
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
  const needs = await readNeeds(reader, owner, '');
  const now = await readNow(reader);
  const branchAt = await readBranches(reader, needs, { language, now });
  const words = adviceWords(language);
  const cars = needs.map((each): FleetCar => {
    const { car } = each;
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
      odometer: odometerOf(readingsOf(car.visits, readBy(car)))?.latest ?? null,
      last_visit: last === undefined ? null : { date: last.date, branch: branchAt(last.locationId) },
      due: dueOf(each, words),
      booking: car.live && presentBooking(car.live, branchAt),
    };
  });
  cars.sort((a, b) => earlierFirst(a.car_register_number, b.car_register_number));
  return fleetColumnsOf(cars, branchNow(now).date);
}

type Place = NonNullable<FleetCar['booking']>['branch'];

/** The branches where the cars were last and will be next. */
async function readBranches(reader: Reader, needs: readonly Needs[], about: Parameters<typeof branchesAt>[2]) {
  const ids = needs.flatMap(({ car: { visits, live } }) =>
    [visits[0]?.locationId ?? [], live?.locationId ?? []].flat(),
  );
  const branches = await branchesAt(reader, [...new Set(ids)], about);
  const places = new Map(
    branches.map(({ location_id, name }): [number, Place] => [location_id, { location_id, name }]),
  );
  return (id: number): Place => {
    const place = places.get(id);
    if (place === undefined) throw new Error('a booking without its branch');
    return place;
  };
}

const presentBooking = (
  { id, state, startsAt, locationId, expiresAt }: NonNullable<Needs['car']['live']>,
  branchAt: (id: number) => Place,
): FleetCar['booking'] => ({
  appointment_id: id,
  state,
  date_time: dateTimeAt(startsAt),
  branch: branchAt(locationId),
  expires_at: expiresAt?.toISOString() ?? null,
});

/** Each advice in words, once for a whole fleet. */
function adviceWords(language: Language): (id: string) => FleetDue['advice'][number] {
  const known = new Map<string, FleetDue['advice'][number]>();
  return (id) => {
    const found = known.get(id) ?? { advice_id: id, name: keepWordsWhole(adviceById(id).name[language]) };
    known.set(id, found);
    return found;
  };
}
