import { sessionFixtures } from '#machines/session/session.fixtures.ts';
import { sessionLabels } from '#machines/session/session.labels.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { guardView, selectScreen } from '#machines/session/session.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'session',
  machine: sessionMachine,
  fixtures: sessionFixtures,
  labels: sessionLabels,
  rules,
  guardView,
  selectScreen,
};
