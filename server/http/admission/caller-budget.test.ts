import { describe, expect, it } from 'vitest';
import { callerBudget } from './caller-budget.ts';

describe('the budget of a caller', () => {
  it('is available at once, refills gradually, and says how many seconds to wait', () => {
    let now = 5000;
    const budget = callerBudget(6, () => now);
    const take = () => budget.take('203.0.113.7');
    expect(Array.from({ length: 7 }, take)).toEqual([0, 0, 0, 0, 0, 0, 10]);
    now += 4500;
    expect(take()).toBe(6);
    now += 5500;
    expect([take(), take()]).toEqual([0, 10]);
    now += 60_000;
    expect(Array.from({ length: 7 }, take)).toEqual([0, 0, 0, 0, 0, 0, 10]);
  });

  it('a refused caller is not set back further by asking again', () => {
    let now = 0;
    const budget = callerBudget(60, () => now);
    for (let i = 0; i < 500; i += 1) budget.take('a');
    now += 1000;
    expect([budget.take('a'), budget.take('a')]).toEqual([0, 1]);
  });

  it('is each caller’s own', () => {
    const budget = callerBudget(1, () => 0);
    expect([budget.take('a'), budget.take('a'), budget.take('b')]).toEqual([0, 60, 0]);
  });

  it('is remembered only for a bounded number of the most recent callers', () => {
    const budget = callerBudget(1, () => 0);
    for (let i = 0; i < 50_000; i += 1) budget.take(`caller ${i}`);
    expect(budget.kept).toBe(20_000);
    expect([budget.take('caller 49999'), budget.take('caller 1')]).toEqual([60, 0]);
  });
});
