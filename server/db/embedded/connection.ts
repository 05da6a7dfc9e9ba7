import { Client } from 'pg';
import { errorCodeOf } from './errors.ts';

export interface Connection {
  /** The folder of the Unix socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export function urlOf({ host, port, user, password, database }: Connection): string {
  const place = new URLSearchParams({ host, port: String(port) });
  return `postgres://${user}:${encodeURIComponent(password)}@/${encodeURIComponent(database)}?${place.toString()}`;
}

/** null when a query is answered, else the error code. */
export async function connectionErrorCode(connection: Connection): Promise<string | null> {
  try {
    await query(connection, 'select 1');
    return null;
  } catch (error) {
    return errorCodeOf(error);
  }
}

export async function ensureDatabase(connection: Connection): Promise<void> {
  const why = await connectionErrorCode(connection);
  if (why === '3D000')
    await query({ ...connection, database: 'postgres' }, `create database ${quoted(connection.database)}`);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function query(connection: Connection, sql: string): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
