import { expect, it } from 'vitest';
import { isWithinLimits } from './figures.ts';
import { goodRate, joined, loadTable, type Level } from './load-table.ts';

function levelOf(clients: number, good: number, refused: Record<string, number> = {}): Level {
  const ms = { read: Array.from({ length: good }, () => 5), hold: [7], confirm: [], book: [] };
  return { clients, outcome: { ms, refused, seconds: 1, processorMs: 10 }, processor: null, memory: null };
}

const judged = (levels: Level[], line: string) =>
  loadTable({ capacity: 4, search: levels, levels, stored: 0 }, 1)
    .split('\n')
    .find((row) => row.startsWith(`| ${line}`));

it('a drop of a tenth after the peak passes, a larger one does not', () => {
  expect(judged([levelOf(4, 999), levelOf(8, 899)], 'good answers a second past the top')).toContain('pass');
  expect(judged([levelOf(4, 999), levelOf(8, 799)], 'good answers a second past the top')).toContain('OVER');
});

it('a table is within its limits until one of its figures is over', () => {
  const tableOf = (...levels: Level[]) => loadTable({ capacity: 4, search: levels, levels, stored: 0 }, 1);
  expect(isWithinLimits(tableOf(levelOf(4, 999), levelOf(8, 899)))).toBe(true);
  expect(isWithinLimits(tableOf(levelOf(4, 999), levelOf(8, 799)))).toBe(false);
});

it('lower values before the peak are not a drop', () => {
  expect(judged([levelOf(4, 500), levelOf(8, 999)], 'good answers a second past the top')).toContain('pass');
});

it('busy and too-many are expected answers, anything else is named', () => {
  const allowed = { '503 1009': 5, '503 0': 1, '429 1003': 2, '200 1003': 3 };
  expect(judged([levelOf(4, 999, allowed)], 'refused for another reason')).toContain('pass');
  const others = judged([levelOf(4, 999, { ...allowed, broken: 2, '500 1005': 1 })], 'refused for another reason');
  expect(others).toContain('2 x broken at 4 clients, 1 x 500 1005 at 4 clients');
  expect(others).toContain('OVER');
});

it('runs with as many clients count as one', () => {
  const [four, eight, ...others] = joined([
    levelOf(4, 99, { '503 0': 1 }),
    levelOf(8, 9),
    levelOf(8, 29),
    levelOf(4, 299, { '503 0': 2, broken: 1 }),
  ]);
  expect(others).toEqual([]);
  expect([four?.clients, four && goodRate(four), four?.outcome.refused]).toEqual([4, 200, { '503 0': 3, broken: 1 }]);
  expect([eight?.clients, eight && goodRate(eight), eight?.outcome.processorMs]).toEqual([8, 20, 20]);
});
