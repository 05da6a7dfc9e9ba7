import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { STATUS } from '#domain/appointment.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startTestServer } from '#tests/support/server.ts';
import { newAccount, signIn } from '#tests/support/sign-in.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { bookFor, freeSlot, holdFor, idOf } from '../sample-booking.ts';

const server = await startTestServer({ env: NO_LIMITS });
beforeEach(() => server.db.execute(sql`update app_clock set shift = '0'`));

/** Somebody signed in, who books and cancels several at once. */
function booker(cookie: string) {
  const cancel = (item: string[], request_key: string = randomUUID()) =>
    server.call('changeStatusList', { code: codeIn(cookie), item, status: 1, request_key }, { cookie });
  return {
    cookie,
    cancel,
    hold: async (skip: number) => idOf(await holdFor(server, await freeSlot(server, skip), `${skip}กก1`, { cookie })),
    book: async (skip: number) => (await bookFor(server, await freeSlot(server, skip), `${skip}กก1`, { cookie })).id,
    results: async (...item: string[]) => {
      const { code, text, results } = await cancel(item);
      expect(code, text).toBe(ERROR.ok);
      return z.parse(calls.changeStatusList.answer, results).status_list;
    },
    status: async (id: string) => {
      const { results } = await server.call('readBooking', { items: id }, { cookie });
      return z.parse(calls.readBooking.answer, results).booking.status;
    },
  };
}

/** Sets the clock to a moment before a booking begins; minus is after. */
const stand = (id: string, before: string) =>
  server.db.execute(sql`
    update app_clock set shift = (select starts_at from appointment where id = ${id}::uuid) - ${before}::interval - clock_timestamp()`);
const startOf = async (id: string) => {
  const { rows } = await server.db.execute<{ at: string }>(
    sql`select iso(starts_at) as at from appointment where id = ${id}::uuid`,
  );
  return Date.parse(rows[0]?.at ?? '');
};
const claimsOf = async (id: string) =>
  (await server.db.execute(sql`select from claim where appointment_id = ${id}::uuid`)).rowCount;

describe('cancelling several bookings at once', () => {
  it.each(['member', 'company'] as const)(
    'CANCEL-01 a %s is told of each what became of it, once, in the order of the list',
    async (kind) => {
      const somchai = booker(
        kind === 'member' ? await newMember(server) : await signIn(server.db, kind, await newAccount(server.db, kind)),
      );
      const [soon, later, ended, over] = [
        await somchai.book(0),
        await somchai.book(40),
        await somchai.book(50),
        await somchai.book(1),
      ];
      expect(await somchai.results(ended)).toMatchObject([{ result: 'cancelled' }]);
      await server.db.execute(sql`
        update appointment set state = 'completed' where id = ${over}::uuid`);
      await stand(soon, '23 hours 59 minutes 59 seconds');
      expect(await somchai.results(over, later, soon, ended, later)).toEqual([
        { appointment_id: over, status: STATUS.completed, result: 'notCancellable', cancel_until: null },
        { appointment_id: later, status: STATUS.cancelled, result: 'cancelled', cancel_until: null },
        {
          appointment_id: soon,
          status: STATUS.confirmed,
          result: 'tooLate',
          cancel_until: new Date((await startOf(soon)) - 24 * 3_600_000).toISOString(),
        },
        { appointment_id: ended, status: STATUS.cancelled, result: 'already', cancel_until: null },
      ]);
      expect([await somchai.status(later), await somchai.status(soon)]).toEqual([STATUS.cancelled, STATUS.confirmed]);
      expect([await claimsOf(later), await claimsOf(soon)]).toEqual([0, 2]);
    },
  );

  it('CANCEL-02 exactly 24 hours before is in time, a moment later and on the service day it is not, as for one', async () => {
    const somchai = booker(await newMember(server));
    const [first, second] = [await somchai.book(2), await somchai.book(3)];
    await stand(first, '24 hours');
    await server.db.execute(sql`update app_clock set shift = shift - interval '2 seconds'`);
    expect(await somchai.results(first)).toMatchObject([{ result: 'cancelled' }]);
    for (const before of ['23 hours 59 minutes 59 seconds', '1 hour', '-10 minutes']) {
      await stand(second, before);
      expect(await somchai.results(second)).toMatchObject([{ result: 'tooLate', status: STATUS.confirmed }]);
      const one = { appointment_id: second, status: STATUS.cancelled };
      const alone = await server.call('changeStatus', { item: one }, { cookie: somchai.cookie });
      expect(alone.code).toBe(ERROR.tooLateToCancel);
    }
    await stand(second, '-1 day');
    expect(await somchai.results(second)).toMatchObject([{ result: 'notCancellable', status: STATUS.completed }]);
  });

  it('a hold is given back, and one that ran out had ended already', async () => {
    const somchai = booker(await newMember(server));
    const [held, lost] = [await somchai.hold(4), await somchai.hold(5)];
    await server.db.execute(sql`update appointment set expires_at = app_now() where id = ${lost}::uuid`);
    expect(await somchai.results(held, lost)).toMatchObject([
      { result: 'cancelled', status: STATUS.cancelled },
      { result: 'already', status: STATUS.expired },
    ]);
  });

  it('a list with somebody else’s booking is refused like one with an id that does not exist, and nothing changes', async () => {
    const [somchai, malee] = [booker(await newMember(server)), booker(await newMember(server))];
    const [his, hers] = [await somchai.book(6), await malee.book(7)];
    const before = await bookingRows(server.db);
    const [stranger, nobody] = [await somchai.cancel([his, hers]), await somchai.cancel([his, randomUUID()])];
    expect([stranger.code, stranger.text]).toEqual([ERROR.bookingNotFound, nobody.text]);
    const asGuest = await server.call('changeStatusList', { code: codeIn(somchai.cookie), item: [his] });
    expect(asGuest.code).toBe(ERROR.pleaseLogIn);
    expect(await bookingRows(server.db)).toEqual(before);
  });

  it('an answer that was lost is given again for the same key, though it would be another now', async () => {
    const somchai = booker(await newMember(server));
    const [one, other] = [await somchai.book(8), await somchai.book(9)];
    const key = randomUUID();
    const first = await somchai.cancel([one, other], key);
    expect((await somchai.cancel([one, other], key)).text).toBe(first.text);
    expect((await somchai.cancel([one], key)).code).toBe(ERROR.requestKeyReused);
    expect((await somchai.results(one, other)).map(({ result }) => result)).toEqual(['already', 'already']);
    const all = await Promise.all([somchai.cancel([one, other]), somchai.cancel([other, one])]);
    expect(all.map(({ code }) => code)).toEqual([ERROR.ok, ERROR.ok]);
  });
});
