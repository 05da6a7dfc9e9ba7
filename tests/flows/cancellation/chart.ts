import { cancellationFixtures } from '#machines/cancellation/cancellation.fixtures.ts';
import { cancellationLabels } from '#machines/cancellation/cancellation.labels.ts';
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { guardView, selectScreen, type CancellationSnapshot } from '#machines/cancellation/cancellation.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'cancellation',
  machine: cancellationMachine,
  fixtures: cancellationFixtures,
  labels: cancellationLabels,
  rules,
  guardView,
  selectScreen,
  watched: ({ context: { isUnanswered } }: CancellationSnapshot) => ({ isUnanswered }),
};
