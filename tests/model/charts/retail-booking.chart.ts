import { retailBookingFixtures } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { retailBookingLabels } from '#machines/retail-booking/retail-booking.labels.ts';
import { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import { guardView, selectScreen } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { retailBookingRules } from '../invariants/retail-booking.invariants.ts';

export const retailBookingChart: ChartUnderTest = {
  flow: 'retail-booking',
  machine: retailBookingMachine,
  fixtures: retailBookingFixtures,
  labels: retailBookingLabels,
  rules: retailBookingRules,
  guardView,
  selectScreen,
};
