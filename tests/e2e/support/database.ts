import { realpathSync } from 'node:fs';
import { Client } from 'pg';
import { urlOf, type Connection } from '#server/db/embedded/connection.ts';
import { readPassword, superuser } from '#server/db/embedded/initdb.ts';
import { placesIn } from '#server/db/embedded/places.ts';

/** The embedded database of a server with this data folder. */
export function connectionIn(dataFolder: string): Connection {
  const places = placesIn(realpathSync(dataFolder), '');
  return { host: places.sockets, port: 5432, user: superuser, password: readPassword(places), database: 'app' };
}

/** Runs a statement in the database of the server under test, for what no screen can do. */
export async function inDatabase(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const folder = process.env['BROWSER_DATA_DIR'];
  if (!folder) throw new Error('BROWSER_DATA_DIR is not set: it names the data folder of the server under test.');
  const client = new Client({ connectionString: urlOf(connectionIn(folder)) });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
