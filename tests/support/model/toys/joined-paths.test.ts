import { expect, it } from 'vitest';
import type { ChartUnderTest } from '../chart-under-test.ts';
import { screenPaths } from '../screen-paths.ts';
import { eventsOf } from '../test-path.ts';
import { help, hold } from './toy-charts.ts';

const pathsOf = (chart: ChartUnderTest, joinedUpTo?: number) =>
  screenPaths({ chart, ...(joinedUpTo !== undefined && { joinedUpTo }) });
const takenBy = (paths: ReturnType<typeof pathsOf>) =>
  new Set(paths.flatMap(([, { steps }]) => steps.flatMap(({ state }) => state.step?.fired ?? [])));
const lengths = (paths: ReturnType<typeof pathsOf>) => paths.map(([, path]) => eventsOf(path).length);

it.each([help, hold])('joined paths take what the shortest take, in fewer paths', (chart) => {
  const [apart, joined] = [pathsOf(chart), pathsOf(chart, 10)];
  expect(takenBy(joined)).toEqual(takenBy(apart));
  expect(joined.length).toBeLessThanOrEqual(apart.length);
  expect(Math.max(...lengths(joined))).toBeLessThanOrEqual(10);
});

it('a joined path goes on from where it is, is named by what it takes first, and ends where it would be too long', () => {
  expect(pathsOf(help, 10).map(([title, path]) => [title, eventsOf(path).map(({ type }) => type)])).toEqual([
    ['next, open, close', ['start', 'next', 'help.opened', 'help.closed']],
  ]);
  expect(lengths(pathsOf(help, 2)).every((length) => length <= 3)).toBe(true);
  expect(takenBy(pathsOf(help, 2))).toEqual(takenBy(pathsOf(help)));
});

it('a joined path goes no further after a step that is the last', () => {
  const paths = screenPaths({ chart: help, joinedUpTo: 10, isLast: ({ fired }) => fired.includes('open') });
  for (const [, path] of paths)
    for (const { state } of path.steps.slice(0, -1)) expect(state.step?.fired ?? []).not.toContain('open');
});
