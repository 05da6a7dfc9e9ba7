import { describe, expect, it } from 'vitest';
import { door, record } from './door.fixtures.ts';
import type { Gap } from './gaps.ts';
import { countsOf, summaryOf } from './summary.ts';
import type { ProofRecord } from './record.ts';

const TODAY = '2026-11-26';
const gap = (parts: Partial<Gap>): Gap => ({
  flow: 'door',
  tier: 'screens',
  parts: ['close'],
  reason: 'it closes by itself',
  who: 'developers',
  until: TODAY,
  ...parts,
});
const standingOfClose = (records: readonly ProofRecord[], gaps: readonly Gap[] = [], today = TODAY) =>
  summaryOf(door, records, gaps, today).transitions.get('close')?.standing;
const shows = (tier: ProofRecord['tier']) => record({ tier, transitions: ['close'] });

describe('a part of a chart is', () => {
  it('full when its walk and the page show it, in a DOM or in a browser', () => {
    expect(standingOfClose([shows('chart'), shows('screens')])).toBe('full');
    expect(standingOfClose([shows('chart'), shows('browser')])).toBe('full');
  });

  it('part when only one of them does', () => {
    expect(standingOfClose([shows('chart')])).toBe('part');
    expect(standingOfClose([shows('screens'), shows('browser')])).toBe('part');
  });

  it('none when nothing does', () => {
    expect(standingOfClose([record({ transitions: ['open'] })])).toBe('none');
  });

  it('justified when every tier that lacks it has a reason, for as long as that counts', () => {
    expect(standingOfClose([shows('chart')], [gap({})])).toBe('justified');
    expect(standingOfClose([shows('chart')], [gap({})], '2026-11-27')).toBe('part');
    expect(standingOfClose([shows('chart')], [gap({ flow: 'window' })])).toBe('part');
    expect(standingOfClose([], [gap({})])).toBe('none');
    expect(standingOfClose([], [gap({}), gap({ tier: 'chart' })])).toBe('justified');
  });
});

it('each answer of a guard counts by itself', () => {
  const records = [
    record({ guards: [['open', true]] }),
    record({ tier: 'screens', guards: [['open', true]] }),
    record({ tier: 'screens', guards: [['open', false]] }),
  ];
  const { guards } = summaryOf(door, records, [], TODAY);
  expect([...guards].map(([key, { standing }]) => [key, standing])).toEqual([
    ['open true', 'full'],
    ['open false', 'part'],
  ]);
});

it('where a transition need not be taken, its guard need not be true, but may have to be false', () => {
  const walked = [record({ guards: [true, false].map((answer): [string, boolean] => ['open', answer]) })];
  const { guards } = summaryOf(door, walked, [gap({ parts: ['open'] })], TODAY);
  expect([...guards.values()].map(({ standing }) => standing)).toEqual(['justified', 'part']);
});

it('the tests of a state are told by tier, first that which shows least else', () => {
  const whole = record({ title: 'whole', states: ['door', 'door.closed', 'door.open'] });
  const only = record({ title: 'only', states: ['door.open'] });
  const { states } = summaryOf(door, [whole, only], [], TODAY);
  expect(states.get('door.open')?.tests).toEqual({ chart: [only, whole], screens: [], browser: [] });
  expect(countsOf(states.values())).toEqual({ full: 0, part: 3, justified: 0, none: 0 });
});
