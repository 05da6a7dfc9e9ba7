import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { ownDatabase } from '#tests/support/test-database.ts';
import { databaseError } from './database-error.ts';
import { closePool, openPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

const { db } = await ownDatabase();
await db.execute('create table counter (n int primary key)');

const raise = (code: string, constraint = '') =>
  sql.raw(`do $$ begin raise exception 'planted' using errcode = '${code}', constraint = '${constraint}'; end $$`);

describe('a transaction', () => {
  it('is READ COMMITTED, with the time-outs of its connection', async () => {
    const settings = sql`select current_setting('transaction_isolation') as isolation, current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`;
    const inside = await inTransaction(db, (tx) => tx.execute(settings));
    expect(inside.rows).toEqual([{ isolation: 'read committed', lock: '3s', statement: '8s', idle: '10s' }]);
    expect((await db.execute(settings)).rows).toEqual([
      { isolation: 'read committed', lock: '3s', statement: '8s', idle: '10s' },
    ]);
  });

  it.each([
    ['40001', ''],
    ['40P01', ''],
    ['23505', 'claim_lane'],
    ['23505', 'appointment_code_unique'],
  ])('is tried again after %s %s, at most three times', async (code, constraint) => {
    let attempts = 0;
    const failing = inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.execute(raise(code, constraint));
    });
    expect(databaseError(await failing.catch((error: unknown) => error))?.code).toBe(code);
    expect(attempts).toBe(4);
  });

  it.each([
    ['23505', 'branch_slug_unique'],
    ['23502', ''],
    ['55P03', ''],
    ['57014', ''],
  ])('is not tried again after %s %s', async (code, constraint) => {
    let attempts = 0;
    const failing = inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.execute(raise(code, constraint));
    });
    expect(databaseError(await failing.catch((error: unknown) => error))?.code).toBe(code);
    expect(attempts).toBe(1);
  });

  it('that is retried keeps nothing of the first attempt', async () => {
    let attempts = 0;
    await inTransaction(db, async (tx) => {
      attempts += 1;
      await tx.execute(sql`insert into counter values (${attempts})`);
      if (attempts < 3) await tx.execute(raise('40001'));
    });
    expect((await db.execute('select n from counter')).rows).toEqual([{ n: 3 }]);
  });

  it('waits at most three seconds for a lock', async () => {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`select 1 from app_clock for update`);
      const waiting = inTransaction(db, (other) => other.execute(sql`select 1 from app_clock for update`));
      expect(databaseError(await waiting.catch((error: unknown) => error))?.code).toBe('55P03');
    });
  });

  it('returns its connection to the pool if that breaks before it begins', async () => {
    const one = openPool(db.$client.options.connectionString ?? '', { max: 1 });
    await one.execute('select 1');
    one.$client.once('acquire', (client: PoolClient) => void client.end());
    await expect(inTransaction(one, (tx) => tx.execute('select 1'))).rejects.toThrow('begin');
    expect((await one.execute('select 1')).rowCount).toBe(1);
    await closePool(one);
  });
});
