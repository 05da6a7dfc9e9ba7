import { chosenTime } from '../shared/booking-choices.ts';
import type { RetailBookingSnapshot } from './retail-booking.selectors.ts';
import { STEPS, type Step } from './retail-booking.step-names.ts';
import { firstOpenStep } from './retail-booking.steps.ts';

/**
 * The step that follows. A first booking takes the steps in order, but skips the time if a link brought one that is free; once the details have been
 * entered, it goes to the first missing answer. `from` is the step on the screen, which may be a server-drawn one that the chart has not reached yet.
 */
export const selectOnward = ({ context: { draft, offer } }: RetailBookingSnapshot, from: Step): Step => {
  const { slot, customer, wishedTime } = draft;
  const following = STEPS[STEPS.indexOf(from) + 1] ?? 'summary';
  const isTimeBrought =
    slot.date === null &&
    wishedTime !== null &&
    wishedTime.time !== null &&
    offer.freshness === 'fresh' &&
    chosenTime(draft.days, wishedTime.date, wishedTime.time) !== null;
  const open = firstOpenStep(isTimeBrought || from === 'time' ? { ...draft, slot: { ...slot, startsAt: '' } } : draft);
  if (customer === null && !(isTimeBrought && following === 'time')) return following;
  return STEPS.indexOf(open) > STEPS.indexOf(following) ? open : following;
};
