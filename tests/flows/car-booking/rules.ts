import type { carBookingMachine } from '#machines/car-booking/car-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { availabilityRules } from './availability.rules.ts';
import { choicesRules } from './choices.rules.ts';
import { reportRules } from './report.rules.ts';
import { stepsRules } from './steps.rules.ts';
import { timeRules } from './time.rules.ts';

/** What section 4 of the specification says of the steps of one car, in the order of its parts. */
export const rules: RulesOf<typeof carBookingMachine> = [
  ...stepsRules,
  ...choicesRules,
  ...timeRules,
  ...availabilityRules,
  ...reportRules,
];
