import { realpathSync } from 'node:fs';
import { Client } from 'pg';
import { urlOf } from '#server/db/embedded/connection.ts';
import { readPassword, superuser } from '#server/db/embedded/initdb.ts';
import { placesIn } from '#server/db/embedded/places.ts';

/** One statement in the database of the server under test, for what no screen can bring about. */
export async function inDatabase(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const folder = process.env['BROWSER_DATA_DIR'];
  if (!folder) throw new Error('BROWSER_DATA_DIR is not set: it names the data folder of the server under test.');
  const places = placesIn(realpathSync(folder), '');
  const url = urlOf({
    host: places.sockets,
    port: 5432,
    user: superuser,
    password: readPassword(places),
    database: 'app',
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
