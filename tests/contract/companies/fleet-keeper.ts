import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { fleetCars } from '#contract/calls/fleet.columns.ts';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { codeIn } from '#tests/support/card.ts';
import { encodeCall, type Answer, type TestServer } from '#tests/support/server.ts';
import { newAccount, signIn } from '#tests/support/sign-in.ts';
import { freeSlot, groupItem, write } from '../sample-booking.ts';
import { sampleCar } from '../sample-world.ts';
import { setUp } from '../booking/company.ts';

type Car = RequestFor<'addCompanyCar'>['car'];
export const carIn = ({ results, text }: Answer) => {
  const { data } = z.safeParse(calls.addCompanyCar.answer, results);
  if (data === undefined) throw new Error(text);
  return data.car_profile;
};
export const deletedIn = ({ results }: Answer) => z.parse(calls.deleteCompanyCars.answer, results).item_list;

/** A company that is signed in, a new one unless it is named, and what it can do with its cars. */
export async function newKeeper(server: TestServer, company?: string) {
  const account = company ?? (await newAccount(server.db, 'company'));
  const cookie = await signIn(server.db, 'company', account);
  const code = codeIn(cookie);
  const sendCar = (name: 'addCompanyCar' | 'editCar', car: object) =>
    server.send(
      calls[name],
      { ...encodeCall('listFleet', { code }), car: JSON.stringify(car), request_key: randomUUID() },
      { cookie },
    );
  const keeper = {
    account,
    cookie,
    code,
    add: (change: Partial<Car> = {}, request_key: string = randomUUID()) =>
      server.call('addCompanyCar', { code, car: { ...sampleCar, ...change }, request_key }, { cookie }),
    edit: (car_profile_id: string, change: Partial<Car> = {}) =>
      server.call(
        'editCar',
        { code, car: { ...sampleCar, ...change, car_profile_id }, request_key: randomUUID() },
        { cookie },
      ),
    /** As another client could send it. */
    addTyped: (car: object) => sendCar('addCompanyCar', car),
    editTyped: (car: object) => sendCar('editCar', car),
    read: (id: string) => server.call('readMyCar', { code, car_profile_id: id }, { cookie }),
    remove: (item: string[], request_key: string = randomUUID()) =>
      server.call('deleteCompanyCars', { code, item, request_key }, { cookie }),
    note: (car_profile_id: string, odometer: number) =>
      server.call('noteOdometer', { code, car_profile_id, odometer, request_key: randomUUID() }, { cookie }),
    list: async () => {
      const { results } = await server.call('listMyCars', { code }, { cookie });
      return z.parse(calls.listMyCars.answer, results).car_profile_list;
    },
    table: async (language: 'th' | 'en' = 'th') => {
      const { results } = await server.call('listFleet', { code }, { cookie, language });
      return fleetCars(z.parse(calls.listFleet.answer, results));
    },
    /** Holds a slot for a car; the booking's id. */
    hold: async (car: string) => {
      const item = groupItem(await freeSlot(server), car);
      const { id } = setUp(await server.call('setupGroup', { item: [item], ...write() }, { cookie }));
      if (id === null) throw new Error('no hold');
      return id;
    },
  };
  return keeper;
}
export type Keeper = Awaited<ReturnType<typeof newKeeper>>;
