import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ACCOUNT_KINDS } from '#contract/call.ts';
import type { CallName } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { HORIZON_DAYS } from '#domain/constants.ts';
import { codeIn } from '#tests/support/card.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { encodeCall, startTestServer, type Answer } from '#tests/support/server.ts';
import {
  endedSession,
  giveCar,
  giveRedemption,
  newAccount,
  noSession,
  runOut,
  signIn,
  signOut,
} from '#tests/support/sign-in.ts';
import { bookingRows, rowCounts } from '#tests/support/stored-rows.ts';
import { contractTable } from '../generated/generated-cases.ts';
import { bookingItem, freeSlot, idOf, write } from '../sample-booking.ts';
import { sampleRequests } from '../sample-requests.ts';
import { newHolderAndBooking, withMember } from '../sample-world.ts';

const server = await startTestServer({ env: NO_LIMITS });
const slot = await freeSlot(server, 15);

const hold = async (cookie?: string, at?: string) =>
  server.call('setupTemporary', { item: bookingItem(at ?? (await freeSlot(server))), ...write() }, { cookie });
const sample = (name: CallName, heldId: string, cookie: string) =>
  encodeCall(name, sampleRequests({ slot, heldId, cookie })[name]);
const shift = (text: string) => server.db.execute(sql`update app_clock set shift = ${text}::interval`);

/** All except those about the sessions themselves, which `sign-out.contract.test.ts` tests. */
const judged = contractTable.filter(([, { anySession }]) => anySession !== true);

/** What a code or a secret finds here, where it is nobody's: no session is needed for it. */
const FOUND: Partial<Record<CallName, number>> = {
  cancelByCode: ERROR.bookingNotFound,
  readDriverVisit: ERROR.driverLinkNotFound,
};

/** Anybody may send these, and what was sent is stored. */
const SENT_BY_ANYBODY: readonly CallName[] = ['sendForm', 'sendSurvey'];

describe.each(ACCOUNT_KINDS)('the session of a %s', (kind) => {
  it('DUP-01 that a later one superseded is refused by every call as a duplicate login, and changes nothing', async () => {
    const account = await newAccount(server.db, kind);
    const old = await signIn(server.db, kind, account);
    const heldId = idOf(await hold(old));
    await giveCar(server.db, kind, account, heldId);
    if (kind === 'member') await giveRedemption(server.db, account, heldId);
    const cookie = await signIn(server.db, kind, account);
    expect(cookie).not.toBe(old);
    const before = [await bookingRows(server.db), await rowCounts(server.db)];
    for (const [name, call] of judged) {
      const answer = await server.send(call, sample(name, heldId, old), { cookie: old });
      const asked = ACCOUNT_KINDS.filter((one) => call.who.includes(one));
      const refusal = [ERROR.pleaseLogIn, asked.length > 0 ? { signed_out: asked } : {}];
      const wanted = call.who.includes(kind) ? [ERROR.duplicateLogin, { superseded: [kind] }] : refusal;
      expect([name, answer.code, answer.results]).toEqual([name, ...wanted]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect([await bookingRows(server.db), await rowCounts(server.db)]).toEqual(before);
    for (const [name, call] of contractTable.filter(([, { writes, who }]) => !writes && who.includes(kind))) {
      const answer = await server.send(call, sample(name, heldId, cookie), { cookie });
      expect([name, answer.code]).toEqual([name, FOUND[name] ?? ERROR.ok]);
    }
  });

  it.each(['signed_out', 'expired', 'run out', 'never was', 'is none'] as const)(
    'that %s: "please log in" where it is about what is one’s own, and as nobody elsewhere',
    async (ending) => {
      const account = randomUUID();
      const heldId = idOf(await hold(await signIn(server.db, kind, account)));
      const [never = '', none = ''] = Object.values(noSession(kind));
      const cookie =
        ending === 'never was'
          ? never
          : ending === 'is none'
            ? none
            : await endedSession(server.db, kind, account, ending);
      const before = await rowCounts(server.db);
      const [stored, others] = [true, false].map((isStored) =>
        judged.filter(([name]) => SENT_BY_ANYBODY.includes(name) === isStored),
      );
      for (const [name, call] of others ?? []) {
        const answer = await server.send(call, sample(name, heldId, cookie), { cookie });
        const isOpen = call.owns === null && call.who.includes('guest');
        expect([name, answer.code]).toEqual([name, isOpen ? (FOUND[name] ?? ERROR.ok) : ERROR.pleaseLogIn]);
      }
      // Without an id it names nothing that the caller must own: plate and code are the proof.
      const byCode = { register_number: '1กก1234', booking_code: 'AAAA' };
      expect((await server.call('readBooking', byCode, { cookie })).code).toBe(ERROR.bookingNotFound);
      const after = await rowCounts(server.db);
      expect({ ...after, rate_limit: 0 }).toEqual({ ...before, rate_limit: 0 });
      for (const [name, call] of stored ?? [])
        expect([name, (await server.send(call, sample(name, heldId, cookie), { cookie })).code]).toEqual([
          name,
          ERROR.ok,
        ]);
    },
  );

  it('is not named as superseded when only the other one is', async () => {
    const [other] = ACCOUNT_KINDS.filter((one) => one !== kind);
    const account = randomUUID();
    const old = await signIn(server.db, kind, account);
    await signIn(server.db, kind, account);
    const cookie = `${old}; ${await signIn(server.db, other ?? kind, randomUUID())}`;
    for (const answer of [await server.call('readHealth', {}, { cookie }), await hold(cookie)])
      expect([answer.code, answer.results]).toEqual([ERROR.duplicateLogin, { superseded: [kind] }]);
  });

  it('that is asked for is named alone where the other one lives, which is not to be signed out for it', async () => {
    const [other = kind] = ACCOUNT_KINDS.filter((one) => one !== kind);
    const account = await newAccount(server.db, kind);
    const gone = await endedSession(server.db, kind, account, 'signed_out');
    const living = await signIn(server.db, other, await newAccount(server.db, other));
    for (const cookie of [living, `${gone}; ${living}`]) {
      const answer = await server.call('listBookings', { code: codeIn(gone) }, { cookie });
      expect([answer.code, answer.results]).toEqual([ERROR.pleaseLogIn, { signed_out: [kind] }]);
    }
    // Both live, and the code is from before a sign-in: nobody is named.
    const anew = `${await signIn(server.db, kind, account)}; ${living}`;
    const stale = await server.call('listBookings', { code: codeIn(gone) }, { cookie: anew });
    expect([stale.code, stale.results]).toEqual([ERROR.pleaseLogIn, {}]);
  });

  it('remains once after twenty simultaneous sign-ins; the other nineteen are duplicate logins', async () => {
    const account = randomUUID();
    const cookies = await Promise.all(Array.from({ length: 20 }, () => signIn(server.db, kind, account)));
    const answers = await Promise.all(
      cookies.map((cookie) => server.call('extendHold', { appointment_id: randomUUID() }, { cookie })),
    );
    const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(codes).toEqual([...Array<number>(19).fill(ERROR.duplicateLogin), ERROR.bookingNotFound]);
  });

  it('does not own the bookings: a new session of the same account reaches all of them', async () => {
    const account = randomUUID();
    const first = await signIn(server.db, kind, account);
    const heldId = idOf(await hold(first));
    await signOut(server.db, first);
    const cookie = await signIn(server.db, kind, account);
    const answer = await server.call('confirm', { item: [heldId], ...write() }, { cookie });
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.ok, []]);
  });
});

