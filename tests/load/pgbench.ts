import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Client } from 'pg';
import type { Connection } from '#server/db/embedded/connection.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Debian's, or the one in PATH; null if there is none. */
export function findPgbench(): string | null {
  const packaged = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...packaged, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file)) ?? null;
}

/** The days that the bare statements book: far from the product's, and created before they are locked. */
export async function makeBareDays(db: Client): Promise<void> {
  await db.query(`
    insert into branch_day (location_id, day, lanes, open_cell, close_cell)
    select location_id, date '2100-01-01' + i, 6, 32, 68 from branch, generate_series(0, 999) i on conflict do nothing`);
}

/** How often per second the bare statements run, with the same protocol as the server's driver. */
export async function bareRate(
  program: string,
  database: Connection,
  clients: number,
  seconds: number,
): Promise<number> {
  const child = spawn(
    program,
    [
      '--no-vacuum',
      '--protocol=extended',
      '--file=tests/load/bare-statements.sql',
      `--client=${clients}`,
      `--time=${seconds}`,
    ],
    {
      env: {
        ...process.env,
        PGHOST: database.host,
        PGPORT: String(database.port),
        PGUSER: database.user,
        PGPASSWORD: database.password,
        PGDATABASE: database.database,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  child.stdout.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  await once(child, 'close');
  const rate = /^tps = ([\d.]+)/m.exec(printed)?.[1];
  if (child.exitCode !== 0 || rate === undefined) throw new Error(`pgbench failed:\n${printed}`);
  return Number(rate);
}
