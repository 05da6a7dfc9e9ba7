import { Worker } from 'node:worker_threads';
import { LIST_DEADLINE_MS } from '#workbook/limits.ts';
import { CallFailure } from '../../http/call-context.ts';
import type { ListGiven, ListRead } from './list-thread.ts';

const isSource = import.meta.url.endsWith('.ts');
/** Built, it stands beside the server's own file. */
const thread = new URL(isSource ? 'list-thread.ts' : 'list-thread.js', import.meta.url);
/** In development a thread has to be told itself how TypeScript is read. */
const program = isSource
  ? `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(thread.href)})));`
  : thread;

/** How many may wait: one is read at a time, which leaves a core to all others. */
const MOST_WAITING = 4;
const RETRY_AFTER_S = 20;
const MEGABYTES = 768;

/** Reads and checks a list in a thread of its own, so that the server goes on answering; over the deadline or the memory it is ended. */
const inThread = (given: ListGiven): Promise<ListRead> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      eval: isSource,
      workerData: given,
      transferList: [given.file.buffer],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    const end = () => {
      clearTimeout(deadline);
      void worker.terminate();
    };
    const deadline = setTimeout(() => (end(), resolve({ refusal: 'too-slow' })), LIST_DEADLINE_MS);
    worker.once('message', (read: ListRead) => (end(), resolve(read)));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      end();
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ refusal: 'too-large' });
      else reject(error);
    });
  });

/** One list after the other. A CallFailure if too many are waiting. */
export function listReader(): (given: ListGiven) => Promise<ListRead> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (given) => {
    if (waiting >= MOST_WAITING) throw new CallFailure('unavailable', { retry_after: RETRY_AFTER_S });
    waiting += 1;
    const reading = last.then(() => inThread(given));
    last = reading.catch(() => undefined);
    return reading.finally(() => {
      waiting -= 1;
    });
  };
}
