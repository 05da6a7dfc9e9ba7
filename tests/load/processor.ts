import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placesIn } from '#server/db/embedded/places.ts';

/** Of one tick of /proc, on every Linux. */
const TICK_MS = 10;

interface Process {
  readonly parent: number;
  readonly ownMs: number;
  /** Of its child processes that have ended. */
  readonly endedMs: number;
}

function processOf(pid: number): Process | null {
  try {
    // From the third field on, after the name, which may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = (from: number) => Number(fields[from]) + Number(fields[from + 1]);
    return { parent: Number(fields[1]), ownMs: ticks(11) * TICK_MS, endedMs: ticks(13) * TICK_MS };
  } catch {
    return null;
  }
}

/** What the postmaster and all its child processes have used. */
function databaseMs(postmaster: number): number {
  let sum = (processOf(postmaster)?.ownMs ?? 0) + (processOf(postmaster)?.endedMs ?? 0);
  for (const name of readdirSync('/proc')) {
    const child = /^\d+$/.test(name) ? processOf(Number(name)) : null;
    if (child?.parent === postmaster) sum += child.ownMs;
  }
  return sum;
}

function postmasterIn(dataFolder: string): number {
  const home = dirname(placesIn(realpathSync(dataFolder), '').data);
  const cluster = readdirSync(home).find((name) => /^postgresql-\d+$/.test(name));
  if (cluster === undefined) throw new Error(`No PostgreSQL in ${home}.`);
  return Number.parseInt(readFileSync(join(home, cluster, 'postmaster.pid'), 'utf8'), 10);
}

/** Milliseconds of the processor. */
export interface Used {
  readonly server: number;
  readonly postgres: number;
}

/** What these servers and the folder's embedded PostgreSQL use from now on; null if the system does not report it. */
export function watchProcessor(servers: readonly number[], dataFolder: string): () => Used | null {
  if (process.platform !== 'linux') return () => null;
  const postmaster = postmasterIn(dataFolder);
  const read = () => ({
    server: servers.reduce((sum, pid) => sum + (processOf(pid)?.ownMs ?? 0), 0),
    postgres: databaseMs(postmaster),
  });
  const before = read();
  return () => {
    const now = read();
    return { server: now.server - before.server, postgres: now.postgres - before.postgres };
  };
}

/** The memory that a process uses now, in megabytes; null if the system does not report it. */
export function memoryOf(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1000;
}
