import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { askingRules } from './asking.rules.ts';
import { choicesRules } from './choices.rules.ts';
import { historyRules } from './history.rules.ts';
import { holdRules } from './hold.rules.ts';
import { resumingRules } from './resuming.rules.ts';
import { stepsRules } from './steps.rules.ts';
import { timesRules } from './times.rules.ts';

/** What section 4 of the specification says of the booking, in the order of its parts. */
export const rules: RulesOf<typeof retailBookingMachine> = [
  ...stepsRules,
  ...choicesRules,
  ...timesRules,
  ...askingRules,
  ...holdRules,
  ...historyRules,
  ...resumingRules,
];
