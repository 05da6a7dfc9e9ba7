import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { migrate } from '../migrate.ts';
import { closePool, openPool } from '../pool.ts';
import { copyIn } from './copy-protocol.ts';
import { readPieces } from './copy-folder.ts';
import type { Manifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import { isLaterSchema, migrateUpTo, schemaOf } from './schema-version.ts';
import { inSession } from './session.ts';
import { holdsRows, inPublic, inReferenceOrder, quoted, referencesOf, tablesOf } from './tables.ts';

export interface LogicalTarget {
  readonly url: string;
  /** The database in words. */
  readonly place: string;
  /** Whether existing rows may be replaced. */
  readonly force: boolean;
}

/**
 * Migrates to the version of the copy, replaces every row in one transaction, then applies the remaining migrations. If it fails, the previous rows
 * stay.
 */
export async function restoreLogicalCopy(
  folder: string,
  manifest: Manifest,
  { url, place, force }: LogicalTarget,
): Promise<void> {
  await inSession(url, place, async (client) => {
    await refuseOthers(client, place);
    const present = await schemaOf(client);
    if (present !== null && isLaterSchema(present, manifest.schema))
      throw new BackupProblem(
        `${place} has newer tables (${present}) than the copy (${manifest.schema}): restore into an empty database.`,
      );
    if (!force && (await holdsRows(client)))
      throw new BackupProblem(`${place} holds data. With --force the copy takes its place, and what is there is lost.`);
  });
  const db = openPool(url, { max: 1 });
  try {
    await migrateUpTo(db, manifest.schema);
    await inSession(url, place, (client) => replaceRows(client, folder, manifest, place));
    await migrate(db);
    await db.execute('analyze');
  } finally {
    await closePool(db);
  }
}

/** A connection that was just closed may still be listed: looked at this often, with 100 ms between. */
const LOOKS = 20;

/** A running server would read half of it and go on writing. */
async function refuseOthers(client: Client, place: string): Promise<void> {
  for (let look = 1; ; look += 1) {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`,
    );
    if (rows[0]?.others === 0) return;
    if (look === LOOKS)
      throw new BackupProblem(
        `${place} is in use (${rows[0]?.others} other connections): stop the product and whatever else is connected.`,
      );
    await pause(100);
  }
}

async function replaceRows(client: Client, folder: string, manifest: Manifest, place: string): Promise<void> {
  const present = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of manifest.tables)
    if (columns.some((column) => !present.get(name)?.includes(column)))
      throw new BackupProblem(`The copy's table ${name} is not one of this product: nothing was restored.`);
  const all = manifest.tables.map(({ name }) => inPublic(name)).join(', ');
  await client.query('begin');
  try {
    await client.query(`lock table ${all} in access exclusive mode nowait`);
    // Triggers are off: they already ran when the rows were first written.
    const triggers = (to: 'disable' | 'enable') =>
      manifest.tables.map(({ name }) => `alter table ${inPublic(name)} ${to} trigger user`).join('; ');
    await client.query(triggers('disable'));
    // A server that was started since then waits for the lock, and finds the copy.
    await client.query(`truncate ${all} restart identity`);
    const order = inReferenceOrder(
      manifest.tables.map(({ name }) => name),
      await referencesOf(client),
    );
    for (const name of order) await fillTable(client, folder, manifest, name);
    for (const { name, last } of manifest.sequences)
      await client.query(`alter sequence ${inPublic(name)} restart with ${BigInt(last) + 1n}`);
    await client.query(triggers('enable'));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof Error && 'code' in error && error.code === '55P03')
      throw new BackupProblem(`${place} is in use: somebody holds a lock on its tables.`, { cause: error });
    throw error;
  }
}

async function fillTable(client: Client, folder: string, manifest: Manifest, name: string): Promise<void> {
  const table = manifest.tables.find((each) => each.name === name);
  if (table === undefined) return;
  const columns = table.columns.map(quoted).join(', ');
  const rows = await copyIn(
    client,
    `copy ${inPublic(name)} (${columns}) from stdin`,
    readPieces(join(folder, table.file)),
  );
  if (rows !== table.rows)
    throw new BackupProblem(`Table ${name} got ${rows} rows and should have ${table.rows}: nothing was restored.`);
}
