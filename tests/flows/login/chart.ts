import { loginFixtures } from '#machines/login/login.fixtures.ts';
import { loginLabels } from '#machines/login/login.labels.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { guardView, selectScreen, type LoginSnapshot } from '#machines/login/login.selectors.ts';
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
  // What is corrected after a refusal is sent, and not what was sent before; a refusal above the form stays until then.
  watched: ({ context: { registration, alert } }: LoginSnapshot) => ({
    wasSent: registration !== null,
    alert: alert?.kind ?? null,
  }),
};
