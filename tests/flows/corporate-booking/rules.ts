import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { carsRules } from './cars.rules.ts';
import { confirmRules } from './confirm.rules.ts';
import { returnRules } from './return.rules.ts';

/** What section 4 says of a booking of several cars, in the order of its parts. */
export const rules: RulesOf<typeof corporateBookingMachine> = [...carsRules, ...confirmRules, ...returnRules];
