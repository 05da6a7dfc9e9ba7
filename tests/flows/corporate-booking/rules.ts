import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { carsRules } from './cars.rules.ts';
import { checkRules } from './check.rules.ts';
import { confirmRules } from './confirm.rules.ts';
import { holdRules } from './hold.rules.ts';
import { reportRules } from './report.rules.ts';
import { returnRules } from './return.rules.ts';
import { visitRules } from './visit.rules.ts';

/** What section 4 says of a booking of several cars, in the order of its parts. */
export const rules: RulesOf<typeof corporateBookingMachine> = [
  ...carsRules,
  ...visitRules,
  ...holdRules,
  ...reportRules,
  ...confirmRules,
  ...checkRules,
  ...returnRules,
];
