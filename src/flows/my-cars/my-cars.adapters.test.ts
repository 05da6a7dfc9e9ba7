// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { CarTask } from '#machines/my-cars/my-cars.types.ts';
import { CallRejected, type Api } from '#src/api/client.ts';
import { myCarsAdapters } from './my-cars.adapters.ts';

afterEach(() => localStorage.clear());

it('a car that is chosen again, after another, is asked for anew: the answer to a lost first try would be an old one', async () => {
  const sent: { request_key?: string; car_profile_id?: string }[] = [];
  const api: Api = (_call, request) => {
    sent.push(request as object);
    const [first, last] = [sent[0], sent.at(-1)];
    if (first === last) return Promise.reject(new CallRejected('network'));
    if (first?.request_key === last?.request_key && first?.car_profile_id !== last?.car_profile_id)
      return Promise.resolve({ kind: 'failed', failure: 'requestKeyReused', message: '', details: {} });
    return Promise.resolve({ kind: 'ok', value: {} as never });
  };
  const { changeCar } = myCarsAdapters({ api: () => api }, 'me');
  const favour = (id: string): CarTask => ({
    what: 'favourite',
    car: { id, name: id, isFavourite: false, bookingId: null },
  });
  const { signal } = new AbortController();
  await expect(changeCar(favour('a'), signal)).rejects.toThrow('network');
  for (const id of ['b', 'a']) expect(await changeCar(favour(id), signal)).toEqual({ kind: 'ok', value: null });
  const done = sent.filter(({ request_key: key }) => key !== sent[0]?.request_key);
  expect(done.map(({ car_profile_id: id }) => id)).toEqual(['b', 'a']);
});
