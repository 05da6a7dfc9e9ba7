import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

export const superuser = 'app';

/** Makes the data folder under another name, so that a start that was cut off leaves nothing that looks whole. */
export async function createCluster(setup: ClusterSetup, lock: Lock): Promise<void> {
  const { places, account, programs, durable } = setup;
  removeUnfinished(places);
  const fresh = `${places.data}.new-${randomBytes(4).toString('hex')}`;
  const passwordFile = join(fresh, 'password');
  const target = join(fresh, 'data');
  const password = randomBytes(24).toString('base64url');
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
    writeSecret(places, password);
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

function writeSecret({ secret }: Places, password: string): void {
  writeFileSync(`${secret}.new`, JSON.stringify({ password }), { mode: 0o600 });
  renameSync(`${secret}.new`, secret);
}

export function readPassword({ secret, data }: Places): string {
  const held: unknown = existsSync(secret) ? JSON.parse(readFileSync(secret, 'utf8')) : null;
  if (typeof held === 'object' && held !== null && 'password' in held && typeof held.password === 'string')
    return held.password;
  throw new EmbeddedDatabaseError(`The password of the database in ${data} is missing: ${secret} must be put back.`);
}
