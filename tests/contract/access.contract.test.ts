import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { KINDS, type Call, type Kind } from '#contract/call.ts';
import { calls, type CallName } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { reportFigure } from '#tests/support/effort.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { encodeCall, startTestServer, type Answer } from '#tests/support/server.ts';
import { endedSession, noSession, runOut, signIn, signOut } from '#tests/support/sign-in.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { accessCases, contractTable } from './generated-cases.ts';
import { bookingItem, freeSlot, newHolder, sampleRequests } from './sample-requests.ts';

type Booker = Exclude<Kind, 'link'>;
const BOOKERS = ['guest', 'member', 'company'] as const satisfies readonly Booker[];
const ENDINGS = ['superseded', 'signed_out', 'expired', 'run out'] as const;

/** Somebody who calls about a booking, and what a call for the owner answers once their session is over. */
interface Caller {
  readonly who: string;
  readonly cookie?: string | undefined;
  /** Set when the session has ended: calls for this kind refuse it. */
  readonly lost?: { readonly kind: Kind; readonly code: number };
}

interface Target {
  readonly kind: Booker;
  readonly heldId: string;
  readonly cookie: string;
  readonly strangers: readonly Caller[];
}

const server = await startTestServer({ env: NO_LIMITS });

const write = () => ({ aff: '', device: 'web' as const, request_key: randomUUID() });
const idOf = ({ results }: Answer) => z.parse(z.object({ id: z.string() }), results).id;

/** A cookie with which this kind of caller may book; a guest gets one with the first hold. */
async function newBooker(kind: Booker): Promise<{ cookie: string; account: string; heldId: string }> {
  const account = randomUUID();
  if (kind === 'guest') return { ...(await newHolder(server)), account };
  const cookie = await signIn(server.db, kind, account);
  const held = await server.call(
    'setupTemporary',
    { item: bookingItem(await freeSlot(server)), ...write() },
    { cookie },
  );
  return { cookie, account, heldId: idOf(held) };
}

/** An account's ended sessions, one for each reason, and a live one. */
async function endedCallers(kind: 'member' | 'company' | 'link', account: string): Promise<Caller[]> {
  const endings = ENDINGS.filter((ending) => kind !== 'link' || ending === 'signed_out' || ending === 'run out');
  const callers: Caller[] = [];
  for (const ending of endings)
    callers.push({
      who: `the owner's ${kind} session, ${ending}`,
      cookie: await endedSession(server.db, kind, account, ending),
      lost: { kind, code: ending === 'superseded' ? ERROR.duplicateLogin : ERROR.pleaseLogIn },
    });
  return callers;
}

const noSessions = (): Caller[] =>
  KINDS.flatMap((kind) =>
    Object.entries(noSession(kind)).map(([who, cookie]) => ({
      who,
      cookie,
      ...(kind === 'guest' ? {} : { lost: { kind, code: ERROR.pleaseLogIn } }),
    })),
  );

/** A session of each other kind whose account happens to have the owner's id. */
async function namesakes(kind: Booker, heldId: string): Promise<Caller[]> {
  const { rows } = await server.db.execute<{ id: string }>(
    sql`select owner_id as id from appointment where id = ${heldId}::uuid`,
  );
  const callers: Caller[] = [];
  for (const other of ['member', 'company', 'link'] as const)
    if (other !== kind)
      callers.push({
        who: `a ${other} with the owner's id`,
        cookie: await signIn(server.db, other, rows[0]?.id ?? ''),
      });
  return callers;
}

async function targetOf(kind: Booker, others: readonly Caller[]): Promise<Target> {
  const { account, heldId, cookie } = await newBooker(kind);
  const ended = kind === 'guest' ? [] : await endedCallers(kind, account);
  const near = [...(await endedCallers('link', heldId)), ...(await namesakes(kind, heldId))];
  const living = kind === 'guest' ? cookie : await signIn(server.db, kind, account);
  const strangers = [{ who: 'nobody' }, ...others, ...noSessions(), ...ended, ...near];
  return { kind, heldId, cookie: living, strangers };
}

/** A guest is their session: an ended one is tried on what was booked in it. */
async function endedGuest(ending: 'signed_out' | 'run out'): Promise<Target> {
  const { heldId, cookie } = await newBooker('guest');
  await (ending === 'run out' ? runOut : signOut)(server.db, cookie);
  return { kind: 'guest', heldId, cookie, strangers: [{ who: `the owner's guest session, ${ending}`, cookie }] };
}

const others: Caller[] = [];
for (const kind of BOOKERS) {
  const { heldId, cookie } = await newBooker(kind);
  others.push({ who: `another ${kind}`, cookie });
  others.push({ who: `a link to a booking of another ${kind}`, cookie: await signIn(server.db, 'link', heldId) });
}
const targets: Target[] = [];
for (const kind of BOOKERS) targets.push(await targetOf(kind, others));
targets.push(await endedGuest('signed_out'), await endedGuest('run out'));
const slot = await freeSlot(server, 20);

