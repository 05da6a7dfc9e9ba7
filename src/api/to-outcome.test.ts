import { expect, it } from 'vitest';
import type { CallResult } from './client.ts';
import { toOutcome } from './to-outcome.ts';

const failed = (failure: 'slotTaken' | 'internal'): CallResult<number> => ({
  kind: 'failed',
  failure,
  message: 'no',
  details: {},
});
const taken = () => 'taken' as const;

it('an answer is a value, a failure that the chart names, or the fallback for all others', () => {
  expect(toOutcome({ kind: 'ok', value: 1 }, {}, (value) => value + 1)).toEqual({ kind: 'ok', value: 2 });
  const outcome = toOutcome(failed('slotTaken'), { slotTaken: taken, otherwise: () => null }, Number);
  expect(outcome).toEqual({ kind: 'failed', failure: 'taken', errorName: 'slotTaken' });
  const other = toOutcome(failed('internal'), { slotTaken: taken, otherwise: ({ message }) => message }, Number);
  expect(other).toEqual({ kind: 'failed', failure: 'no', errorName: 'internal' });
});

it('a failure that the chart does not know is thrown, like a network failure', () => {
  expect(() => toOutcome(failed('internal'), { slotTaken: taken }, Number)).toThrow('no answer: internal');
});
