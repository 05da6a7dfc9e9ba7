import { bookingConfirmationFixtures } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { bookingConfirmationLabels } from '#machines/booking-confirmation/booking-confirmation.labels.ts';
import { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import { guardView, selectScreen } from '#machines/booking-confirmation/booking-confirmation.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { bookingConfirmationRules } from '../invariants/booking-confirmation.invariants.ts';

export const bookingConfirmationChart: ChartUnderTest = {
  flow: 'booking-confirmation',
  machine: bookingConfirmationMachine,
  fixtures: bookingConfirmationFixtures,
  labels: bookingConfirmationLabels,
  rules: bookingConfirmationRules,
  guardView,
  selectScreen,
};
