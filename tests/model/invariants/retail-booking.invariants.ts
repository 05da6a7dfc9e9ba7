import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { choicesRules } from './retail-booking.choices.invariants.ts';
import { historyRules } from './retail-booking.history.invariants.ts';
import { holdRules } from './retail-booking.hold.invariants.ts';
import { stepsRules } from './retail-booking.steps.invariants.ts';
import { timesRules } from './retail-booking.times.invariants.ts';

/** What section 4 of the specification says of the booking, in the order of its parts. */
export const retailBookingRules: RulesOf<typeof retailBookingMachine> = [
  ...stepsRules,
  ...choicesRules,
  ...timesRules,
  ...holdRules,
  ...historyRules,
];
