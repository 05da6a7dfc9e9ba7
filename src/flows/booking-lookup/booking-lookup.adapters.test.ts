import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import { selectScreen } from '#machines/booking-lookup/booking-lookup.selectors.ts';
import { ERROR } from '#contract/errors.ts';
import { createApi } from '#src/api/client.ts';
import { bookingLookupActors } from '#machines/booking-lookup/booking-lookup.ports.ts';
import { bookingLookupAdapters } from './booking-lookup.adapters.ts';
import { foundBooking } from './lookup.fixtures.ts';

const NOW = '2026-11-26T10:00:00+07:00';
/** The clock of a device that is days ahead. */
const DEVICE_NOW = Date.parse('2026-12-01T10:00:00+07:00');

async function lookUp(body: object, status = 200) {
  const sent: string[] = [];
  const api = createApi({
    base: '',
    applicationKey: 'key',
    language: () => 'th',
    now: () => Date.parse(NOW),
    fetch: (input) => {
      sent.push(input instanceof Request ? input.url : input.toString());
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  const actor = createActor(
    bookingLookupMachine.provide({
      actors: bookingLookupActors(bookingLookupAdapters({ api: () => api, now: () => DEVICE_NOW })),
    }),
  ).start();
  actor.send({ type: 'lookup.submitted', question: { plate: '1กก1234', code: 'K7RM4XHD' } });
  await waitFor(actor, ({ value }) => value !== 'searching');
  return { screen: selectScreen(actor.getSnapshot()), query: new URL(sent[0] ?? '', 'http://x').searchParams };
}

const ok = (booking: object) => ({ error_code: 0, results: { booking: { ...foundBooking, ...booking }, now: NOW } });

describe('the look-up over the calls', () => {
  it('HOME-03 asks with plate and code, and finds an upcoming booking', async () => {
    const { screen, query } = await lookUp(ok({}));
    expect(screen).toMatchObject({ screen: 'found', booking: { code: 'K7RM4XHD' } });
    expect([query.get('register_number'), query.get('booking_code')]).toEqual(['1กก1234', 'K7RM4XHD']);
  });

  it.each([
    ['cancelled', { status: 1 }],
    ['expired', { status: 3 }],
    ['expired', { date_time: '2026-11-26T09:44:59+07:00' }],
  ])('HOME-03 says %s of %o', async (expected, booking) => {
    expect((await lookUp(ok(booking))).screen.screen).toBe(expected);
  });

  it.each([
    ['possible', NOW],
    ['tooLate', '2026-11-26T09:59:59+07:00'],
    ['no', null],
  ])('cancelling is %s where the server says until %s, whatever the device’s clock says', async (cancelling, until) => {
    expect((await lookUp(ok({ cancel_until: until }))).screen).toMatchObject({ booking: { cancelling } });
  });

  it('HOME-03 says not found, and how long to wait after too many tries', async () => {
    expect((await lookUp({ error_code: ERROR.bookingNotFound })).screen).toEqual({ screen: 'notFound' });
    const limited = { error_code: ERROR.tooManyRequests, results: { retry_after: 90 } };
    expect((await lookUp(limited)).screen).toEqual({ screen: 'tooManyTries', retryAfter: 90 });
  });

  it.each([
    ['a broken server', {}, 500],
    ['a status that there is not', ok({ status: 9 }), 200],
  ])('CONT-09 %s can be tried again', async (_case, body, status) => {
    expect((await lookUp(body, status)).screen).toEqual({ screen: 'failed', message: null });
  });

  it('a refusal that the chart does not know brings the server’s message', async () => {
    const refused = { error_code: ERROR.unavailable, error_msg: 'ระบบไม่พร้อม' };
    expect((await lookUp(refused)).screen).toEqual({ screen: 'failed', message: 'ระบบไม่พร้อม' });
    expect((await lookUp({ error_code: 4711 })).screen).toEqual({ screen: 'failed', message: null });
  });
});
