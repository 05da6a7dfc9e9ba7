import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { ChartUnderTest } from '../chart-under-test.ts';
import { parentProbe } from '../parent-probe.ts';
import { carFixtures, carMachine, carsFixtures, carsMachine } from './cars.machine.ts';
import { helpFixtures, helpMachine } from './help.machine.ts';
import { holdClock, holdFixtures, holdMachine } from './hold.machine.ts';
import { regionsFixtures, regionsMachine } from './regions.machine.ts';
import { walkClock } from '../walk-clock.ts';

const toy = (
  machine: AnyStateMachine,
  fixtures: ChartUnderTest['fixtures'],
  guardView: ChartUnderTest['guardView'] = () => ({}),
): ChartUnderTest => ({
  flow: machine.id,
  machine,
  fixtures,
  labels: { about: '', states: {}, transitions: {} },
  rules: [],
  guardView,
  selectScreen: () => ({ screen: 'toy' }),
});

/** Which cars they are no guard asks, only how many. */
export const cars = toy(carsMachine, carsFixtures, ({ context }: SnapshotFrom<typeof carsMachine>) => ({
  cars: context.plates.length,
  held: context.held.length,
  told: context.told,
}));

export const car = toy(carMachine, {
  ...carFixtures,
  inputs: { one: { plate: 'A', parent: parentProbe() } },
});

export const help = toy(helpMachine, helpFixtures);

/** It reads no clock, but its two delays run at once. */
export const regions: ChartUnderTest = { ...toy(regionsMachine, regionsFixtures), clock: walkClock(0) };

export const hold: ChartUnderTest = {
  ...toy(holdMachine, holdFixtures, ({ context }: SnapshotFrom<typeof holdMachine>) => ({
    isOver: context.endsAt > 0 && context.endsAt - context.ahead <= context.clock.now(),
  })),
  clock: holdClock,
};
