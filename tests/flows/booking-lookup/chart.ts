import { bookingLookupFixtures } from '#machines/booking-lookup/booking-lookup.fixtures.ts';
import { bookingLookupLabels } from '#machines/booking-lookup/booking-lookup.labels.ts';
import { bookingLookupMachine } from '#machines/booking-lookup/booking-lookup.machine.ts';
import {
  guardView,
  selectScreen,
  type BookingLookupSnapshot,
} from '#machines/booking-lookup/booking-lookup.selectors.ts';
import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { rules } from './rules.ts';

export const chart: ChartUnderTest = {
  flow: 'booking-lookup',
  machine: bookingLookupMachine,
  fixtures: bookingLookupFixtures,
  labels: bookingLookupLabels,
  rules,
  guardView,
  selectScreen,
  // A retry must not keep the words of a refusal.
  watched: ({ context: { message } }: BookingLookupSnapshot) => ({ hasMessage: message !== null }),
};
