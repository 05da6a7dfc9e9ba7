import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls, type CallName } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { reportFigure } from '#tests/support/effort.ts';
import { NOT_OWN, ownedAs } from '#server/http/owned-ids.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { encodeCall, startTestServer, type Answer } from '#tests/support/server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { accessTargets, BOOKERS, newBooker } from './access-targets.ts';
import { accessCases, contractTable } from './generated-cases.ts';
import { bookingItem, freeSlot, idOf, write } from '../sample-booking.ts';
import { sampleRequests } from '../sample-requests.ts';

const server = await startTestServer({ env: NO_LIMITS });
const targets = await accessTargets(server);
const slot = await freeSlot(server, 20);

const { guarded, asking, untried } = accessCases(contractTable, (heldId) =>
  sampleRequests({ slot: '', heldId, cookie: '' }),
);
const withId = (name: CallName, heldId: string, cookie = '') =>
  encodeCall(name, sampleRequests({ slot, heldId, cookie })[name]);

const isOf = (call: Call, cookie = '') => call.who.some((kind) => cookie.startsWith(`${kind}=`));

/** The answer that a live session gets for what is not its own; a caller who may not make the call at all is told so. */
const refusalOf = (call: Call, cookie = ''): number => {
  if (!call.who.includes('guest') && !isOf(call, cookie)) return ERROR.pleaseLogIn;
  return ERROR[NOT_OWN[ownedAs(call)]];
};

/** Everything that a caller can see, except the clock and a car as it was named. */
const visible = ({ status, text, headers }: Answer) => ({
  status,
  body: text.replace(/"(now|car_profile_id)":"[^"]*"/g, '"$1"'),
  cookies: headers.getSetCookie(),
  kept: headers.get('cache-control'),
});

let tried = 0;

/** Asks with the real id and with one that does not exist: any difference is a leak. */
async function codeFor(name: CallName, call: Call, heldId: string, cookie: string | undefined): Promise<number> {
  const real = await server.send(call, withId(name, heldId, cookie), { cookie });
  const unknown = await server.send(call, withId(name, randomUUID(), cookie), { cookie });
  expect(visible(real)).toEqual(visible(unknown));
  expect(real.status).toBe(200);
  tried += 1;
  return real.code;
}

describe('who may do what', () => {
  it('there are calls to check', () => {
    expect(guarded.map(([, call]) => call.id).toSorted()).toEqual(
      expect.arrayContaining([
        'C12',
        'C14',
        'C15',
        'C16',
        'C29',
        'C33',
        'C34',
        'C35',
        'C36',
        'C40',
        'C59',
        'C60',
        'C61',
        'X01',
      ]),
    );
    expect(untried).toEqual([]);
    expect(targets.flatMap(({ strangers }) => strangers).length).toBeGreaterThan(60);
  });

  it.each(guarded)(
    "%s: somebody else's booking, car or coupon answers exactly as one that does not exist, and stays as it is",
    async (name, call) => {
      const before = await bookingRows(server.db);
      for (const { kind, heldId, strangers } of targets)
        for (const { who, cookie, lost } of strangers) {
          const wanted = lost !== undefined && call.who.includes(lost.kind) ? lost.code : refusalOf(call, cookie);
          expect([kind, who, await codeFor(name, call, heldId, cookie)]).toEqual([kind, who, wanted]);
        }
      expect(await bookingRows(server.db)).toEqual(before);
    },
  );

  it.each(asking)('%s: somebody else’s id does not change the answer', async (name, call) => {
    const before = await bookingRows(server.db);
    for (const { kind, heldId, strangers } of targets)
      for (const { who, cookie, lost } of strangers) {
        const isTold = lost?.code === ERROR.duplicateLogin && call.who.includes(lost.kind);
        const mayCall = call.who.includes('guest') || (lost === undefined && isOf(call, cookie));
        const wanted = isTold ? ERROR.duplicateLogin : mayCall ? ERROR.ok : ERROR.pleaseLogIn;
        expect([kind, who, await codeFor(name, call, heldId, cookie)]).toEqual([kind, who, wanted]);
      }
    expect(await bookingRows(server.db)).toEqual(before);
  });

  it('a list with one booking of somebody else is refused entirely', async () => {
    for (const { heldId, cookie } of targets.slice(0, 3))
      for (const other of targets.filter((target) => target.heldId !== heldId)) {
        const item = [heldId, other.heldId];
        const confirmed = await server.call('confirm', { item, ...write() }, { cookie });
        const read = await server.call('listBookingDetails', { items: item }, { cookie });
        expect([confirmed.code, read.code]).toEqual([ERROR.bookingNotFound, ERROR.bookingNotFound]);
      }
  });

  it('every case was tried, and none leaked or changed anything', () => {
    const callers = targets.reduce((sum, { strangers }) => sum + strangers.length, 0);
    expect(tried).toBe((guarded.length + asking.length) * callers);
    reportFigure({
      what: "every call that names a booking, a car or a coupon, of a guest, a member, a company x {nobody, another of each kind, links to other bookings, other kinds with the owner's id, the owner's own ended sessions by reason, cookies that are none}, with real ids",
      wanted: '0 leaks, 0 effects',
      measured: `${tried} cases of ${guarded.length + asking.length} calls x ${callers} callers: 0 leaks, 0 effects`,
    });
  });
});

