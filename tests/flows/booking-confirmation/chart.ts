import { bookingConfirmationFixtures } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { bookingConfirmationLabels } from '#machines/booking-confirmation/booking-confirmation.labels.ts';
import { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import {
  guardView,
  selectScreen,
  type ConfirmationSnapshot,
} from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { ConfirmationReport } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { parentProbe, withParent } from '#tests/support/model/parent-probe.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'booking-confirmation',
  machine: bookingConfirmationMachine,
  fixtures: {
    ...bookingConfirmationFixtures,
    inputs: withParent(bookingConfirmationFixtures.inputs, parentProbe<ConfirmationReport>()),
  },
  labels: bookingConfirmationLabels,
  rules,
  guardView,
  selectScreen,
  watched: ({ context: { requestKey, isRepeat, notice } }: ConfirmationSnapshot) => ({
    asked: requestKey !== null && (isRepeat ? 'again' : 'first'),
    noticed: notice !== null,
  }),
  baseline: {
    view: (snapshot: ConfirmationSnapshot) => {
      const { hasHold, holdIsCurrent, hasDeadline, extension, isOfEarlierSignIn } = guardView(snapshot);
      return {
        hold: hasHold && (holdIsCurrent ? 'current' : 'outdated'),
        deadline: hasDeadline,
        extension,
        isOfEarlierSignIn,
      };
    },
  },
};