describe('the session of a guest', () => {
  it.each(['signed_out', 'run out'] as const)('that %s is nobody’s, in every call of the table', async (ending) => {
    const { member, ...world } = await withMember(server, await newHolderAndBooking(server));
    const { cookie } = world;
    await (ending === 'run out' ? runOut : signOut)(server.db, cookie);
    for (const [name, call] of contractTable) {
      const sent = call.anySession ? { ...world, slot, ...(member && { member }) } : { ...world, slot };
      const answer = await server.send(call, encodeCall(name, sampleRequests(sent)[name]), { cookie });
      const asNobody = call.owns === null ? ERROR.ok : ERROR.bookingNotFound;
      expect([name, answer.code]).toEqual([name, call.who.includes('guest') ? asNobody : ERROR.pleaseLogIn]);
    }
    const anew = await hold(cookie);
    expect([anew.code, anew.cookie === cookie]).toEqual([ERROR.ok, false]);
  });

  const lastDay = async () => {
    const { results } = await server.call('listDateTimes', { location_id: 1001, hours: 0.5, max_pre_day: 0 });
    const days = z.object({
      datetime_list: z.array(z.object({ times: z.array(z.object({ date_time: z.string() })) })),
    });
    return z.parse(days, results).datetime_list.at(-1)?.times.at(-1)?.date_time ?? '';
  };
  const DAY_MS = 86_400_000;

  /** For how many seconds after the last answer the browser keeps the cookie. */
  const keptFor = (answer: Answer) => Number(/Max-Age=(\d+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1]);

  async function expectLongLife(cookies: (guest: string | undefined) => string | undefined) {
    const visit = await lastDay();
    const daysAhead = (Date.parse(visit) - Date.now()) / DAY_MS;
    expect(daysAhead).toBeGreaterThan(HORIZON_DAYS - 8);
    const held = await hold(undefined, visit);
    const guest = held.cookie;
    const confirmed = await server.call('confirm', { item: [idOf(held)], ...write() }, { cookie: cookies(guest) });
    expect(confirmed.code).toBe(ERROR.ok);
    expect(confirmed.headers.getSetCookie()[0]?.split(';')[0]).toBe(guest);
    expect(keptFor(confirmed) / 86_400).toBeGreaterThan(daysAhead + 29);
    await shift('31 days');
    try {
      const read = await server.call('readBooking', { items: idOf(held) }, { cookie: guest });
      const item = { appointment_id: idOf(held), status: 1 as const };
      const cancelled = await server.call('changeStatus', { item }, { cookie: guest });
      expect([read.code, cancelled.code]).toEqual([ERROR.ok, ERROR.ok]);
    } finally {
      await shift('0');
    }
  }

  it('lives as long as what it owns: 31 days later a booking can be read and cancelled', () =>
    expectLongLife((guest) => guest));

  it('is extended too when somebody signed in confirms what they held as a guest', async () => {
    const member = await signIn(server.db, 'member', randomUUID());
    await expectLongLife((guest) => `${guest}; ${member}`);
  });
});