describe('what each kind of owner can do', () => {
  it.each(BOOKERS)('a %s can do everything that the table allows', async (kind) => {
    const allowed = guarded.filter(([, call]) => call.who.includes(kind));
    expect(allowed.length).toBeGreaterThan(0);
    for (const [name, call] of allowed) {
      const { heldId, cookie } = await newBooker(server, kind);
      const answer = await server.send(call, withId(name, heldId, cookie), { cookie });
      // What is booked here is only held.
      expect([name, answer.code]).toEqual([name, name === 'makeDriverLink' ? ERROR.noDriverLink : ERROR.ok]);
    }
  });

  it.each(BOOKERS)('a %s holds, reads, extends, moves, confirms and cancels one booking', async (kind) => {
    const { heldId, cookie } = await newBooker(server, kind);
    const steps = [
      'listBookingDetails',
      'extendHold',
      'setupTemporary',
      'confirm',
      'readBooking',
      'changeStatus',
    ] as const;
    for (const name of steps) {
      const answer = await server.send(calls[name], withId(name, heldId), { cookie });
      expect([name, answer.code]).toEqual([name, ERROR.ok]);
    }
  });

  it.each(BOOKERS)(
    "a driver's link reads the one booking of a %s, no other of the same owner, and writes nothing",
    async (kind) => {
      const { heldId, cookie } = await newBooker(server, kind);
      const item = bookingItem(await freeSlot(server));
      const otherId = idOf(await server.call('setupTemporary', { item, ...write() }, { cookie }));
      const link = { cookie: await signIn(server.db, 'link', heldId) };
      const before = await bookingRows(server.db);
      for (const [name, call] of guarded) {
        const codes = [];
        for (const id of [heldId, otherId]) codes.push((await server.send(call, withId(name, id), link)).code);
        const mayCall = call.who.includes('link');
        expect([name, call.writes === true && mayCall]).toEqual([name, false]);
        const refusal = refusalOf(call, link.cookie);
        expect([name, ...codes]).toEqual([name, mayCall ? ERROR.ok : refusal, refusal]);
      }
      const both = await server.call('listBookingDetails', { items: [heldId, otherId] }, link);
      expect(both.code).toBe(ERROR.bookingNotFound);
      expect(await bookingRows(server.db)).toEqual(before);
    },
  );

  it("a member's webview redeems a coupon of the member, and does nothing else", async () => {
    for (const [name, call] of guarded) {
      const { account, heldId } = await newBooker(server, 'member');
      const cookie = await signIn(server.db, 'webview', account);
      const answer = await server.send(call, withId(name, heldId, cookie), { cookie });
      const wanted = call.who.includes('webview') ? ERROR.ok : refusalOf(call, cookie);
      expect([name, answer.code]).toEqual([name, wanted]);
    }
  });

  it('RB-18 one confirm takes a list: a caller who is guest, member and company at once reaches what any of them owns', async () => {
    const all = [
      await newBooker(server, 'guest'),
      await newBooker(server, 'member'),
      await newBooker(server, 'company'),
    ];
    const cookie = all.map((one) => one.cookie).join('; ');
    const items = all.map(({ heldId }) => heldId);
    const read = await server.call('listBookingDetails', { items }, { cookie });
    const confirmed = await server.call('confirm', { item: items, ...write() }, { cookie });
    expect([read.code, confirmed.code]).toEqual([ERROR.ok, ERROR.ok]);
    for (const { heldId } of all) {
      const cancelled = await server.call('changeStatus', { item: { appointment_id: heldId, status: 1 } }, { cookie });
      expect(cancelled.code).toBe(ERROR.ok);
    }
  });
});
