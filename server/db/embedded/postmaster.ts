import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identity } from './command.ts';
import { connectionErrorCode, type Connection } from './connection.ts';
import { EmbeddedDatabaseError, errorCodeOf } from './errors.ts';
import type { ClusterSetup } from './initdb.ts';
import { signalPostmaster } from './left-over.ts';
import type { Lock } from './lock.ts';
import { childEnvironment } from './platform.ts';

export interface Postmaster {
  /** How it ended, in words. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

const largestLog = 5_000_000;
const patienceMs = 4000;

/**
 * Descriptor 3 is a pipe from Node. However Node ends, the pipe closes and PostgreSQL is asked to shut down, repeatedly, because at first it does not
 * listen. Descriptor 4 is the lock, which the watching shell must not hold.
 */
const guard = `"$@" 3<&- & server=$!
(
  read -r _ <&3
  trap 'kill $nap; exit' TERM
  for try in 1 2 3 4 5 6 7 8 9 10; do
    kill -INT $server || exit
    sleep 1 & nap=$!
    wait $nap
  done
) 2>/dev/null 4<&- & watch=$!
trap '' INT TERM HUP
wait $server; status=$?
kill $watch 2>/dev/null
exit $status`;

/** Starts postgres, which takes the lock over, and waits until it answers a query. */
export async function startPostmaster(
  setup: ClusterSetup,
  { lock, connection, waitMs, signal }: { lock: Lock; connection: Connection; waitMs: number; signal: AbortSignal },
): Promise<Postmaster> {
  const { places } = setup;
  const postmaster = await launch(setup, lock);
  const state = { ended: '' };
  void postmaster.exited.then((how) => (state.ended = how));
  const late = AbortSignal.timeout(waitMs);
  const lateForRecovery = AbortSignal.timeout(waitMs * 10);
  for (;;) {
    const why = await connectionErrorCode({ ...connection, database: 'postgres' });
    if (why === null) return postmaster;
    const recovering = why === '57P03' && !lateForRecovery.aborted;
    const hopeful = state.ended === '' && !signal.aborted && !permanent.has(why);
    if (!hopeful || (late.aborted && !recovering)) {
      const what = state.ended === '' ? `does not answer (${why})` : `ended while it started (${state.ended})`;
      await postmaster.stop();
      throw new EmbeddedDatabaseError(`PostgreSQL in ${places.data} ${what}.`, { logTail: endOf(places.log) });
    }
    await sleep(25);
  }
}

/** A wrong password or a missing role: waiting will not help. */
const permanent = new Set(['28P01', '28000']);

async function launch(setup: ClusterSetup, lock: Lock): Promise<Postmaster> {
  const { places, account, programs } = setup;
  const log = openLog(places.log);
  const child = spawn(
    '/bin/sh',
    ['-c', guard, 'postgres-guard', join(programs, 'postgres'), ...postgresOptions(setup)],
    {
      ...identity(account),
      env: childEnvironment(),
      cwd: '/',
      // Started outside the terminal's process group: Ctrl-C reaches only Node, which then stops PostgreSQL cleanly.
      detached: true,
      stdio: ['ignore', log, log, 'pipe', lock.inheritable],
    },
  );
  closeSync(log);
  const exited = new Promise<string>((resolve) => {
    child.on('exit', (status, signal) => resolve(signal ?? `exit ${status}`));
    child.on('error', (error) => resolve(errorCodeOf(error)));
  });
  await lock.release();
  const pipe = child.stdio[3];
  pipe?.on('error', () => pipe.destroy());
  child.unref();
  if (pipe instanceof Socket) pipe.unref();
  return {
    exited,
    async stop() {
      pipe?.destroy();
      const impatient = setTimeout(() => void signalPostmaster(places, 'SIGQUIT'), patienceMs);
      await exited;
      clearTimeout(impatient);
    },
  };
}

function postgresOptions({ places, durable }: ClusterSetup): string[] {
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'max_connections=60',
    'shared_buffers=64MB',
    'jit=off',
    'max_parallel_workers_per_gather=0',
    // A statement may hold personal data, and its error reaches the caller anyway.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_checkpoints=off',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  return ['-D', places.data, '-k', places.sockets, ...settings.flatMap((setting) => ['-c', setting])];
}

function openLog(file: string): number {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function endOf(log: string): string {
  return readFileSync(log, 'utf8').slice(-1500).trim();
}
