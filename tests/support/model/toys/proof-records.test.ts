import { expect, it } from 'vitest';
import { createMachine, type AnyEventObject } from 'xstate';
import type { ChartUnderTest } from '../chart-under-test.ts';
import { explore } from '../explore.ts';
import { instrument } from '../instrument.ts';
import { guardsSeen, recordedChart, shownBy } from '../proof-records.ts';
import { screenPaths } from '../screen-paths.ts';
import { help, hold } from './toy-charts.ts';

const meta = (id: string) => ({ id, req: [] });
const isHard = ({ event }: { readonly event: AnyEventObject }) => event['isHard'] === true;
/** A door that is stuck or not, which is decided in a state that is left at once. */
const door: ChartUnderTest = {
  ...help,
  machine: createMachine({
    id: 'door',
    initial: 'closed',
    meta: meta('door'),
    states: {
      closed: { meta: meta('closed'), on: { pull: { target: 'deciding', meta: meta('pull') } } },
      deciding: {
        meta: meta('deciding'),
        always: [
          { guard: isHard, target: 'open', meta: meta('give') },
          { target: 'closed', meta: meta('stick') },
        ],
      },
      open: { meta: meta('open') },
    },
  }),
  fixtures: {
    ...help.fixtures,
    events: { pull: () => [true, false].map((isHard) => ({ type: 'pull', isHard })) },
  },
};

const shownOn = (chart: ChartUnderTest, title: string) => {
  const { machine, shown } = recordedChart(chart);
  const [, path] = screenPaths({ chart }, machine).find(([named]) => named === title) ?? [];
  return path && shown(path);
};

it('a path shows what it takes, where it begins, passes and ends, and what the guards answer on it', () => {
  expect(shownOn(door, 'pull, give')).toEqual({
    states: ['door', 'door.closed', 'door.open', 'door.deciding'],
    transitions: ['pull', 'give'],
    guards: [['give', true]],
  });
  expect(shownOn(door, 'stick')).toEqual({
    states: ['door', 'door.closed', 'door.deciding'],
    transitions: ['pull', 'stick'],
    guards: [['give', false]],
  });
});

it('the clock of a chart shows each step its time when the guards are asked again', () => {
  expect(shownOn(hold, 'end')).toMatchObject({ transitions: ['read', 'warn', 'end'], guards: [['end', true]] });
});

it('steps show only what they take, a walk as a whole what its guards have answered', () => {
  const told = instrument(door.machine);
  const { steps } = explore(door, told.machine);
  const sticking = steps.filter(({ fired }) => fired.includes('stick'));
  expect(shownBy(door, sticking)).toEqual({
    states: ['door', 'door.closed', 'door.deciding'],
    transitions: ['pull', 'stick'],
    guards: [],
  });
  expect(
    guardsSeen(told)
      .map(([id, answer]) => `${id} ${answer}`)
      .toSorted(),
  ).toEqual(['give false', 'give true']);
});
