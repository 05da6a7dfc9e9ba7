import { expect, it } from 'vitest';
import { door, fileOf, record, titles } from './door.fixtures.ts';
import { joined, type Joining } from './joined.ts';
import { recordsOf } from './proof-file.ts';

const onPage = record({ tier: 'screens', file: 'a.test.tsx', states: ['door'] });
const inBrowser = (file: string, title = 'a journey') =>
  record({ tier: 'browser', file, title, states: ['door.open'] });
const join = (parts: Partial<Joining>) =>
  joined({
    before: null,
    charts: [door],
    records: [],
    named: [],
    today: '2026-11-27',
    isFile: () => true,
    ...parts,
  });

it('a tier that has walked a chart now has shown only that, and the other tiers what they showed before', () => {
  const before = fileOf(record({ title: 'before', states: ['door'] }), onPage, inBrowser('a.e2e.ts'));
  const now = record({ title: 'now', states: ['door.open'] });
  expect(recordsOf(join({ before, records: [now] }), 'door')).toEqual([now, onPage, inBrowser('a.e2e.ts')]);
});

it('a browser test file that has run takes the place of what it showed; one that is gone shows nothing', () => {
  const before = fileOf(inBrowser('a.e2e.ts'), inBrowser('b.e2e.ts'), inBrowser('gone.e2e.ts'));
  const records = [inBrowser('a.e2e.ts', 'another journey')];
  const file = join({ before, records, isFile: (path) => path !== 'gone.e2e.ts' });
  expect(recordsOf(file, 'door')).toEqual([inBrowser('a.e2e.ts', 'another journey'), inBrowser('b.e2e.ts')]);
});

it('the day changes only with what was shown', () => {
  const before = fileOf(onPage);
  expect(join({ before, records: [onPage] }).made).toBe('2026-11-26');
  expect(join({ before, records: [{ ...onPage, states: [] }] }).made).toBe('2026-11-27');
  expect(join({ records: [onPage] }).made).toBe('2026-11-27');
});

it('the titles that name requirements are kept by file, in the order of their lines', () => {
  const named = [
    { file: 'b.test.ts', title: titles.opens },
    { file: 'b.test.ts', title: titles.closes },
    { file: 'a.test.ts', title: titles.both },
  ];
  expect(Object.entries(join({ named }).named)).toEqual([
    ['a.test.ts', [titles.both]],
    ['b.test.ts', [titles.opens, titles.closes]],
  ]);
});
