import { loginFixtures } from '#machines/login/login.fixtures.ts';
import { loginLabels } from '#machines/login/login.labels.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { guardView, selectScreen } from '#machines/login/login.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'login',
  machine: loginMachine,
  fixtures: loginFixtures,
  labels: loginLabels,
  rules,
  guardView,
  selectScreen,
};
