import { expect, it } from 'vitest';
import { claimAmount, claimDayProblem, missingPurchaseProblems } from './point-claim.ts';

it.each([
  ['2026-11-25', null],
  ['2026-11-10', null],
  ['2026-11-09', 'tooLate'],
  ['2026-11-26', 'toCome'],
] as const)('a purchase of %s is claimed on 25 November: %s', (day, problem) =>
  expect(claimDayProblem(day, '2026-11-25')).toBe(problem),
);

it.each([
  ['120', 120],
  [' 35.99 ', 35.99],
  ['1,250.50', 1250.5],
  ['๔๐', 40],
  ['0', null],
  ['0.001', null],
  ['-5', null],
  ['1e3', null],
  ['1,25', null],
  ['', null],
  ['1000001', null],
])('%j is the amount %s', (text, amount) => expect(claimAmount(text)).toBe(amount));

it('names all that a claim of a missing purchase lacks, at once', () => {
  const nothing = { boughtOn: undefined, branch: '', bought: '', amount: ' ' };
  expect(missingPurchaseProblems(nothing, '2026-11-25')).toEqual({
    boughtOn: 'missing',
    branch: 'missing',
    bought: 'missing',
    amount: 'missing',
  });
  const whole = { boughtOn: '2026-11-20', branch: '1001', bought: 'cafe', amount: '65' };
  expect(missingPurchaseProblems(whole, '2026-11-25')).toEqual({});
  expect(missingPurchaseProblems({ ...whole, boughtOn: '2026-11-01', amount: 'x' }, '2026-11-25')).toEqual({
    boughtOn: 'tooLate',
    amount: 'noAmount',
  });
});
