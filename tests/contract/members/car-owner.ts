import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import { encodeCall, type Answer, type TestServer } from '#tests/support/server.ts';
import { freeSlot, holdFor, idOf } from '../sample-booking.ts';
import { sampleCar } from '../sample-world.ts';

type Car = RequestFor<'addCar'>['car'];
export const carIn = ({ results }: Answer) => z.parse(calls.addCar.answer, results).car_profile;

/** A new member, with the car of the registration, and what they can do. */
export async function newCarOwner(server: TestServer) {
  const cookie = await newMember(server);
  const code = codeIn(cookie);
  const about = (car_profile_id: string, request_key: string = randomUUID()) => ({ code, car_profile_id, request_key });
  const list = async () => {
    const { results } = await server.call('listMyCars', { code }, { cookie });
    return z.parse(calls.listMyCars.answer, results).car_profile_list;
  };
  const sendCar = (name: 'addCar' | 'editCar', car: object) =>
    server.send(
      calls[name],
      { ...encodeCall('readProfile', { code }), car: JSON.stringify(car), request_key: randomUUID() },
      { cookie },
    );
  const [first] = await list();
  if (first === undefined) throw new Error('a member without a car');
  return {
    cookie,
    code,
    first,
    list,
    add: (change: Partial<Car> = {}, request_key: string = randomUUID()) =>
      server.call('addCar', { code, car: { ...sampleCar, ...change }, request_key }, { cookie }),
    edit: (car_profile_id: string, change: Partial<Car> = {}) =>
      server.call(
        'editCar',
        { code, car: { ...sampleCar, ...change, car_profile_id }, request_key: randomUUID() },
        { cookie },
      ),
    /** As another client could send it. */
    addTyped: (car: object) => sendCar('addCar', car),
    editTyped: (car: object) => sendCar('editCar', car),
    read: (id: string) => server.call('readMyCar', { code, car_profile_id: id }, { cookie }),
    favour: (id: string) => server.call('chooseFavourite', about(id), { cookie }),
    remove: (id: string, key?: string) => server.call('deleteCar', about(id, key), { cookie }),
    hold: async (plate: string, province = '', skip = 0) =>
      idOf(await holdFor(server, await freeSlot(server, skip), plate, { cookie, customer: { province } })),
  };
}
