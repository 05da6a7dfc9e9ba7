import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { findViolations } from '#server/db/oracles.ts';
import { closePool, openPool, type Db } from '#server/db/pool.ts';
import { spawnServer, type Answer, type SpawnedServer } from '#tests/support/server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { codeOf, confirm, emptyBook, hold, idOf, openDays, WITHOUT_LIMITS } from './booking-load.ts';

const KILLS = Number(process.env['FAULT_KILLS'] ?? 20);
const CLIENTS = 8;

let db: Db;
let url = '';
let drop: () => Promise<void>;
let days: string[] = [];

beforeAll(async () => {
  const database = await createTestDatabase();
  ({ url, drop } = database);
  await emptyBook(url);
  days = await openDays(url, 40);
  db = openPool(url);
});
afterAll(async () => {
  await closePool(db);
  await drop();
});

const start = () => spawnServer({ DATABASE_URL: url, ...WITHOUT_LIMITS });
/** An answer, or null when the server died before it came. */
const orLost = (answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null);

interface Ledger {
  readonly confirmed: Map<string, string>;
  readonly held: Set<string>;
  /** Confirms whose answer was lost; the client keeps hold, cookie and key. */
  readonly lost: { id: string; cookie: string | undefined; key: string }[];
}

/** Asks again while the server has too much to do. */
async function confirmUntilAnswered(
  server: SpawnedServer,
  { id, cookie, key }: Ledger['lost'][number],
): Promise<Answer> {
  for (;;) {
    const answer = await confirm(server, id, cookie, key);
    if (answer.code !== ERROR.unavailable) return answer;
  }
}

const times = ['08:30', '09:00', '10:30', '11:00', '13:00', '14:30', '15:00', '16:00'];
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** One client: holds and confirms without a rest until the server does not answer any more. */
async function bookUntilDead(server: SpawnedServer, ledger: Ledger): Promise<void> {
  for (;;) {
    const held = await orLost(hold(server, { date: pick(days), time: pick(times) }));
    if (held === null) return;
    expect([ERROR.ok, ERROR.slotTaken, ERROR.unavailable]).toContain(held.code);
    if (held.code !== ERROR.ok) continue;
    const id = idOf(held);
    ledger.held.add(id);
    const key = randomUUID();
    const confirmed = await orLost(confirm(server, id, held.cookie, key));
    if (confirmed === null || confirmed.code === ERROR.unavailable) {
      ledger.lost.push({ id, cookie: held.cookie, key });
      if (confirmed === null) return;
      continue;
    }
    expect(confirmed.code).toBe(ERROR.ok);
    ledger.confirmed.set(id, codeOf(confirmed));
  }
}

describe('a server that is killed under load', () => {
  it(`loses no booking that it had answered, makes none half, and takes up every lost answer, ${KILLS} times`, async () => {
    const ledger: Ledger = { confirmed: new Map(), held: new Set(), lost: [] };
    let server = await start();
    let lostAnswers = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const next = start();
      const clients = Array.from({ length: CLIENTS }, () => bookUntilDead(server, ledger));
      await next;
      await pause(Math.random() * 300);
      await server.stop('SIGKILL');
      await Promise.all(clients);
      server = await next;
      for (const lost of ledger.lost.splice(0)) {
        lostAnswers += 1;
        const first = await confirmUntilAnswered(server, lost);
        const second = await confirmUntilAnswered(server, lost);
        expect([first.code, second.text]).toEqual([ERROR.ok, first.text]);
        ledger.confirmed.set(lost.id, codeOf(first));
      }
      expect(await findViolations(db)).toEqual([]);
    }
    await server.stop();

    const { rows } = await db.execute<{ id: string; state: string; code: string | null }>(
      sql`select id::text, state, code from appointment where id = any(${sql.param([...ledger.held])}::uuid[])`,
    );
    const stored = new Map(rows.map((row) => [row.id, row]));
    const wrong = [...ledger.confirmed].filter(
      ([id, code]) => stored.get(id)?.state !== 'confirmed' || stored.get(id)?.code !== code,
    );
    expect(wrong).toEqual([]);
    expect([...ledger.held].filter((id) => !stored.has(id))).toEqual([]);
    process.stdout.write(
      `killed ${KILLS} times: ${ledger.confirmed.size} bookings answered, ${lostAnswers} answers lost and taken up\n`,
    );
    expect(ledger.confirmed.size).toBeGreaterThan(KILLS);
    expect(lostAnswers).toBeGreaterThan(0);
  });
});
