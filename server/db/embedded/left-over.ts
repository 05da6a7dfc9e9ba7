import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './command.ts';
import { EmbeddedDatabaseError, errorCodeOf } from './errors.ts';
import type { Lock } from './lock.ts';
import { takeLock } from './take-lock.ts';
import type { Places } from './places.ts';

export type Log = (event: { msg: string } & Record<string, unknown>) => void;

const pidFile = ({ data }: Places) => join(data, 'postmaster.pid');

export function postmasterPid(places: Places): number | null {
  if (!existsSync(pidFile(places))) return null;
  const pid = Number(readFileSync(pidFile(places), 'utf8').split('\n')[0]);
  return pid > 0 ? pid : null;
}

/** A pid may have gone to another process: only a process that works in our data folder is ever signalled. */
export async function signalPostmaster(places: Places, signal: 'SIGINT' | 'SIGQUIT'): Promise<number | null> {
  const pid = postmasterPid(places);
  if (pid === null || !(await worksIn(pid, places.data))) return null;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCodeOf(error) !== 'ESRCH') throw error;
  }
  return pid;
}

async function worksIn(pid: number, data: string): Promise<boolean> {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch (error) {
    // In a container, root may not inspect other users' processes; macOS has no /proc.
    if (process.platform === 'linux' && errorCodeOf(error) !== 'EACCES') return false;
  }
  const { output } = await run('ps', ['-p', String(pid), '-o', 'args=']);
  return output.includes(`postgres -D ${data}`);
}

/**
 * Takes the lock that PostgreSQL and all its children hold. If it is busy, they have outlived their Node process and are stopped. Once we hold it,
 * none of them is alive, and the files they left are removed, whatever pid those name.
 */
export async function takeClusterLock(places: Places, waitMs: number, log: Log): Promise<Lock> {
  const late = AbortSignal.timeout(waitMs);
  const force = AbortSignal.timeout(Math.min(15_000, waitMs / 2));
  let asked: 'no' | 'to end' | 'to end at once' = 'no';
  for (;;) {
    const lock = await takeLock(places.clusterLock, places.sockets);
    if (lock !== null) {
      removeTraces(places);
      return lock;
    }
    if (late.aborted)
      throw new EmbeddedDatabaseError(
        `A PostgreSQL that an earlier start left behind (pid ${postmasterPid(places) ?? 'unknown'}, perhaps in another container) still uses ${places.data}.`,
      );
    if (asked === 'no' && (await signalPostmaster(places, 'SIGINT')) !== null) {
      asked = 'to end';
      log({ msg: 'stopping the PostgreSQL that an earlier start left behind', pid: postmasterPid(places) });
    } else if (asked === 'to end' && force.aborted) {
      asked = 'to end at once';
      await signalPostmaster(places, 'SIGQUIT');
    }
    await sleep(50);
  }
}

/** The socket's lock file also names a pid and prevents a start, just like postmaster.pid. */
function removeTraces(places: Places): void {
  rmSync(pidFile(places), { force: true });
  for (const name of readdirSync(places.sockets))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(places.sockets, name), { force: true });
}
