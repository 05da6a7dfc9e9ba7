import { carRegistrationFixtures } from '#machines/car-registration/car-registration.fixtures.ts';
import { carRegistrationLabels } from '#machines/car-registration/car-registration.labels.ts';
import { carRegistrationMachine } from '#machines/car-registration/car-registration.machine.ts';
import {
  guardView,
  selectScreen,
  type CarRegistrationSnapshot,
} from '#machines/car-registration/car-registration.selectors.ts';
import { CAR_LEVELS } from '#machines/car-registration/car-registration.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

const known = (record: Readonly<Record<string, unknown>>) =>
  CAR_LEVELS.filter((level) => record[level] !== null).join('>') || 'none';

const levels = ({ context }: CarRegistrationSnapshot) => ({
  chosen: known(context.choice),
  loaded: known(context.lists),
});

export const chart: ChartUnderTest = {
  flow: 'car-registration',
  machine: carRegistrationMachine,
  fixtures: carRegistrationFixtures,
  labels: carRegistrationLabels,
  rules,
  guardView,
  selectScreen,
  baseline: { view: levels, context: levels },
  watched: ({ context: { message } }: CarRegistrationSnapshot) => ({ message }),
};
