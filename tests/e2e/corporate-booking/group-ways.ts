import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ConfirmationReport } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import { itemsOf, standingOf } from '#machines/corporate-booking/corporate-booking.group.ts';
import type { CorporateBookingSnapshot } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { CheckingOutcome } from '#machines/corporate-booking/corporate-booking.types.ts';
import * as page from '#tests/flows/corporate-booking/ways.ts';

/** A confirm whose outcome is not known is asked for again. */
const isAskedAgain = (at: AnyMachineSnapshot) => page.stageOf(at) === 'waiting' && page.groupIn(at).requestKey !== null;

/** Of what a page can cause, that which the walk in the browser causes. */
export function isPlayed(at: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const snapshot = at as CorporateBookingSnapshot;
  const { group, isSessionOver } = snapshot.context;
  const standings = group.cars.map(standingOf);
  // The notice stands above everything.
  if (isSessionOver || !page.isPossible(at, event)) return false;
  if (isAskedAgain(at)) return event.type === 'confirmation.changed' && event['stage'] === 'confirming';
  switch (event.type) {
    case 'hold.requested':
      return event['onlyHeld'] !== true;
    case 'answers.copied':
      return event['to'] === 'all';
    case 'confirm.requested':
      return page.stageOf(at) === null;
    case 'car.changed':
      return !standings.includes('choosing');
    case 'draft.changedElsewhere':
      return group.cars.length > 0;
    case 'xstate.done.actor.checking':
      return areAllThere(snapshot, event['output']);
    case 'xstate.done.actor.confirmation':
      return page.stageOf(at) === 'locked';
    case 'xstate.error.actor.confirmation':
      return false;
    case 'confirmation.changed':
      return isReported(snapshot, event as AnyEventObject & ConfirmationReport);
    default:
      return true;
  }
}

const areAllThere = ({ context: { group } }: CorporateBookingSnapshot, outcome: CheckingOutcome) =>
  outcome.kind === 'ok' &&
  outcome.value.known.length === group.cars.length &&
  outcome.value.known.every(({ bookingId }) => bookingId === null);

function isReported(at: CorporateBookingSnapshot, { stage, items }: ConfirmationReport): boolean {
  const { group } = at.context;
  const isFirstHold = itemsOf(group).every(({ appointmentId }) => appointmentId === null);
  const isNoneHeld = items.every(({ appointmentId }) => appointmentId === null);
  if (items.some(({ refusal }) => refusal !== null)) return false;
  switch (page.stageOf(at)) {
    case 'waiting':
      return stage !== 'asking' && ((stage !== 'lost' && !isNoneHeld) || isFirstHold);
    case 'settled':
      return stage !== 'settled';
    case 'locked':
      return stage !== 'settled';
    case 'unknown':
      return stage === 'confirming';
    case null:
      return false;
  }
}
