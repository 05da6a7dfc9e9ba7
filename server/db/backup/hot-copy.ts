import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Client } from 'pg';
import { errorCodeOf } from '../embedded/errors.ts';
import type { Places } from '../embedded/places.ts';
import { platformName } from '../embedded/platform.ts';
import { type NewCopy, readPieces } from './copy-folder.ts';
import { FORMAT, type HotManifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import { schemaOf } from './schema-version.ts';
import { readTimeAndVersion } from './session.ts';

export const DATA = 'postgresql';
export const SECRET = 'secret.json';
const CONTROL = 'global/pg_control';

/** PostgreSQL recreates their content at each start; only the empty folders are copied. */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
]);
const left =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|backup_label.*|tablespace_map.*|pgsql_tmp.*|.*\.tmp|t\d+_\d+.*)$/;

/**
 * The files of the running PostgreSQL, and the log of what it wrote while they were read: a PostgreSQL of the same version that starts on them
 * replays that log and reaches the state that this one had when the copying ended.
 */
export async function writeHotCopy(
  client: Client,
  { data, secret }: Places,
  copy: NewCopy,
  version: string,
): Promise<HotManifest> {
  if (readdirSync(join(data, 'pg_tblspc')).length > 0)
    throw new BackupProblem('The database has tablespaces, which a hot copy leaves out: take a logical one.');
  const schema = await schemaOf(client);
  if (schema === null)
    throw new BackupProblem('The database holds no tables of this product: there is nothing to copy.');
  const timeAndVersion = await readTimeAndVersion(client);
  const label = `backup_${randomBytes(6).toString('hex')}`;
  // Held until the connection closes, so that PostgreSQL keeps all the log that the copy needs.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [label]);
  const begun = await client.query<{ first: string }>('select pg_walfile_name(pg_backup_start($1, true)) as first', [
    label,
  ]);
  const folders: string[] = [];
  copy.makeFolder(DATA);
  await copyTree(data, '', copy, folders);
  writeWhole(copy, CONTROL, readSteady(join(data, CONTROL)));
  const ended = await client.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  );
  writeWhole(copy, 'backup_label', Buffer.from(ended.rows[0]?.label ?? ''));
  await copyLog(data, copy, begun.rows[0]?.first ?? '', ended.rows[0]?.last ?? '');
  const writer = copy.openFile(SECRET);
  writer.write(readFileSync(secret));
  writer.close();
  return {
    kind: 'hot',
    format: FORMAT,
    version,
    schema,
    ...timeAndVersion,
    files: [...copy.files],
    platform: platformName(),
    folders,
  };
}

async function copyTree(data: string, below: string, copy: NewCopy, folders: string[]): Promise<void> {
  for (const entry of readdirSync(join(data, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (left.test(entry.name)) continue;
    if (entry.isDirectory()) {
      folders.push(name);
      copy.makeFolder(`${DATA}/${name}`);
      await copyTree(data, name, copy, folders);
    } else if (entry.isFile() && !emptied.has(below) && name !== CONTROL) {
      copyFile(join(data, name), name, copy);
      await turn();
    }
  }
}

/** Dropping a table removes its file; the log records that too. */
function copyFile(from: string, name: string, copy: NewCopy): void {
  const pieces = readPieces(from);
  let first: IteratorResult<Uint8Array>;
  try {
    first = pieces.next();
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return;
    throw error;
  }
  const writer = copy.openFile(`${DATA}/${name}`);
  try {
    if (first.done !== true) writer.write(first.value);
    for (const piece of pieces) writer.write(piece);
  } finally {
    writer.close();
  }
}

async function copyLog(data: string, copy: NewCopy, first: string, last: string): Promise<void> {
  const names = readdirSync(join(data, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const needed = names.filter((name) => first <= name && name <= last).toSorted();
  if (needed[0] !== first || needed.at(-1) !== last)
    throw new BackupProblem('PostgreSQL removed a part of its log while it was copied: try again.');
  for (const name of needed) {
    copyFile(join(data, 'pg_wal', name), `pg_wal/${name}`, copy);
    await turn();
  }
}

/** The file is small and overwritten in place, so it is read until two readings agree. */
function readSteady(path: string): Buffer {
  for (let before = readFileSync(path); ;) {
    const again = readFileSync(path);
    if (again.equals(before)) return again;
    before = again;
  }
}

function writeWhole(copy: NewCopy, name: string, bytes: Buffer): void {
  const writer = copy.openFile(`${DATA}/${name}`);
  writer.write(bytes);
  writer.close();
}
