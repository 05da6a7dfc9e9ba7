import { Client } from 'pg';
import { databaseError } from '../database-error.ts';
import { errorCodeOf } from '../embedded/errors.ts';
import { BackupProblem } from './problem.ts';

/** Settings that make values read the same everywhere, and no time limit, because a copy may take long. */
const SETTINGS = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '10s';
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 3;
  set client_encoding = 'UTF8'; set bytea_output = 'hex'`;

/** Runs the work on its own connection, which is closed afterwards. `place` says in an error which database was asked. */
export async function inSession<T>(url: string, place: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'roddee-backup',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    const refusal = databaseError(cause);
    const why =
      refusal === null
        ? `cannot be reached (${errorCodeOf(cause)}): PostgreSQL must be running there`
        : `refuses the connection (${refusal.code}): check user, password and name`;
    throw new BackupProblem(`${place} ${why}.`, { cause });
  }
  try {
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface TimeAndVersion {
  readonly at: string;
  readonly postgresql: string;
}

export async function readTimeAndVersion(client: Client): Promise<TimeAndVersion> {
  const { rows } = await client.query<TimeAndVersion>(`
    select to_char(app_now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      current_setting('server_version') as postgresql`);
  return { at: rows[0]?.at ?? '', postgresql: rows[0]?.postgresql ?? '' };
}
