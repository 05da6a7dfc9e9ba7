import { expect, it } from 'vitest';
import { callerGates } from './caller-gates.ts';

const open = () => callerGates({ atOnce: 1, waiting: 1, longestWaitMs: 1000 });

/** What becomes of somebody who asks for a place. */
function asks(gates: ReturnType<typeof open>, caller: string, seen: string[]): void {
  const gate = gates.of(caller);
  if (gate.enter()) seen.push(`${caller} in`);
  else
    gate.wait({ first: false, enter: () => seen.push(`${caller} next`), refuse: () => seen.push(`${caller} refused`) });
}

it('each caller has places of their own, and a queue of their own', async () => {
  const gates = open();
  const seen: string[] = [];
  for (const caller of ['a', 'a', 'a', 'b']) asks(gates, caller, seen);
  gates.of('a').leave();
  await Promise.resolve();
  expect(seen).toEqual(['a in', 'a refused', 'b in', 'a next']);
});

it('nothing is kept of a caller who has nothing in work', async () => {
  const gates = open();
  for (const caller of ['a', 'a', 'b']) asks(gates, caller, []);
  expect(gates.kept).toBe(2);
  for (const caller of ['a', 'a', 'b']) {
    gates.of(caller).leave();
    await Promise.resolve();
  }
  expect(gates.kept).toBe(0);
});
