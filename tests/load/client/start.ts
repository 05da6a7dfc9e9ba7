import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Instruction } from './process.ts';
import type { Outcome, Stock, Task } from './task.ts';

export interface Guests {
  /** Replaces the slots to book: used ones do not come back. */
  restock(stock: Stock): void;
  run(task: Task): Promise<Outcome>;
  stop(): Promise<void>;
}

/** Starts the guests' process with the loaders of this one. */
export function startGuests(stock: Stock): Guests {
  const child = fork(fileURLToPath(new URL('process.ts', import.meta.url)), { serialization: 'advanced' });
  const exited = once(child, 'exit');
  const tell = (instruction: Instruction) => child.send(instruction);
  const restock = (fresh: Stock) => void tell({ stock: fresh });
  restock(stock);
  return {
    restock,
    async run(task) {
      const done = once(child, 'message') as Promise<[Outcome]>;
      tell({ task });
      const ended = exited.then(() => {
        throw new Error('The process of the guests ended.');
      });
      const [outcome] = await Promise.race([done, ended]);
      return outcome;
    },
    async stop() {
      child.kill();
      await exited;
    },
  };
}
