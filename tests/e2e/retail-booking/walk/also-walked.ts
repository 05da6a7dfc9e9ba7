import { isHeldAsDrafted } from '#machines/retail-booking/retail-booking.choices.ts';
import type { RetailBookingSnapshot } from '#machines/retail-booking/retail-booking.selectors.ts';
import type { RetailBookingChartEvent } from '#machines/retail-booking/retail-booking.types.ts';
import type { ConfirmationReport } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { Step } from '#tests/support/model/chart-step.ts';

/** What the summary has asked. */
const askedIn = (snapshot: RetailBookingSnapshot): string | null => {
  const { draft } = snapshot.context;
  if (snapshot.matches({ reviewing: 'locked' })) return 'a confirm';
  if (!snapshot.matches({ reviewing: 'waiting' })) return null;
  if (draft.requestKey !== null) return 'a confirm that was left unanswered';
  if (draft.appointmentId === null) return 'a hold';
  return isHeldAsDrafted(draft) ? 'what became of a hold' : 'a hold that is moved';
};

const answerOf = ({ stage, items: [own] }: ConfirmationReport): string => {
  if (stage === 'settled') return own?.heldItem ? 'held' : 'not held';
  return stage;
};

/** Each edit by which a chosen time is lost, and each answer to what the summary asks, by their names. */
export function alsoWalked({ before, event }: Step): string | null {
  if (!before) return null;
  const snapshot = before as RetailBookingSnapshot;
  const { draft } = snapshot.context;
  const cause = event as RetailBookingChartEvent;
  if (cause.type === 'confirmation.changed') {
    const asked = askedIn(snapshot);
    if (asked !== null) return `${asked} is answered: ${answerOf(cause)}`;
    return cause.items[0]?.replacement ? 'another time is taken instead' : null;
  }
  if (draft.slot.time === null) return null;
  switch (cause.type) {
    case 'branch.chosen':
      return 'another branch with a time chosen';
    case 'branch.cleared':
      return 'no branch with a time chosen';
    case 'branchMove.chosen':
      return 'a sooner branch with a time chosen';
    case 'service.toggled':
      return draft.services.includes(cause.service)
        ? 'a service less with a time chosen'
        : 'a service more with a time chosen';
    case 'date.chosen':
      return 'another date with a time chosen';
    default:
      return null;
  }
}
