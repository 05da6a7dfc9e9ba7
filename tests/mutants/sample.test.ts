import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { Judged } from './chart-mutants.ts';
import { resultOf } from './gates.ts';

const FLOWS = ['cancellation', 'car-form'];

const judged = (count: number, verdict: Omit<Judged, 'name'>): Judged[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${JSON.stringify(verdict)} ${index}`, ...verdict }));
const FOUND = { rules: true, tier: true };

it('rules and baseline find a fixed sample of faults in two charts', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/mutants/run.ts', '--sample=60', ...FLOWS],
    { encoding: 'utf8' },
  );
  expect(status, `${stdout}${stderr}`).toBe(0);
  expect(stdout.match(/ 60 mutants| 59 mutants/g)).toHaveLength(FLOWS.length);
}, 60_000);

it('a chart of which tier 1 misses more than one in 50 faults, or the rules more than 15 in 100, does not pass', () => {
  const faultsOf = (list: readonly Judged[]) => resultOf('a-flow', list, []).faults;
  expect(faultsOf(judged(100, FOUND))).toEqual([]);
  expect(faultsOf([])).toEqual(['no mutants']);
  expect(faultsOf([...judged(98, FOUND), ...judged(2, { rules: false, tier: false })])).toEqual([]);
  expect(faultsOf([...judged(97, FOUND), ...judged(3, { rules: false, tier: false })])).toEqual([
    'tier 1 finds 97.0 %, at least 98.0 % are wanted',
  ]);
  expect(faultsOf([...judged(84, FOUND), ...judged(16, { rules: false, tier: true })])).toEqual([
    'the rules alone find 84.0 %, at least 85.0 % are wanted',
  ]);
});

it('a survivor counts as equivalent only if it is listed, and what is listed must survive', () => {
  const one: Judged = { name: 'a: enters again', rules: false, tier: false };
  const listed = [{ flow: 'a-flow', reason: 'It is there already.', mutants: [one.name] }];
  const sound = judged(10, FOUND);
  expect(resultOf('a-flow', [...sound, one], []).survivors).toEqual([one.name]);
  expect(resultOf('a-flow', [...sound, one], listed)).toMatchObject({ survivors: [], equivalent: 1, faults: [] });
  expect(resultOf('other', [...sound, one], listed).survivors).toEqual([one.name]);
  expect(resultOf('a-flow', [...sound, { ...one, ...FOUND }], listed).faults).toEqual([
    'listed as equivalent, but found: a: enters again',
  ]);
});
