import { driverLinkFixtures } from '#machines/driver-link/driver-link.fixtures.ts';
import { driverLinkLabels } from '#machines/driver-link/driver-link.labels.ts';
import { driverLinkMachine } from '#machines/driver-link/driver-link.machine.ts';
import { guardView, selectScreen, type DriverLinkSnapshot } from '#machines/driver-link/driver-link.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'driver-link',
  machine: driverLinkMachine,
  fixtures: driverLinkFixtures,
  labels: driverLinkLabels,
  rules,
  guardView,
  selectScreen,
  watched: ({ context: { isUnanswered, change, link } }: DriverLinkSnapshot) => ({
    isUnanswered,
    change,
    token: link?.token ?? null,
  }),
};
