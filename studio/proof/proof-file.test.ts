import { expect, it } from 'vitest';
import { door, fileOf, record, titles } from './door.fixtures.ts';
import { namedTestsOf, proofFile, proofText, recordsOf } from './proof-file.ts';

const walk = record({
  title: titles.opens,
  states: ['door', 'door.closed', 'door.open'],
  transitions: ['open', 'close'],
  guards: [
    ['open', true],
    ['open', false],
  ],
});

it('records are read as they were packed', () => {
  const onPage = record({ tier: 'screens', file: 'tests/flows/door/screens.test.tsx', states: ['door.closed'] });
  expect(recordsOf(fileOf(walk, onPage), 'door')).toEqual([walk, onPage]);
  expect(recordsOf(fileOf(walk), 'window')).toEqual([]);
});

it('the order of the records and of what they show makes no difference', () => {
  const other = record({ title: 'another sentence', states: ['door.open', 'door'] });
  const turned = { ...walk, states: walk.states.toReversed(), guards: walk.guards.toReversed() };
  expect(proofText(fileOf(other, turned))).toBe(proofText(fileOf(walk, other)));
});

it('tests of one title count as one', () => {
  const [only, ...more] = recordsOf(
    fileOf(record({ states: ['door.open'] }), record({ states: ['door'], transitions: ['close'] })),
    'door',
  );
  expect(only).toEqual(record({ states: ['door', 'door.open'], transitions: ['close'] }));
  expect(more).toEqual([]);
});

it('what the chart does not have is left out', () => {
  const [only] = recordsOf(fileOf(record({ states: ['door.gone', 'door'], guards: [['gone', true]] })), 'door');
  expect(only).toEqual(record({ states: ['door'] }));
});

it('the tests that name requirements are those found in the files and those recorded, each once', () => {
  const both = record({ title: titles.both, file: 'x.test.ts' });
  const file = { ...fileOf(walk, both, record({})), named: { 'x.test.ts': [titles.closes, titles.both] } };
  expect(namedTestsOf(file)).toEqual([
    { file: 'x.test.ts', title: titles.closes },
    { file: 'x.test.ts', title: titles.both },
    { file: walk.file, title: titles.opens },
  ]);
});

it('the guarded transitions are listed', () => {
  expect(fileOf().flows['door']?.guarded).toBe(String(door.transitions.findIndex(({ guard }) => guard !== null)));
});

it('the text has a line for each test and is read again', () => {
  const file = {
    ...fileOf(walk, record({ title: 'a "title" with [brackets]' })),
    named: { 'x.test.ts': [titles.closes] },
  };
  const text = proofText(file);
  expect(proofFile.parse(JSON.parse(text))).toEqual(file);
  expect(text.split('\n')).toContain(`["${titles.opens}","0-2","0-1","0","0"],`);
  expect(text.split('\n')).toContain('["a \\"title\\" with [brackets]","","","",""]');
});
