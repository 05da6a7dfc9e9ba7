import type { ChartUnderTest } from '#tests/support/model/chart-under-test.ts';
import { availabilityChart } from './availability.chart.ts';
import { bookingConfirmationChart } from './booking-confirmation.chart.ts';
import { bookingLookupChart } from './booking-lookup.chart.ts';
import { carRegistrationChart } from './car-registration.chart.ts';
import { geolocationChart } from './geolocation.chart.ts';
import { retailBookingChart } from './retail-booking.chart.ts';

/** All charts, for what is asked of each of them. */
export const charts: readonly ChartUnderTest[] = [
  geolocationChart,
  bookingLookupChart,
  carRegistrationChart,
  availabilityChart,
  bookingConfirmationChart,
  retailBookingChart,
];
