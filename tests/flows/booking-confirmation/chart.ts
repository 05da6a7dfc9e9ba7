import { bookingConfirmationFixtures } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { bookingConfirmationLabels } from '#machines/booking-confirmation/booking-confirmation.labels.ts';
import { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import {
  guardView,
  selectItems,
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
      const { items, hasDeadline, mayExtend, isOfEarlierSignIn } = guardView(snapshot);
      const standings = selectItems(snapshot).map(({ standing }) => standing);
      return {
        ...Object.fromEntries(
          items.map(({ subject, hold }, place) => [
            subject,
            `${standings[place]}${hold === 'outdated' ? ', moves' : ''}`,
          ]),
        ),
        deadline: hasDeadline,
        mayExtend,
        isOfEarlierSignIn,
      };
    },
    context: ({ context: { items, ...context } }: ConfirmationSnapshot) => ({
      ...Object.fromEntries(
        items.flatMap(({ subject, ...item }) =>
          Object.entries(item).map(([name, value]): [string, unknown] => [`${subject} ${name}`, value]),
        ),
      ),
      ...context,
    }),
  },
};
