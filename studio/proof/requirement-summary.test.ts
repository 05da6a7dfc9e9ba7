import { expect, it } from 'vitest';
import { door, record, titles } from './door.fixtures.ts';
import { requirementSummaries, standOf } from './requirement-summary.ts';
import { summaryOf } from './summary.ts';

it.each([
  ['tests/e2e/home/home.e2e.ts', 'browser'],
  ['machines/login/login.machine.test.ts', 'chart'],
  ['tests/flows/headless.test.ts', 'chart'],
  ['tests/flows/login/screens.test.tsx', 'screens'],
  ['src/ui/overlays/overlay.test.tsx', 'screens'],
  ['tests/contract/calls.contract.test.ts', 'http'],
  ['server/modules/cars/cars.test.ts', 'server'],
  ['tests/fault/kills.test.ts', 'server'],
  ['domain/fields/plate.test.ts', 'parts'],
] as const)('a test in %s stands at %s', (file, stand) => expect(standOf(file)).toBe(stand));

it('a requirement has what serves it, the tests that name it, and what of it nothing proves in full', () => {
  const records = [
    record({ states: ['door', 'door.open'], transitions: ['close'] }),
    record({ tier: 'screens', states: ['door'] }),
  ];
  const summary = summaryOf(door, records, [], '2026-11-26');
  const named = [
    { file: 'tests/e2e/door.e2e.ts', title: titles.both },
    { file: 'domain/door.test.ts', title: titles.opens },
  ];
  const [first] = requirementSummaries(
    [{ id: 'RB-01', section: '4', text: 'A door.' }],
    [{ chart: door, summary }],
    named,
  );
  const [open, closed, close] = [
    { flow: 'door', kind: 'state', id: 'door', standing: 'full' },
    { flow: 'door', kind: 'state', id: 'door.closed', standing: 'none' },
    { flow: 'door', kind: 'transition', id: 'close', standing: 'part' },
  ];
  expect(first).toMatchObject({ sign: 'shown', serving: [open, closed, close], unproven: [closed, close] });
  expect(first?.tests.browser).toEqual([named[0]]);
  expect(first?.tests.parts).toEqual([]);
});
