import { guestsOf } from './guests.ts';
import type { Outcome, Stock, Task } from './task.ts';

/** The guests in their own process, so that their processor time is known and delays nothing else. */
export type Instruction = { readonly stock: Stock } | { readonly task: Task };

let run: ReturnType<typeof guestsOf> | null = null;

process.on('message', (instruction: Instruction) => {
  if ('stock' in instruction) run = guestsOf(instruction.stock);
  else void work(instruction.task);
});

// The requesting process has ended.
process.on('disconnect', () => process.exit());

async function work(task: Task): Promise<void> {
  if (run === null) throw new Error('No slots were given.');
  const begun = performance.now();
  const used = process.cpuUsage();
  const tally = await run(task);
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - begun) / 1000;
  process.send?.({ ...tally, seconds, processorMs: (user + system) / 1000 } satisfies Outcome);
}
