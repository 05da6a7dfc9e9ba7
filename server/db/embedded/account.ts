import { chmodSync, chownSync, statSync } from 'node:fs';
import { type Account, run } from './command.ts';
import { EmbeddedDatabaseError } from './errors.ts';

export const isRoot = () => process.getuid?.() === 0;

/** Existing data keeps its owner; new data belongs to the first of these accounts that exists on the system. */
export async function chooseAccount(data: string, names = ['postgres', 'nobody']): Promise<Account | null> {
  if (!isRoot()) return null;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, name: `uid ${owner.uid}` };
  for (const name of names) {
    const [uid, gid] = await Promise.all([numberOf('-u', name), numberOf('-g', name)]);
    if (uid > 0 && gid > 0) return { uid, gid, name };
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and none of these accounts exists: ${names.join(', ')}.`,
  );
}

async function numberOf(flag: '-u' | '-g', name: string): Promise<number> {
  const { status, output } = await run('id', [flag, name]);
  return status === 0 ? Number(output) : Number.NaN;
}

export async function canEnter(folder: string, account: Account | null): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { account })).status === 0;
}

export function give(path: string, mode: number, account: Account | null): void {
  if (account !== null) chownSync(path, account.uid, account.gid);
  chmodSync(path, mode);
}
