import { availabilityFixtures } from '#machines/availability/availability.fixtures.ts';
import { availabilityLabels } from '#machines/availability/availability.labels.ts';
import { availabilityMachine } from '#machines/availability/availability.machine.ts';
import { guardView, selectScreen, type AvailabilitySnapshot } from '#machines/availability/availability.selectors.ts';
import type { AvailabilityReport } from '#machines/availability/availability.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { parentProbe, withParent } from '#tests/support/model/parent-probe.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'availability',
  machine: availabilityMachine,
  fixtures: {
    ...availabilityFixtures,
    inputs: withParent(availabilityFixtures.inputs, parentProbe<AvailabilityReport>()),
  },
  labels: availabilityLabels,
  rules,
  guardView,
  selectScreen,
  watched: ({ context: { question, message } }: AvailabilitySnapshot) => ({
    branch: question?.locationId ?? false,
    // Another try must not keep the words of a refusal.
    hasMessage: message !== null,
  }),
};
