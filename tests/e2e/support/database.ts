import { realpathSync } from 'node:fs';
import { Client } from 'pg';
import { urlOf, type Connection } from '#server/db/embedded/connection.ts';
import { readPassword, superuser } from '#server/db/embedded/initdb.ts';
import { closePool, openPool, type Db } from '#server/db/pool.ts';
import { placesIn } from '#server/db/embedded/places.ts';
import type { Sale } from '#server/upkeep/purchase-list.ts';
import { recordSales } from '#server/upkeep/purchases.ts';

/** The embedded database of a server with this data folder. */
export function connectionIn(dataFolder: string): Connection {
  const places = placesIn(realpathSync(dataFolder), '');
  return { host: places.sockets, port: 5432, user: superuser, password: readPassword(places), database: 'app' };
}

/** Where the database of the server under test is. */
export function testedUrl(): string {
  const folder = process.env['BROWSER_DATA_DIR'];
  if (!folder) throw new Error('BROWSER_DATA_DIR is not set: it names the data folder of the server under test.');
  return urlOf(connectionIn(folder));
}

/** Runs a statement in the database of the server under test, for what no screen can do. */
export async function inDatabase(
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: testedUrl() });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Does what an operator or another server would do, with the product's own code. */
export async function withDatabase<Done>(work: (db: Db) => Promise<Done>): Promise<Done> {
  const db = openPool(testedUrl(), { max: 1 });
  try {
    return await work(db);
  } finally {
    await closePool(db);
  }
}

/** Writes purchases in the same way as the operator's command. */
export const recordInDatabase = async (sales: readonly Sale[]): Promise<void> => {
  await withDatabase((db) => recordSales(db, sales));
};
