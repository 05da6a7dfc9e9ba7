import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodeOf } from './errors.ts';
import type { Log } from './left-over.ts';
import type { Postmaster } from './postmaster.ts';

export interface RestartPolicy {
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** How many times in a row it may end, without running steadily in between, before we give up. */
  readonly tries: number;
  readonly steadyMs: number;
}

/** About ten minutes: a full disk may be cleared within that. */
export const patientRestarts: RestartPolicy = {
  firstPauseMs: 100,
  longestPauseMs: 10_000,
  tries: 65,
  steadyMs: 60_000,
};

export interface RunningPostgres {
  onGivenUp(listener: () => void): void;
  stop(): Promise<void>;
}

/** Restarts PostgreSQL when it ends by itself, with growing pauses, until it is stopped or we give up. */
export function keepRunning(
  first: Postmaster,
  start: (stopping: AbortSignal) => Promise<Postmaster>,
  { policy, log }: { policy: RestartPolicy; log: Log },
): RunningPostgres {
  const stopping = new AbortController();
  const listeners = new Set<() => void>();
  let current: Postmaster | null = first;
  let ends = 0;

  async function again(): Promise<Postmaster | null> {
    while (ends < policy.tries) {
      const pause = Math.min(policy.firstPauseMs * 2 ** ends, policy.longestPauseMs);
      ends += 1;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return null;
      try {
        return await start(stopping.signal);
      } catch (error) {
        log({ msg: 'PostgreSQL does not start again', error: errorCodeOf(error), tries: ends });
      }
    }
    return null;
  }

  async function watch(): Promise<void> {
    while (current !== null) {
      const steady = setTimeout(() => (ends = 0), policy.steadyMs).unref();
      const how = await current.exited;
      clearTimeout(steady);
      if (stopping.signal.aborted) return;
      log({ msg: 'PostgreSQL ended by itself', how });
      current = await again();
      if (stopping.signal.aborted) return;
      if (current !== null) log({ msg: 'PostgreSQL is back' });
    }
    for (const listener of listeners) listener();
  }

  const watching = watch();
  return {
    onGivenUp: (listener) => listeners.add(listener),
    async stop() {
      stopping.abort();
      await current?.stop();
      await watching;
      await current?.stop();
    },
  };
}
