import type { Client } from 'pg';
import { copyOut } from './copy-protocol.ts';
import type { FileWriter, NewCopy } from './copy-folder.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import { schemaOf } from './schema-version.ts';
import { readTimeAndVersion } from './session.ts';
import { inPublic, quoted, type Table, tablesOf } from './tables.ts';

const BUFFERED = 1 << 18;

/** Every table as it stood at one moment, in PostgreSQL's own text format; writers go on meanwhile. */
export async function writeLogicalCopy(client: Client, copy: NewCopy, version: string): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only');
  const tables = await tablesOf(client);
  const schema = await schemaOf(client);
  if (schema === null)
    throw new BackupProblem('The database holds no tables of this product: there is nothing to copy.');
  await client.query(`lock table ${tables.map(({ name }) => inPublic(name)).join(', ')} in access share mode`);
  const timeAndVersion = await readTimeAndVersion(client);
  copy.makeFolder('tables');
  const written: Manifest['tables'] = [];
  for (const table of tables) written.push(await writeTable(client, copy, table));
  // Read after the rows, so it is never behind them.
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  await client.query('commit');
  return {
    format: FORMAT,
    version,
    schema,
    ...timeAndVersion,
    files: [...copy.files],
    tables: written,
    sequences,
  };
}

async function writeTable(client: Client, copy: NewCopy, { name, columns }: Table) {
  const file = `tables/${name}.copy`;
  const buffered = bufferedWriter(copy.openFile(file));
  const statement = `copy ${inPublic(name)} (${columns.map(quoted).join(', ')}) to stdout`;
  const rows = await copyOut(client, statement, (bytes) => buffered.write(bytes)).finally(() => buffered.close());
  return { name, columns: [...columns], rows, file };
}

/** The server sends one row at a time, in a buffer that pg reuses, so the bytes are copied at once. */
function bufferedWriter(writer: FileWriter): FileWriter {
  const waiting = Buffer.allocUnsafe(BUFFERED);
  let size = 0;
  const flush = () => {
    writer.write(waiting.subarray(0, size));
    size = 0;
  };
  return {
    write(bytes) {
      if (size + bytes.length > BUFFERED) flush();
      if (bytes.length > BUFFERED) return writer.write(bytes);
      waiting.set(bytes, size);
      size += bytes.length;
    },
    close() {
      try {
        flush();
      } finally {
        writer.close();
      }
    },
  };
}
