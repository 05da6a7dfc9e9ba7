import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { databaseError } from './database-error.ts';
import type { Db } from './pool.ts';

export type { Db } from './pool.ts';
/** The handle inside a transaction. `Db` and `Tx` are not assignable to each other, so no statement can leave its transaction by mistake. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For reads that may run inside or outside a transaction. */
export type Reader = Db | Tx;

const RETRIES = 3;
/** Two writes that took the same lane, booked the same car, generated the same code or spent the same points. */
const KEYS_TO_TRY_AGAIN = new Set([
  'claim_lane',
  'claim_appointment_cell',
  'appointment_live_car',
  'appointment_code_unique',
  'point_move_nth',
]);

function mayBeRetried(error: unknown): boolean {
  const known = databaseError(error);
  if (known === null) return false;
  if (known.code === '40001' || known.code === '40P01') return true;
  return known.code === '23505' && KEYS_TO_TRY_AGAIN.has(known.constraint ?? '');
}

/** Repeats the whole work, at most three times, after a serialization failure, a deadlock or a unique-key conflict such as two takers of one lane. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= RETRIES || !mayBeRetried(error)) throw error;
      await pause(2 ** attempt * (5 + Math.random() * 20));
    }
  }
}

type Settings = Parameters<Db['transaction']>[1];

/** Drizzle's transaction, on a connection that is returned to the pool even if `begin` fails; Drizzle itself would not return it. */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>, settings?: Settings): Promise<T> {
  const client = await db.$client.connect();
  try {
    return await drizzle({ client }).transaction(work, settings);
  } finally {
    client.release();
  }
}

/**
 * Runs `work` in one READ COMMITTED transaction: under REPEATABLE READ a statement after waiting for a lock would still see the state from before the
 * wait.
 */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tryAgain(() => transact(db, work, { isolationLevel: 'read committed' }));
