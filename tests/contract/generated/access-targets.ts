import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { SESSION_KINDS, type Kind, type OwnerKind } from '#contract/call.ts';
import { ERROR } from '#contract/errors.ts';
import type { TestServer } from '#tests/support/server.ts';
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
import { bookingItem, freeSlot, idOf, write } from '../sample-booking.ts';
import { newHolder } from '../sample-world.ts';

type Booker = Exclude<OwnerKind, 'link'>;
export const BOOKERS = ['guest', 'member', 'company'] as const satisfies readonly Booker[];
const ENDINGS = ['superseded', 'signed_out', 'expired', 'run out'] as const;

/** Somebody who calls about a booking, and what an owner's call answers once the session is over. */
interface Caller {
  readonly who: string;
  readonly cookie?: string | undefined;
  /** Set when the session has ended: calls for this kind refuse it. */
  readonly lost?: { readonly kind: Kind; readonly code: number };
}

export interface Target {
  readonly kind: Booker;
  readonly heldId: string;
  readonly cookie: string;
  readonly strangers: readonly Caller[];
}

/** A cookie with which this kind of caller may book; a guest gets one with the first hold. An account also has a car with the id of its hold, a member a coupon too. */
export async function newBooker(
  server: TestServer,
  kind: Booker,
): Promise<{ cookie: string; account: string; heldId: string }> {
  if (kind === 'guest') return { ...(await newHolder(server)), account: randomUUID() };
  const account = await newAccount(server.db, kind);
  const cookie = await signIn(server.db, kind, account);
  const held = await server.call(
    'setupTemporary',
    { item: bookingItem(await freeSlot(server)), ...write() },
    { cookie },
  );
  await giveCar(server.db, kind, account, idOf(held));
  if (kind === 'member') await giveRedemption(server.db, account, idOf(held));
  return { cookie, account, heldId: idOf(held) };
}

/** An account's ended sessions, one for each reason, and a live one. */
async function endedCallers(
  server: TestServer,
  kind: 'member' | 'company' | 'link' | 'webview',
  account: string,
): Promise<Caller[]> {
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
  SESSION_KINDS.flatMap((kind) =>
    Object.entries(noSession(kind)).map(([who, cookie]) => ({
      who,
      cookie,
      ...(kind === 'guest' ? {} : { lost: { kind, code: ERROR.pleaseLogIn } }),
    })),
  );

/** A session of each other kind whose account happens to have the owner's id. */
async function namesakes(server: TestServer, kind: Booker, heldId: string): Promise<Caller[]> {
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

async function targetOf(server: TestServer, kind: Booker, others: readonly Caller[]): Promise<Target> {
  const { account, heldId, cookie } = await newBooker(server, kind);
  const ended = kind === 'guest' ? [] : await endedCallers(server, kind, account);
  if (kind === 'member') ended.push(...(await endedCallers(server, 'webview', account)));
  const near = [...(await endedCallers(server, 'link', heldId)), ...(await namesakes(server, kind, heldId))];
  const living = kind === 'guest' ? cookie : await signIn(server.db, kind, account);
  const strangers = [{ who: 'nobody' }, ...others, ...noSessions(), ...ended, ...near];
  return { kind, heldId, cookie: living, strangers };
}

/** A guest is identified by the session, so an ended session is tried on what was booked in it. */
async function endedGuest(server: TestServer, ending: 'signed_out' | 'run out'): Promise<Target> {
  const { heldId, cookie } = await newBooker(server, 'guest');
  await (ending === 'run out' ? runOut : signOut)(server.db, cookie);
  return { kind: 'guest', heldId, cookie, strangers: [{ who: `the owner's guest session, ${ending}`, cookie }] };
}

/** A booking of each kind of owner, with everybody who must not reach it. */
export async function accessTargets(server: TestServer): Promise<Target[]> {
  const others: Caller[] = [];
  for (const kind of BOOKERS) {
    const { account, heldId, cookie } = await newBooker(server, kind);
    others.push({ who: `another ${kind}`, cookie });
    if (kind === 'member')
      others.push({ who: "another member's webview", cookie: await signIn(server.db, 'webview', account) });
    others.push({ who: `a link to a booking of another ${kind}`, cookie: await signIn(server.db, 'link', heldId) });
  }
  const targets: Target[] = [];
  for (const kind of BOOKERS) targets.push(await targetOf(server, kind, others));
  targets.push(await endedGuest(server, 'signed_out'), await endedGuest(server, 'run out'));
  return targets;
}
