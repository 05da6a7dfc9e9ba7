import { carFormFixtures } from '#machines/car-form/car-form.fixtures.ts';
import { carFormLabels } from '#machines/car-form/car-form.labels.ts';
import { carFormMachine } from '#machines/car-form/car-form.machine.ts';
import { guardView, selectScreen } from '#machines/car-form/car-form.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'car-form',
  machine: carFormMachine,
  fixtures: carFormFixtures,
  labels: carFormLabels,
  rules,
  guardView,
  selectScreen,
};
