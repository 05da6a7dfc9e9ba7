import { fleetImportFixtures } from '#machines/fleet-import/fleet-import.fixtures.ts';
import { fleetImportLabels } from '#machines/fleet-import/fleet-import.labels.ts';
import { fleetImportMachine } from '#machines/fleet-import/fleet-import.machine.ts';
import { guardView, selectScreen, type FleetImportSnapshot } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'fleet-import',
  machine: fleetImportMachine,
  fixtures: fleetImportFixtures,
  labels: fleetImportLabels,
  rules,
  guardView,
  selectScreen,
  watched: ({ context: { message, isUnanswered } }: FleetImportSnapshot) => ({
    hasMessage: message !== null,
    isUnanswered,
  }),
};
