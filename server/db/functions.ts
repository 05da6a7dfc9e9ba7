import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { ReleaseMismatch } from './migration-journal.ts';

/** In the same place relative to this file and to the bundle. */
export const functionsFolder = fileURLToPath(new URL('./functions', import.meta.url));
export const HISTORY = 'history.txt';

type Asker = Pick<ClientBase, 'query'>;

/** The functions, views and triggers of this release: one file for what belongs together, and the sum of them all. */
export function readFunctions(): { readonly files: readonly string[]; readonly sum: string } {
  const names = readdirSync(functionsFolder).filter((name) => name.endsWith('.sql'));
  const files = names.toSorted().map((name) => readFileSync(join(functionsFolder, name), 'utf8'));
  return { files, sum: createHash('sha256').update(files.join('\0')).digest('hex').slice(0, 16) };
}

/** The sums of all sets there have been, the first one first, so that an older release knows a newer set from one that it may replace. */
export const readHistory = (): string[] =>
  readFileSync(join(functionsFolder, HISTORY), 'utf8').split('\n').filter(Boolean);

/** Throws ReleaseMismatch if the database has functions that this release does not know; returns whether it has this release's. */
export async function areFunctionsUpToDate(client: Asker): Promise<boolean> {
  const there = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.function_set') is not null as there`,
  );
  if (there.rows[0]?.there !== true) return false;
  const { rows } = await client.query<{ sum: string }>('select sum from drizzle.function_set');
  const { sum } = readFunctions();
  if (rows[0] === undefined || rows[0].sum === sum) return rows[0] !== undefined;
  if (!readHistory().includes(rows[0].sum)) throw new ReleaseMismatch('its functions');
  return false;
}

const NAMED = /^CREATE OR REPLACE FUNCTION (\w+)/gm;

/**
 * Replaces all functions, views and triggers by this release's, in one transaction, and drops the functions that it does not have any more. Rights
 * to call them stay. A file that changes a function's arguments or result drops the former one first.
 */
export async function applyFunctions(client: Asker): Promise<void> {
  const { files, sum } = readFunctions();
  const wanted = files.flatMap((text) => Array.from(text.matchAll(NAMED), ([, name]) => name));
  await client.query('begin');
  try {
    // They call each other, and stand in the order of their names.
    await client.query('set local check_function_bodies = off');
    const { rows: gone } = await client.query<{ name: string }>(
      `select oid::regprocedure::text as name from pg_proc p
       where pronamespace = 'public'::regnamespace and proname <> all($1)
         and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
      [wanted],
    );
    for (const { name } of gone) await client.query(`drop function ${name} cascade`);
    for (const text of files) await client.query(text);
    await client.query(
      'create table if not exists drizzle.function_set ("only" boolean primary key default true check ("only"), sum text not null)',
    );
    await client.query(
      'insert into drizzle.function_set (sum) values ($1) on conflict ("only") do update set sum = excluded.sum',
      [sum],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
