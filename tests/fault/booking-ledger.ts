import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { findViolations } from '#server/db/oracles.ts';
import type { Db } from '#server/db/pool.ts';
import type { Answer, SpawnedServer } from '#tests/support/server.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { bookingCodeOf, confirm, emptyBook, hold, idOf, openDays } from './booking-load.ts';

interface LostConfirm {
  readonly id: string;
  readonly cookie: string | undefined;
  readonly key: string;
}

/** A database in which nothing is booked, and the next days on which its branches open. */
export async function emptiedDatabase(count: number) {
  const { url, db } = await ownDatabase();
  await emptyBook(url);
  return { url, db, days: await openDays(url, count) };
}

/** What clients know of their bookings, to be compared with what is stored. */
export interface Ledger {
  readonly confirmed: Map<string, string>;
  readonly held: Set<string>;
  /** Confirms whose outcome is unknown; the client keeps hold, cookie and key. */
  readonly lost: LostConfirm[];
  /** The longest wait for any answer. */
  slowestMs: number;
}

export const newLedger = (): Ledger => ({ confirmed: new Map(), held: new Set(), lost: [], slowestMs: 0 });

const times = ['08:30', '09:00', '10:30', '11:00', '13:00', '14:30', '15:00', '16:00'];
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** An answer, or null when the server died before it came. */
async function timed(ledger: Ledger, answer: Promise<Answer>): Promise<Answer | null> {
  const begun = performance.now();
  const got = await answer.catch(() => null);
  ledger.slowestMs = Math.max(ledger.slowestMs, performance.now() - begun);
  return got;
}

/** One client: holds and confirms without a pause until the test ends or the server stops answering. */
export async function bookUntil(
  server: SpawnedServer,
  days: readonly string[],
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const held = await timed(ledger, hold(server, { date: pick(days), time: pick(times) }));
    if (held === null) return;
    expect([ERROR.ok, ERROR.slotTaken, ERROR.unavailable]).toContain(held.code);
    if (held.code === ERROR.unavailable) await pause(50);
    if (held.code !== ERROR.ok) continue;
    const id = idOf(held);
    ledger.held.add(id);
    const key = randomUUID();
    const confirmed = await timed(ledger, confirm(server, id, held.cookie, key));
    if (confirmed === null || confirmed.code === ERROR.unavailable) {
      ledger.lost.push({ id, cookie: held.cookie, key });
      if (confirmed === null) return;
      continue;
    }
    expect(confirmed.code).toBe(ERROR.ok);
    ledger.confirmed.set(id, bookingCodeOf(confirmed));
  }
}

/** Retries while the server is too busy. */
async function confirmUntilAnswered(server: SpawnedServer, { id, cookie, key }: LostConfirm): Promise<Answer> {
  for (;;) {
    const answer = await confirm(server, id, cookie, key);
    if (answer.code !== ERROR.unavailable) return answer;
  }
}

/** Repeats each confirm whose answer was lost twice, expecting one booking and the same bytes. Returns how many there were. */
export async function takeUpLost(server: SpawnedServer, ledger: Ledger): Promise<number> {
  const all = ledger.lost.splice(0);
  for (const lost of all) {
    const first = await confirmUntilAnswered(server, lost);
    const second = await confirmUntilAnswered(server, lost);
    expect([first.code, second.text]).toEqual([ERROR.ok, first.text]);
    ledger.confirmed.set(lost.id, bookingCodeOf(first));
  }
  return all.length;
}

/** Checks that no answered booking is lost, none is half made, and none is stored that no client knows of. */
export async function expectKept(db: Db, ledger: Ledger): Promise<void> {
  const { rows } = await db.execute<{ id: string; state: string; code: string | null }>(
    sql`select id::text, state, code from appointment`,
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  expect([...ledger.held].filter((id) => !stored.has(id))).toEqual([]);
  const confirmed = new Map(
    rows.flatMap(({ id, state, code }) => (state === 'confirmed' ? [[id, code] as const] : [])),
  );
  expect(confirmed).toEqual(ledger.confirmed);
  expect(await findViolations(db)).toEqual([]);
}
