import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { give } from './account.ts';
import { type Account, run } from './command.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { Lock } from './lock.ts';
import type { Places } from './places.ts';

export interface ClusterSetup {
  readonly places: Places;
  readonly account: Account | null;
  /** The folder of initdb and postgres. */
  readonly programs: string;
  readonly durable: boolean;
}

/** The role that owns the tables, for migrations, seeds, copies and upkeep. */
export const superuser = 'app';
/** The role of the running server. */
export const serverUser = 'app_server';

const newPassword = () => randomBytes(24).toString('base64url');
const secretFile = z.object({ password: z.string(), serverPassword: z.optional(z.string()) });

/** Makes the data folder under another name, so that an interrupted start leaves nothing that looks complete. */
export async function createCluster(setup: ClusterSetup, lock: Lock): Promise<void> {
  const { places, account, programs, durable } = setup;
  removeUnfinished(places);
  const fresh = `${places.data}.new-${randomBytes(4).toString('hex')}`;
  const passwordFile = join(fresh, 'password');
  const target = join(fresh, 'data');
  const password = newPassword();
  for (const folder of [fresh, target]) {
    mkdirSync(folder, { mode: 0o700 });
    give(folder, 0o700, account);
  }
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    give(passwordFile, 0o600, account);
    const { reason } = await run(join(programs, 'initdb'), initdbOptions(target, passwordFile, durable), {
      account,
      inherited: [lock.inheritable],
    });
    if (reason !== '') throw new EmbeddedDatabaseError(`initdb failed in ${places.home}.`, { logTail: reason });
    writeSecret(places, { password, serverPassword: newPassword() });
    renameSync(target, places.data);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function initdbOptions(target: string, passwordFile: string, durable: boolean): string[] {
  const place = ['-D', target, '-U', superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const texts = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const settings = ['--set', 'timezone=UTC', '--set', 'log_timezone=UTC', '--no-instructions'];
  return [...place, ...texts, ...settings, ...(durable ? [] : ['--no-sync'])];
}

function removeUnfinished({ data }: Places): void {
  const folder = dirname(data);
  for (const name of readdirSync(folder))
    if (name.startsWith(`${basename(data)}.new-`)) rmSync(join(folder, name), { recursive: true, force: true });
}

interface Secret {
  readonly password: string;
  /** Of the role that the running server connects as; missing in a folder that an earlier release made. */
  readonly serverPassword?: string | undefined;
}

function writeSecret({ secret }: Places, held: Secret): void {
  writeFileSync(`${secret}.new`, JSON.stringify(held), { mode: 0o600 });
  renameSync(`${secret}.new`, secret);
}

function readSecret({ secret, data }: Places): Secret {
  const held = z.safeParse(secretFile, existsSync(secret) ? JSON.parse(readFileSync(secret, 'utf8')) : null);
  if (held.success) return held.data;
  throw new EmbeddedDatabaseError(`The password of the database in ${data} is missing: ${secret} must be put back.`);
}

export const readPassword = (places: Places): string => readSecret(places).password;

/** The password of the server's role; created now if the folder is older than the role. */
export function serverPassword(places: Places): string {
  const held = readSecret(places);
  if (held.serverPassword !== undefined) return held.serverPassword;
  const made = newPassword();
  writeSecret(places, { ...held, serverPassword: made });
  return made;
}
