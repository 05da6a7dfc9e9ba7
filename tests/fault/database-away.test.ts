import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { readConfig } from '#server/config.ts';
import { openSource } from '#server/db/backup/source.ts';
import { descendants } from '#server/db/embedded/embedded.fixtures.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { ownFolder } from '#tests/support/own-folder.ts';
import { spawnServer } from '#tests/support/server.ts';
import { bookUntil, expectKept, newLedger, takeUpLost, type Ledger } from './booking-ledger.ts';
import { emptyBook, openDays, WITHOUT_LIMITS } from './booking-load.ts';

const AWAY_SECONDS = effort(2, 20);
const CLIENTS = 8;
const ANSWER_MS = 10_000;

const DATA_DIR = join(ownFolder('roddee-away-'), 'data');
const server = await spawnServer({ DATA_DIR, SEED: 'catalogue', ...WITHOUT_LIMITS });
let days: string[] = [];

async function inDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const { url, close } = await openSource(readConfig({ DATA_DIR }));
  try {
    await work(url);
  } finally {
    await close();
  }
}

/** PostgreSQL and the processes of its connections. */
function signalDatabase(signal: NodeJS.Signals): void {
  for (const { pid } of descendants(server.process.pid ?? 0)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended between listing and signalling.
    }
  }
}

const ways = {
  'stands still': async () => {
    signalDatabase('SIGSTOP');
    await pause(AWAY_SECONDS * 1000).finally(() => signalDatabase('SIGCONT'));
  },
  'is killed whenever it comes back': async () => {
    for (const end = performance.now() + AWAY_SECONDS * 1000; performance.now() < end; await pause(100))
      signalDatabase('SIGKILL');
  },
} as const;

/** A reader beside those that book. */
async function readUntil(ledger: Ledger, isOver: () => boolean, seen: Set<number>): Promise<void> {
  for (; !isOver(); await pause(50)) {
    const begun = performance.now();
    const { status, text } = await server.call('readHealth', {});
    ledger.slowestMs = Math.max(ledger.slowestMs, performance.now() - begun);
    expect(text).not.toMatch(/\n\s+at |node_modules|terminated/);
    seen.add(status);
  }
}

describe(`a database that is away for ${AWAY_SECONDS} s under load`, () => {
  it.each(Object.entries(ways))(
    'API-02 when it %s: clean errors within 10 s, automatic recovery, no booking lost and none made up',
    async (how, takeAway) => {
      await inDatabase(async (url) => {
        await emptyBook(url);
        days = await openDays(url, 40);
      });
      const ledger = newLedger();
      const state = { over: false };
      const isOver = () => state.over;
      const seen = new Set<number>();
      const clients = [
        readUntil(ledger, isOver, seen),
        ...Array.from({ length: CLIENTS }, () => bookUntil(server, days, ledger, isOver)),
      ];
      await vi.waitFor(() => expect(ledger.confirmed.size).toBeGreaterThan(20), { timeout: 30_000 });
      await takeAway();
      const back = performance.now();
      const size = ledger.confirmed.size;
      await vi.waitFor(() => expect(ledger.confirmed.size).toBeGreaterThan(size), { timeout: 60_000, interval: 10 });
      const backSeconds = (performance.now() - back) / 1000;
      await vi.waitFor(() => expect(ledger.confirmed.size).toBeGreaterThan(size + 20), { timeout: 60_000 });
      state.over = true;
      await Promise.all(clients);
      expect((await server.call('readHealth', {})).code).toBe(ERROR.ok);
      const lost = await takeUpLost(server, ledger);
      await inDatabase(async (url) => {
        const db = openPool(url, { max: 1 });
        await expectKept(db, ledger);
        await closePool(db);
      });
      expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(ledger.slowestMs).toBeLessThan(ANSWER_MS);
      reportFigure({
        what: `database away for ${AWAY_SECONDS} s under load: it ${how}`,
        wanted: 'clean errors within 10 s, no ghost bookings after',
        measured: `every answer within ${(ledger.slowestMs / 1000).toFixed(1)} s, books on after ${backSeconds.toFixed(1)} s, none of ${ledger.confirmed.size} bookings lost, no ghost, ${lost} unknown outcomes taken up`,
      });
    },
  );
});
