import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { give, isRoot } from './account.ts';
import type { Account } from './command.ts';
import { EmbeddedDatabaseError, errorCodeOf } from './errors.ts';

/** Makes the missing part of the path. As root, every new folder can be entered by all, whatever the umask. */
export function makeFolders(path: string): void {
  const first = mkdirSync(path, { recursive: true });
  if (first === undefined || !isRoot()) return;
  for (let made = path; made.startsWith(first); made = dirname(made)) chmodSync(made, 0o755);
}

/** Creates a folder for this account only. In a place where anybody may write, a folder made by somebody else is refused. */
export function makePrivateFolder(path: string, account: Account | null): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
    const found = lstatSync(path);
    const ours = [account?.uid, process.getuid?.()].includes(found.uid);
    if (!found.isDirectory() || !ours)
      throw new EmbeddedDatabaseError(`The folder ${path} belongs to another user.`, { cause: error });
  }
  give(path, 0o700, account);
}
