import { whileSending } from '../shared/sending.ts';
import { confirmationsOf, startingContext } from './booking-confirmation.answers.ts';
import { confirming, outcomeUnknown } from './booking-confirmation.confirming.ts';
import { held } from './booking-confirmation.held.ts';
import { expired, holding, notHeld, slotLost } from './booking-confirmation.holding.ts';
import { holdUnknown, readingHold } from './booking-confirmation.reading.ts';
import { confirmationSetup } from './booking-confirmation.setup.ts';

/**
 * From one or more complete drafts to confirmed bookings. A slot is held for as long as the server says, never longer; a confirm is
 * repeated with the same key until its outcome is known, but after another sign-in it is only looked up; losing a slot keeps every draft intact
 * and offers others; what is confirmed stands and is never asked for again, and what has no slot can be left out.
 */
export const bookingConfirmationMachine = confirmationSetup.createMachine({
  id: 'bookingConfirmation',
  context: startingContext,
  output: confirmationsOf,
  initial: 'choosingStart',
  meta: { req: ['RB-07', 'RB-10', 'RB-18'] },
  on: whileSending,
  states: {
    choosingStart: {
      id: 'bookingConfirmation.choosingStart',
      meta: { req: ['RB-07', 'RB-17'] },
      always: [
        { guard: 'hasCurrentHold', target: 'readingHold', meta: { id: 'startWithHold', req: ['RB-07'] } },
        { target: 'holding', meta: { id: 'startWithoutHold', req: ['RB-07', 'RB-17'] } },
      ],
    },
    readingHold,
    holdUnknown,
    holding,
    notHeld,
    slotLost,
    expired,
    /** After one item got another slot or was left out: what is still to be done for the others. */
    choosingNext: {
      id: 'bookingConfirmation.choosingNext',
      meta: { req: ['RB-07', 'RB-10'] },
      always: [
        { guard: 'isAnyLost', target: 'slotLost', meta: { id: 'next.lost', req: ['RB-10'] } },
        { guard: 'isAnyUnheld', target: 'holding', meta: { id: 'next.toHold', req: ['RB-07', 'RB-10'] } },
        { guard: 'areConfirmed', target: 'confirmed', meta: { id: 'next.confirmed', req: ['RB-07'] } },
        { target: 'held', meta: { id: 'next.held', req: ['RB-07'] } },
      ],
    },
    held,
    confirming,
    outcomeUnknown,
    confirmed: {
      id: 'bookingConfirmation.confirmed',
      type: 'final',
      tags: 'final',
      meta: { req: ['RB-07', 'RB-09'] },
    },
  },
});
