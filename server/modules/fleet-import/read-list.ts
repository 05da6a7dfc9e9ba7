import { Worker } from 'node:worker_threads';
import { elapsedMs } from '../../http/admission/elapsed.ts';
import type { ListGiven, ListRead } from './list-thread.ts';

const isSource = import.meta.url.endsWith('.ts');
/** Built, it stands beside the server's own file. */
const thread = new URL(isSource ? 'list-thread.ts' : 'list-thread.js', import.meta.url);
/** In development a thread has to be told itself how TypeScript is read. */
const program = isSource
  ? `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(thread.href)})));`
  : thread;

const MEGABYTES = 768;

export interface ReadTime {
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  /** By `elapsedMs`. */
  readonly until: number;
}

/**
 * Reads and checks a list in a thread of its own, so that the server goes on answering; over its time or its memory it is ended, and also when the caller
 * has gone, which rejects with the signal's reason.
 */
export const readList = (given: ListGiven, { gone, until }: ReadTime): Promise<ListRead> =>
  new Promise((resolve, reject) => {
    gone.throwIfAborted();
    const worker = new Worker(program, {
      eval: isSource,
      workerData: given,
      transferList: [given.file.buffer],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    const end = () => {
      clearTimeout(deadline);
      gone.removeEventListener('abort', leave);
      void worker.terminate();
    };
    const leave = () => {
      end();
      reject(gone.reason as Error);
    };
    const deadline = setTimeout(() => (end(), resolve({ refusal: 'too-slow' })), Math.max(0, until - elapsedMs()));
    gone.addEventListener('abort', leave);
    worker.once('message', (read: ListRead) => (end(), resolve(read)));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      end();
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ refusal: 'too-much' });
      else reject(error);
    });
  });
