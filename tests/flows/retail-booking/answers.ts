import type { AnyEventObject } from 'xstate';
import { APPOINTMENT_ID } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import { booking } from '#src/flows/booking-confirmation/booking-confirmation.fixtures.ts';
import type {
  CheckingOutcome,
  DraftReadingOutcome,
  ReleasingOutcome,
  RetailBookingEvent,
} from '#machines/retail-booking/retail-booking.types.ts';
import { CONFIRMED, seen, type BookingGuest } from './guest.ts';
import { BRANCHES, SERVICES } from './wire.ts';

export const outputOf = (event: AnyEventObject): unknown => (event as AnyEventObject & { output: unknown }).output;

/** The calls of the chart itself, and its timer. */
export async function happen(event: AnyEventObject, guest: BookingGuest): Promise<void> {
  switch (event.type) {
    case 'xstate.done.actor.reading': {
      const outcome = outputOf(event) as DraftReadingOutcome;
      if (outcome.kind !== 'ok') throw new Error('the store always answers');
      guest.calls.hold('listBranches', 'listServices');
      await guest.open(outcome.value.dropped === 'corrupt' ? '{' : outcome.value.draft);
      if (seen.heading() !== 'Book a service') guest.calls.release();
      if (seen.heading() === 'Choose a branch') await answerCatalogue(guest);
      return;
    }
    case 'xstate.done.actor.checking': {
      const outcome = outputOf(event) as CheckingOutcome;
      if (outcome.kind !== 'ok') throw new Error('the page takes a refusal for a fault');
      const { branch, services } = outcome.value;
      const ids = new Set(services.map(({ id }) => id));
      guest.calls.release();
      guest.calls.answer('listServices', {
        shoppening_list: SERVICES.filter(({ id }) => ids.size > 1 || ids.has(id)),
        group_list: [{ id: 1, name: 'Service', image: '' }],
      });
      return guest.answer('listBranches', { shoppening_list: branch === null ? BRANCHES.slice(1) : BRANCHES });
    }
    case 'xstate.error.actor.checking':
      for (let tries = 0; tries < 2; tries += 1) {
        guest.calls.fail('listBranches');
        guest.calls.fail('listServices');
        if (tries === 1) guest.calls.release();
        await guest.settle(1_100);
      }
      return;
    case 'xstate.after.checkTimeLimit.retailBooking.resuming.checking':
      await guest.settle(5_000);
      return answerCatalogue(guest);
    case 'xstate.done.actor.releasing': {
      const outcome = outputOf(event) as ReleasingOutcome;
      if (outcome.kind === 'ok') return guest.answer('changeStatus', { appointment_id: APPOINTMENT_ID, status: 1 });
      return guest.refuse('changeStatus', 'internal');
    }
    case 'xstate.error.actor.releasing':
      guest.calls.fail('changeStatus');
      await guest.settle();
      return;
    case 'xstate.done.actor.confirmation':
      if (guest.calls.isOpen('readBooking')) return guest.answer('readBooking', { booking });
      await guest.reachConfirming();
      return guest.answer('confirm', CONFIRMED);
    default:
      if (guest.actor().getSnapshot().status === 'active') guest.actor().send(event as RetailBookingEvent);
      await guest.settle();
  }
}

async function answerCatalogue(guest: BookingGuest) {
  guest.calls.release();
  if (guest.calls.isOpen('listBranches')) guest.calls.answer('listBranches', { shoppening_list: BRANCHES });
  if (guest.calls.isOpen('listServices')) guest.calls.answer('listServices', { shoppening_list: SERVICES });
  await guest.settle();
}
