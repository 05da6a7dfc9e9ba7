import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { afterAll, expect, it, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import {
  bookingConfirmationActors,
  type BookingConfirmationPorts,
} from '#machines/booking-confirmation/booking-confirmation.ports.ts';
import { selectScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { ListOutcome } from '#machines/booking-confirmation/booking-confirmation.types.ts';
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

type Confirmation = ActorRefFrom<typeof bookingConfirmationMachine>;

/** Each car is asked for by a call of its own, at the same time: there is one call for all only for companies. */
const eachByItself = (ports: BookingConfirmationPorts): BookingConfirmationPorts => {
  const merged = async <Asked, Answer>(
    asked: readonly Asked[],
    port: (only: readonly Asked[]) => Promise<ListOutcome<Answer>>,
  ): Promise<ListOutcome<Answer>> => {
    const outcomes = await Promise.all(asked.map((each) => port([each])));
    const refused = outcomes.find((outcome) => outcome.kind === 'failed');
    return (
      refused ?? { kind: 'ok', value: outcomes.flatMap((outcome) => (outcome.kind === 'ok' ? outcome.value : [])) }
    );
  };
  return {
    holdAppointments: (asks, signal) => merged(asks, (only) => ports.holdAppointments(only, signal)),
    readHolds: (names, signal) => merged(names, (only) => ports.readHolds(only, signal)),
    extendHolds: (names, signal) => merged(names, (only) => ports.extendHolds(only, signal)),
    confirmAppointments: ports.confirmAppointments,
  };
};

const isOn = (screen: string) => (snapshot: Parameters<typeof selectScreen>[0]) =>
  selectScreen(snapshot).screen === screen;

/** What is asked of the cars: one chart for each, or one for both. */
const WAYS: Readonly<Record<string, readonly (readonly (typeof CARS)[number][])[]>> = {
  'by two charts': CARS.map((car) => [car]),
  'by one chart with both in its list': [CARS],
};

it.each(Object.keys(WAYS))(
  'RB-07, RB-17 two cars held at once are two holds, also when both answers are lost and both are asked for again: %s',
  async (way) => {
    kept.clear();
    const { api, sent, cookie, other } = await browser(2);
    const slot = await freeSlot(server, 3);
    const ports = eachByItself(bookingConfirmationAdapters({ api: () => api }));
    const machine = bookingConfirmationMachine.provide({ actors: bookingConfirmationActors(ports) });
    const charts = (WAYS[way] ?? []).map((cars): Confirmation =>
      createActor(machine, {
        input: {
          parent: null,
          clock: { now: Date.now },
          items: cars.map(({ id, plate }) => ({
            subject: id,
            item: bookingItemFrom(
              bookingItem(slot, { customer_data: { ...bookingItem(slot).customer_data, register_number: plate } }),
            ),
            appointmentId: null,
            holdIsCurrent: false,
          })),
          requestKey: null,
          isOfEarlierSignIn: false,
        },
      }).start(),
    );
    await Promise.all(charts.map((chart) => waitFor(chart, isOn('notHeld'))));
    for (const chart of charts) chart.send({ type: 'retry.requested' });
    await Promise.all(charts.map((chart) => waitFor(chart, isOn('held'))));
    const items = charts.flatMap((chart) => chart.getSnapshot().context.items);
    for (const chart of charts) chart.stop();
    const ids = items.map(({ appointmentId }) => appointmentId);
    expect(new Set([...ids, other])).toHaveLength(3);
    expect(new Set(sent)).toHaveLength(2);
    expect(sent.slice(2).toSorted()).toEqual(sent.slice(0, 2).toSorted());
    const held = await Promise.all(ids.map((id) => server.call('readBooking', { items: id ?? '' }, { cookie })));
    expect(held.map(({ text }) => CARS.find(({ plate }) => text.includes(plate))?.id)).toEqual(
      items.map(({ subject }) => subject),
    );
  },
);
