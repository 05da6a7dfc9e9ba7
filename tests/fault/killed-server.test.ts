import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findViolations } from '#server/db/oracles.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { spawnServer } from '#tests/support/server.ts';
import { bookUntil, emptiedDatabase, expectKept, newLedger, takeUpLost } from './booking-ledger.ts';
import { emptyBook, WITHOUT_LIMITS } from './booking-load.ts';

const KILLS = effort(10, 200);
const CLIENTS = 8;

const { url, db, days } = await emptiedDatabase(40);

const start = () => spawnServer({ DATABASE_URL: url, ...WITHOUT_LIMITS });

describe('a server that is killed under load', () => {
  it(`loses no answered booking, half-makes none, and completes every lost answer, ${KILLS} times`, async () => {
    const total = { bookings: 0, lost: 0 };
    let ledger = newLedger();
    let server = await start();
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Empties the book before the days are full: there must be something to lose.
      if (kill > 0 && kill % 20 === 0) {
        await expectKept(db, ledger);
        total.bookings += ledger.confirmed.size;
        ledger = newLedger();
        await emptyBook(url);
      }
      const next = start();
      const clients = Array.from({ length: CLIENTS }, () => bookUntil(server, days, ledger, () => false));
      await next;
      await pause(Math.random() * 300);
      await server.stop('SIGKILL');
      await Promise.all(clients);
      server = await next;
      total.lost += await takeUpLost(server, ledger);
      expect(await findViolations(db)).toEqual([]);
    }
    await server.stop();
    await expectKept(db, ledger);
    total.bookings += ledger.confirmed.size;
    expect(total.bookings).toBeGreaterThan(KILLS);
    expect(total.lost).toBeGreaterThan(0);
    reportFigure({
      what: 'server killed (kill -9) under load',
      wanted: '200 times: no acknowledged booking lost, none half made',
      measured: `${KILLS} kills: none of ${total.bookings} bookings lost, none half made, ${total.lost} lost answers taken up`,
    });
  });
});
