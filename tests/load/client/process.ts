import { guestsOf } from './guests.ts';
import type { Outcome, Stock, Task } from './task.ts';

/** The guests in a process of their own, so that what they use of the processor is known and delays no one else. */
export type Told = { readonly stock: Stock } | { readonly task: Task };

let run: ReturnType<typeof guestsOf> | null = null;

process.on('message', (told: Told) => {
  if ('stock' in told) run = guestsOf(told.stock);
  else void work(told.task);
});

// Whoever asked is gone.
process.on('disconnect', () => process.exit());

async function work(task: Task): Promise<void> {
  if (run === null) throw new Error('Nothing was told of slots.');
  const begun = performance.now();
  const used = process.cpuUsage();
  const tally = await run(task);
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - begun) / 1000;
  process.send?.({ ...tally, seconds, processorMs: (user + system) / 1000 } satisfies Outcome);
}
