import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { readConfig } from '#server/config.ts';
import { openSource } from '#server/db/backup/source.ts';
import { findViolations } from '#server/db/oracles.ts';
import { closePool, openPool, type Db } from '#server/db/pool.ts';
import { modesBelow } from '#tests/support/copies.ts';
import { ownFolder } from '#tests/support/own-folder.ts';
import { npmRun as runNpm, startProgram } from '#tests/support/program.ts';
import { spawnServer, type SpawnedServer } from '#tests/support/server.ts';
import { bookingCodeOf, confirm, emptyBook, hold, idOf, openDays, WITHOUT_LIMITS } from './booking-load.ts';

const CLIENTS = 4;
const folder = ownFolder('roddee-backup-');
const dataDir = join(folder, 'data');
const fresh = join(folder, 'fresh');
const copy = join(folder, 'copy');

const start = (DATA_DIR: string) => spawnServer({ DATA_DIR, SEED: 'catalogue', ...WITHOUT_LIMITS });
const server = await start(dataDir);

const npmRun = (home: string, name: string, ...args: string[]) => runNpm([name, '--', ...args], { DATA_DIR: home });

async function inDatabase<T>(home: string, work: (db: Db, url: string) => Promise<T>): Promise<T> {
  const { url, close } = await openSource(readConfig({ DATA_DIR: home }));
  const db = openPool(url, { max: 2 });
  try {
    return await work(db, url);
  } finally {
    await closePool(db);
    await close();
  }
}

async function confirmedIn(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; code: string }>(
    sql`select id::text, code from appointment where state = 'confirmed'`,
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Bookings by id, with the code of the answer. */
const ledger = new Map<string, string>();
const days = await inDatabase(dataDir, async (_, url) => {
  await emptyBook(url);
  return openDays(url, 40);
});

async function book(at: SpawnedServer, date: string, time: string): Promise<void> {
  const held = await hold(at, { date, time });
  if (held.code !== ERROR.ok) return;
  const confirmed = await confirm(at, idOf(held), held.cookie);
  if (confirmed.code === ERROR.ok) ledger.set(idOf(held), bookingCodeOf(confirmed));
}

const times = ['08:30', '09:30', '10:30', '13:00', '14:00', '15:00', '16:00'];
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** Books without a pause while the work runs; returns what had been answered before it began. */
async function underLoad(work: () => Promise<void>): Promise<Map<string, string>> {
  const state = { over: false };
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!state.over) await book(server, pick(days), pick(times));
  });
  const size = ledger.size;
  await vi.waitFor(() => expect(ledger.size).toBeGreaterThan(size + 20), { timeout: 30_000, interval: 20 });
  const before = new Map(ledger);
  await work().finally(() => (state.over = true));
  await Promise.all(clients);
  expect(ledger.size).toBeGreaterThan(before.size);
  return before;
}

const expectRestored = (home: string, before: ReadonlyMap<string, string>) =>
  inDatabase(home, async (db) => {
    const found = await confirmedIn(db);
    expect(before.size).toBeGreaterThan(20);
    expect([...before].filter(([id, code]) => found.get(id) !== code)).toEqual([]);
    expect([...found].filter(([id, code]) => ledger.get(id) !== code)).toEqual([]);
    expect(await findViolations(db)).toEqual([]);
  });

describe('backup and restore of the running product', () => {
  let before: ReadonlyMap<string, string> = new Map();

  it('a copy under load has every booking answered before it began, for this user alone', async () => {
    before = await underLoad(async () => {
      const { code, printed } = await npmRun(dataDir, 'backup', copy);
      expect([code, printed]).toEqual([0, expect.stringContaining('names, phone numbers and plates')]);
    });
    expect([...modesBelow(copy)].filter(([, mode]) => mode !== 0o700 && mode !== 0o600)).toEqual([]);
    const { code, printed } = await npmRun(fresh, 'restore', copy);
    expect([code, printed]).toEqual([0, expect.stringContaining('no lane is taken twice')]);
    await expectRestored(fresh, before);
  });

  it('it replaces a database only if told to, and moves that aside', async () => {
    const refused = await npmRun(fresh, 'restore', copy);
    expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining('With --force')]);
    await inDatabase(fresh, (db) => db.execute(sql`truncate appointment cascade`));

    const { code, printed } = await npmRun(fresh, 'restore', '--force', copy);
    expect([code, printed]).toEqual([0, expect.stringContaining('put aside')]);
    await expectRestored(fresh, before);
    const aside = readdirSync(fresh).filter((name) => name.startsWith('before-restore-'));
    expect(aside.map((name) => readdirSync(join(fresh, name)).toSorted())).toEqual([['postgresql', 'secret.json']]);
    expect(readdirSync(fresh).filter((name) => name.startsWith('restoring-'))).toEqual([]);
  });

  it('the product starts on the restored data and goes on booking', async () => {
    const restored = await start(fresh);
    const size = ledger.size;
    for (const time of times) for (const day of days.slice(0, 5)) await book(restored, day, time);
    expect(ledger.size).toBeGreaterThan(size);
    await restored.stop();
    await inDatabase(fresh, async (db) => expect(await findViolations(db)).toEqual([]));
  });

  it('a running product is never overwritten by a restore', async () => {
    const { code, printed } = await npmRun(dataDir, 'restore', '--force', copy);
    expect([code, printed]).toEqual([1, expect.stringMatching(/is in use: stop the product first/)]);
    await inDatabase(dataDir, async (db) => expect((await confirmedIn(db)).size).toBeGreaterThan(before.size));
  });

  it('a copy with one wrong byte is refused, and no data folder is made', async () => {
    const file = join(copy, 'tables/branch.copy');
    const bytes = readFileSync(file);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    const unused = join(folder, 'unused');
    const { code, printed } = await npmRun(unused, 'restore', copy);
    expect([code, printed]).toEqual([1, expect.stringContaining('content of tables/branch.copy has changed')]);
    expect(existsSync(unused)).toBe(false);
  });

  it('an interrupted copy leaves nothing, even of a stopped product', async () => {
    await server.stop();
    const place = join(folder, 'interrupted');
    const parts = () => readdirSync(folder).filter((name) => name.startsWith('interrupted'));
    const copying = startProgram(process.execPath, ['--import', 'tsx', 'tools/backup.ts', place], {
      DATA_DIR: dataDir,
      HOME: process.env['HOME'],
    });
    await vi.waitFor(() => expect(parts()).toEqual([expect.stringContaining('unfinished')]), {
      timeout: 30_000,
      interval: 5,
    });
    expect(await copying.stop()).toBe(130);
    expect(parts()).toEqual([]);
    const { code } = await npmRun(dataDir, 'backup', place);
    expect([code, parts()]).toEqual([0, ['interrupted']]);
  });

  it('prints its usage without a folder or with an unknown option', async () => {
    for (const name of ['backup', 'restore']) {
      for (const args of [[], ['--hto', join(folder, 'never')]]) {
        const { code, printed } = await npmRun(dataDir, name, ...args);
        expect([code, printed]).toEqual([1, expect.stringMatching(/^npm run .* FOLDER/)]);
      }
    }
  });
});
