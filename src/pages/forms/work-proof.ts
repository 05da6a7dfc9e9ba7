import { solveChallengeWorkers } from 'altcha-lib';
import SolvingWorker from 'altcha/workers/pbkdf2?worker';
import { readChallenge } from '#contract/calls/form.calls.ts';
import type { Api } from '#src/api/client.ts';
import { readOrReject } from '#src/api/read.ts';

const MOST_WORKERS = 4;

/** Gets a question and has the browser's own workers answer it. Rejects if there is no question, no worker, or no time left. */
export async function proveByWork(api: Api, signal: AbortSignal): Promise<string> {
  const { challenge } = await readOrReject(api, readChallenge, {}, signal);
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1),
    controller,
    createWorker: () => new SolvingWorker(),
  });
  signal.throwIfAborted();
  if (solution === null) throw new Error('not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