const { guarded, asking, untried } = accessCases(contractTable, (heldId) =>
  sampleRequests({ slot: '', heldId, cookie: '' }),
);
const withId = (name: CallName, heldId: string) => encodeCall(name, sampleRequests({ slot, heldId, cookie: '' })[name]);

/** All that a caller can see, but the clock and the name of the answer. */
const visible = ({ status, text, headers }: Answer) => ({
  status,
  body: text.replace(/"now":"[^"]*"/g, '"now"'),
  cookies: headers.getSetCookie(),
  kept: headers.get('cache-control'),
});

let tried = 0;

/** Asks with the real id and with one that does not exist: any difference is a leak. */
async function codeFor(name: CallName, call: Call, heldId: string, cookie: string | undefined): Promise<number> {
  const real = await server.send(call, withId(name, heldId), { cookie });
  const unknown = await server.send(call, withId(name, randomUUID()), { cookie });
  expect(visible(real)).toEqual(visible(unknown));
  expect(real.status).toBe(200);
  tried += 1;
  return real.code;
}

describe('who may do what', () => {
  it('there are calls to check', () => {
    expect(guarded.map(([, call]) => call.id).toSorted()).toEqual(
      expect.arrayContaining(['C33', 'C34', 'C35', 'C36', 'C40', 'X01']),
    );
    expect(untried).toEqual([]);
    expect(targets.flatMap(({ strangers }) => strangers).length).toBeGreaterThan(60);
  });

  it.each(guarded)(
    "%s: somebody else's booking answers exactly as one that does not exist, and stays as it is",
    async (name, call) => {
      const before = await bookingRows(server.db);
      for (const { kind, heldId, strangers } of targets)
        for (const { who, cookie, lost } of strangers) {
          const wanted = lost !== undefined && call.who.includes(lost.kind) ? lost.code : ERROR.bookingNotFound;
          expect([kind, who, await codeFor(name, call, heldId, cookie)]).toEqual([kind, who, wanted]);
        }
      expect(await bookingRows(server.db)).toEqual(before);
    },
  );

  it.each(asking)('%s: somebody else’s id does not change the answer', async (name, call) => {
    for (const { kind, heldId, strangers } of targets)
      for (const { who, cookie, lost } of strangers) {
        const wanted = lost?.code === ERROR.duplicateLogin ? ERROR.duplicateLogin : ERROR.ok;
        expect([kind, who, await codeFor(name, call, heldId, cookie)]).toEqual([kind, who, wanted]);
      }
  });

  it('a list with one booking of somebody else is refused as a whole', async () => {
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
      what: "every call that names a booking, of a guest, a member, a company x {nobody, another of each kind, links to other bookings, other kinds with the owner's id, the owner's own ended sessions by reason, cookies that are none}, with real ids",
      wanted: '0 leaks, 0 effects',
      measured: `${tried} cases of ${guarded.length + asking.length} calls x ${callers} callers: 0 leaks, 0 effects`,
    });
  });
});

describe('what each kind of owner can do', () => {
  it.each(BOOKERS)('a %s can do all that the table lets it', async (kind) => {
    const allowed = guarded.filter(([, call]) => call.who.includes(kind));
    expect(allowed.length).toBeGreaterThan(0);
    for (const [name, call] of allowed) {
      const { heldId, cookie } = await newBooker(kind);
      const answer = await server.send(call, withId(name, heldId), { cookie });
      expect([name, answer.code]).toEqual([name, ERROR.ok]);
    }
  });

  it.each(BOOKERS)('a %s holds, reads, extends, moves, confirms and cancels one booking', async (kind) => {
    const { heldId, cookie } = await newBooker(kind);
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
      const { heldId, cookie } = await newBooker(kind);
      const item = bookingItem(await freeSlot(server));
      const otherId = idOf(await server.call('setupTemporary', { item, ...write() }, { cookie }));
      const link = { cookie: await signIn(server.db, 'link', heldId) };
      const before = await bookingRows(server.db);
      for (const [name, call] of guarded) {
        const codes = [];
        for (const id of [heldId, otherId]) codes.push((await server.send(call, withId(name, id), link)).code);
        const mayCall = call.who.includes('link');
        expect([name, call.writes === true && mayCall]).toEqual([name, false]);
        expect([name, ...codes]).toEqual([name, mayCall ? ERROR.ok : ERROR.bookingNotFound, ERROR.bookingNotFound]);
      }
      const both = await server.call('listBookingDetails', { items: [heldId, otherId] }, link);
      expect(both.code).toBe(ERROR.bookingNotFound);
      expect(await bookingRows(server.db)).toEqual(before);
    },
  );

  it('whoever is guest, member and company at once reaches what any of them owns', async () => {
    const all = [await newBooker('guest'), await newBooker('member'), await newBooker('company')];
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
