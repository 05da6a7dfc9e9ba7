import { expect, it } from 'vitest';
import { door, fileOf, record, titles } from './door.fixtures.ts';
import type { Gap } from './gaps.ts';
import { staleIn, type Product } from './stale.ts';

const product: Product = { charts: [door], requirements: new Set(['RB-02']), gaps: [], isFile: () => true };
const file = fileOf(record({ title: titles.opens, states: ['door.open'], guards: [['open', true]] }));
const gapOf = (...parts: string[]): Gap => ({
  flow: 'door',
  tier: 'chart',
  parts,
  reason: 'a door that is never locked',
  who: 'developers',
  until: '2026-11-26',
});

it('a file that fits is not stale', () => {
  expect(staleIn(file, { ...product, gaps: [gapOf('open false')] })).toEqual([]);
});

it.each<[string, Partial<Product>, readonly string[]]>([
  [
    'a new state',
    { charts: [{ ...door, states: [...door.states, { id: 'door.ajar', req: [] }] }] },
    ['door: nothing is written of the state door.ajar'],
  ],
  [
    'a transition that is gone',
    { charts: [{ ...door, transitions: door.transitions.slice(0, 1) }] },
    ['door: the chart has no transition close any more'],
  ],
  [
    'a new guard',
    { charts: [{ ...door, transitions: door.transitions.map((one) => ({ ...one, guard: 'isUnlocked' })) }] },
    ['door: nothing is written of the guard of close'],
  ],
  ['a new chart', { charts: [door, { ...door, flow: 'window' }] }, ['window: nothing is written of this chart']],
  ['a chart that is gone', { charts: [] }, ['door: there is no such chart any more']],
  ['a requirement that is gone', { requirements: new Set() }, ['there is no requirement RB-02 any more']],
  [
    'a test file that is gone',
    { isFile: () => false },
    ['there is no test file tests/flows/headless.test.ts any more'],
  ],
  [
    'a reason for what the chart does not have, or for what is shown',
    { gaps: [gapOf('ajar', 'open true', 'door.open')] },
    [
      'door: studio/proof/gaps.ts names ajar, which the chart does not have',
      'door: studio/proof/gaps.ts names open true, which tier chart shows',
      'door: studio/proof/gaps.ts names door.open, which tier chart shows',
    ],
  ],
])('%s is told', (_case, changed, problems) => {
  expect(staleIn(file, { ...product, ...changed })).toEqual(problems);
});
