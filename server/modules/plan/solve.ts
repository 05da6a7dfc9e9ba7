import { Worker } from 'node:worker_threads';
import type { PlanModel } from '#domain/visit-plan/plan-model.ts';

export interface Solved {
  /** Whether `optimum` is the cost below which no solution can be. */
  readonly isOptimal: boolean;
  readonly optimum: number;
  readonly columns: readonly number[];
}

/** For how long the solver may search, and whether anybody still waits for it. */
export interface SolveTime {
  readonly seconds: number;
  readonly gone: AbortSignal;
}

const solver = new URL('plan-solver.mjs', import.meta.url);
/** The solver keeps its time, but needs some to load and to stop. */
const GRACE_MS = 5000;

/**
 * Solves a plan's program in a thread of its own, so that the server goes on answering. `first` are the columns of a plan to begin with. Null if nothing was found, nobody
 * waits for it any more, or the solver failed: the plan to begin with is then the best known.
 */
export function solve(
  model: PlanModel,
  first: readonly number[],
  { seconds, gone }: SolveTime,
): Promise<Solved | null> {
  return new Promise((resolve) => {
    const worker = new Worker(solver, { workerData: { ...model, first, seconds } });
    const end = (solved: Solved | null) => {
      clearTimeout(timer);
      gone.removeEventListener('abort', stop);
      void worker.terminate();
      resolve(solved);
    };
    const stop = () => end(null);
    const timer = setTimeout(stop, seconds * 1000 + GRACE_MS);
    worker.once('message', end);
    worker.once('error', stop);
    worker.once('exit', stop);
    if (gone.aborted) stop();
    else gone.addEventListener('abort', stop);
  });
}
