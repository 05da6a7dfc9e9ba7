import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/test-database.ts';
import { thrownFailure } from '../http/thrown-failure.ts';
import { endLongUses } from './longest-use.ts';
import { inTransaction } from './transaction.ts';

const LONGEST_MS = 300;

const { db } = await ownDatabase();
endLongUses(db, LONGEST_MS);

describe('a connection in use for too long', () => {
  it.each([
    ['a statement', () => db.execute(sql`select pg_sleep(30)`)],
    ['a transaction', () => inTransaction(db, (tx) => tx.execute(sql`select pg_sleep(30)`))],
    ['a pause inside a transaction', () => inTransaction(db, (tx) => pause(900).then(() => tx.execute(sql`select 1`)))],
  ])('%s is reported as an unreachable database, and the pool goes on', async (_what, use) => {
    const begun = performance.now();
    const failure = await use().then(
      () => null,
      (error: unknown) => thrownFailure(error).failure,
    );
    expect(failure).toBe('unavailable');
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  });

  it('many short uses of one connection do not count as one long use', async () => {
    const begun = performance.now();
    while (performance.now() - begun < 3 * LONGEST_MS) {
      const { rows } = await inTransaction(db, (tx) => tx.execute(sql`select 1 as n`));
      expect(rows).toEqual([{ n: 1 }]);
    }
  });
});
