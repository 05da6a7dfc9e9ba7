import { closeSync, openSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from './command.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { Lock } from './lock.ts';
import { takeSocketLock } from './socket-lock.ts';

/** The lock, or null if another process holds it. The folder for sockets is used only where flock(1) is missing. */
export async function takeLock(file: string, sockets: string): Promise<Lock | null> {
  const descriptor = openSync(file, 'a', 0o600);
  // flock locks the open file itself, so the lock outlives the command.
  const { status, reason } = await run('flock', ['-n', '3'], { inherited: [descriptor] });
  if (status === 0) return { inheritable: descriptor, release: async () => closeSync(descriptor) };
  closeSync(descriptor);
  if (status === 1) return null;
  if (reason === 'ENOENT') return takeSocketLock(join(sockets, basename(file)));
  throw new EmbeddedDatabaseError(`The file ${file} cannot be locked: ${reason}.`);
}
