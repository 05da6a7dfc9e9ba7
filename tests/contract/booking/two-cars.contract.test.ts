import { createActor, setup, waitFor, type ActorRefFrom } from 'xstate';
import { afterAll, expect, it, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import { bookingConfirmationActors } from '#machines/booking-confirmation/booking-confirmation.ports.ts';
import { selectScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import { createApi } from '#src/api/client.ts';
import { bookingConfirmationAdapters } from '#src/flows/booking-confirmation/booking-confirmation.adapters.ts';
import { bookingItemFrom } from '#src/flows/booking-confirmation/booking-item.adapters.ts';
import { startTestServer } from '#tests/support/server.ts';
import { bookingItem, freeSlot, holdFor, idOf } from '../sample-booking.ts';

const realFetch = globalThis.fetch;
const server = await startTestServer();

/** What a page needs of its browser: that cookies are kept, and a storage. */
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal('location', { protocol: 'http:' });
vi.stubGlobal('document', { cookie: '' });
afterAll(() => vi.unstubAllGlobals());

const CARS = [
  { id: 'car-1', plate: '1กก1111' },
  { id: 'car-2', plate: '2ขข2222' },
] as const;

/** The browser of a guest who has held something else before; the answers of its first `lost` holds do not arrive. */
async function browser(lost: number) {
  const first = await holdFor(server, await freeSlot(server), '9กก9999', { key: randomUUID() });
  const sent: string[] = [];
  let left = lost;
  const api = createApi({
    base: server.url,
    applicationKey: 'roddee-web',
    language: () => 'th',
    now: Date.now,
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', first.cookie ?? '');
      const answer = await realFetch(url, { ...init, headers });
      const key = init?.body instanceof URLSearchParams ? init.body.get('request_key') : null;
      if (!answer.url.includes('setup-temp')) return answer;
      sent.push(key ?? '');
      left -= 1;
      if (left >= 0) throw new TypeError('lost');
      return answer;
    },
  });
  return { api, sent, cookie: first.cookie, other: idOf(first) };
}

it('RB-07, RB-17 two cars held at once are two holds, also when both answers are lost and both are asked for again', async () => {
  const { api, sent, cookie, other } = await browser(2);
  const slot = await freeSlot(server, 3);
  const confirmation = bookingConfirmationMachine.provide({
    actors: bookingConfirmationActors(bookingConfirmationAdapters({ api: () => api })),
  });
  const fleet = createActor(
    setup({ actors: { confirmation } }).createMachine({
      invoke: CARS.map(({ id, plate }) => ({
        id,
        src: 'confirmation',
        input: {
          parent: null,
          clock: { now: Date.now },
          subject: id,
          item: bookingItemFrom(
            bookingItem(slot, { customer_data: { ...bookingItem(slot).customer_data, register_number: plate } }),
          ),
          appointmentId: null,
          holdIsCurrent: false,
          requestKey: null,
          isOfEarlierSignIn: false,
        },
      })),
    }),
  ).start();
  const cars = CARS.map(({ id }) => fleet.getSnapshot().children[id] as ActorRefFrom<typeof confirmation>);
  const isOn = (screen: string) => (snapshot: Parameters<typeof selectScreen>[0]) =>
    selectScreen(snapshot).screen === screen;
  await Promise.all(cars.map((car) => waitFor(car, isOn('notHeld'))));
  for (const car of cars) car.send({ type: 'retry.requested' });
  await Promise.all(cars.map((car) => waitFor(car, isOn('held'))));
  fleet.stop();
  const ids = cars.map((car) => car.getSnapshot().context.appointmentId);
  expect(new Set([...ids, other])).toHaveLength(3);
  expect(new Set(sent)).toHaveLength(2);
  expect(sent.slice(2).toSorted()).toEqual(sent.slice(0, 2).toSorted());
  const held = await Promise.all(ids.map((id) => server.call('readBooking', { items: id ?? '' }, { cookie })));
  expect(held.map(({ text }) => CARS.find(({ plate }) => text.includes(plate))?.id)).toEqual(['car-1', 'car-2']);
});
