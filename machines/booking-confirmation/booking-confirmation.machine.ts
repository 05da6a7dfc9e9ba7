import { confirmAskOf, confirmationOf, askedItem, nameOf, startingContext } from './booking-confirmation.answers.ts';
import { held } from './booking-confirmation.held.ts';
import { confirmationSetup } from './booking-confirmation.setup.ts';

/**
 * From a complete draft to a confirmed booking. A slot is held for as long as the server says, never longer; a confirm is
 * repeated with the same key until its outcome is known, but after another sign-in it is only looked up; losing the slot keeps the draft intact
 * and offers others.
 */
export const bookingConfirmationMachine = confirmationSetup.createMachine({
  id: 'bookingConfirmation',
  context: startingContext,
  output: confirmationOf,
  initial: 'choosingStart',
  meta: { req: ['RB-07', 'RB-10', 'RB-18'] },
  on: { 'session.superseded': { actions: 'noteSessionOver', meta: { id: 'superseded', req: ['DUP-01'] } } },
  states: {
    choosingStart: {
      id: 'bookingConfirmation.choosingStart',
      meta: { req: ['RB-07', 'RB-17'] },
      always: [
        { guard: 'isHoldCurrent', target: 'readingHold', meta: { id: 'startWithHold', req: ['RB-07'] } },
        { target: 'holding', meta: { id: 'startWithoutHold', req: ['RB-07', 'RB-17'] } },
      ],
    },
    readingHold: {
      id: 'bookingConfirmation.readingHold',
      tags: 'busy',
      meta: { req: ['RB-07'] },
      entry: ['forgetRefusal', 'tellHoldAwaited'],
      invoke: {
        id: 'reading',
        src: 'readHold',
        input: nameOf,
        onDone: [
          {
            guard: 'isHeldUnanswered',
            target: 'confirming',
            actions: 'keepHold',
            meta: { id: 'reading.liveUnanswered', req: ['RB-07', 'RB-18'] },
          },
          {
            guard: 'isHeldUnconfirmed',
            target: 'held',
            actions: ['keepHold', 'noteNotConfirmed', 'dropRequestKey', 'tellConfirmStopped'],
            meta: { id: 'reading.liveNotConfirmed', req: ['RB-07', 'DUP-03'] },
          },
          { guard: 'isHeld', target: 'held', actions: 'keepHold', meta: { id: 'reading.live', req: ['RB-07'] } },
          {
            guard: 'isConfirmed',
            target: 'confirmed',
            actions: 'keepConfirmation',
            meta: { id: 'reading.confirmed', req: ['RB-07'] },
          },
          { guard: 'isExpired', target: 'expired', meta: { id: 'reading.expired', req: ['RB-07'] } },
          {
            guard: 'isGone',
            target: 'holding',
            actions: ['dropHold', 'tellHoldLost'],
            meta: { id: 'reading.gone', req: ['RB-07'] },
          },
          {
            guard: 'isUnanswered',
            target: 'outcomeUnknown',
            meta: { id: 'reading.refusedUnanswered', req: ['RB-07', 'RB-16'] },
          },
          { target: 'holdUnknown', actions: 'keepRefusal', meta: { id: 'reading.refused', req: ['RB-16'] } },
        ],
        onError: [
          {
            guard: 'isUnanswered',
            target: 'outcomeUnknown',
            meta: { id: 'reading.brokenUnanswered', req: ['RB-07', 'RB-16'] },
          },
          { target: 'holdUnknown', meta: { id: 'reading.broken', req: ['RB-16'] } },
        ],
      },
      after: {
        answerTimeLimit: [
          {
            guard: 'isUnanswered',
            target: 'outcomeUnknown',
            meta: { id: 'reading.tooLongUnanswered', req: ['RB-07', 'RB-16'] },
          },
          { target: 'holdUnknown', meta: { id: 'reading.tooLong', req: ['RB-16'] } },
        ],
      },
    },
    holdUnknown: {
      id: 'bookingConfirmation.holdUnknown',
      tags: 'needsInput',
      meta: { req: ['RB-16'] },
      entry: 'tellHoldSettled',
      on: { 'retry.requested': { target: 'readingHold', meta: { id: 'holdUnknown.retry', req: ['RB-16'] } } },
    },
    holding: {
      id: 'bookingConfirmation.holding',
      tags: 'busy',
      meta: { req: ['RB-07', 'RB-18'] },
      entry: ['forgetRefusal', 'tellHoldAwaited'],
      invoke: {
        id: 'holding',
        src: 'holdAppointment',
        input: askedItem,
        onDone: [
          {
            guard: 'isHeld',
            target: 'held',
            actions: ['keepHold', 'dropRequestKey', 'tellHoldTaken'],
            meta: { id: 'holding.held', req: ['RB-07'] },
          },
          {
            guard: 'isSlotLost',
            target: 'slotLost',
            actions: 'keepAlternatives',
            meta: { id: 'holding.slotLost', req: ['RB-10'] },
          },
          {
            guard: 'isMoveOfNothing',
            target: 'holding',
            reenter: true,
            actions: ['dropHold', 'tellHoldLost'],
            meta: { id: 'holding.gone', req: ['RB-17'] },
          },
          {
            guard: 'isAlreadyConfirmed',
            target: 'readingHold',
            meta: { id: 'holding.alreadyConfirmed', req: ['RB-09'] },
          },
          { target: 'notHeld', actions: 'keepRefusal', meta: { id: 'holding.refused', req: ['RB-16'] } },
        ],
        onError: { target: 'notHeld', meta: { id: 'holding.broken', req: ['RB-16'] } },
      },
      after: { answerTimeLimit: { target: 'notHeld', meta: { id: 'holding.tooLong', req: ['RB-16'] } } },
    },
    notHeld: {
      id: 'bookingConfirmation.notHeld',
      tags: 'needsInput',
      meta: { req: ['RB-16'] },
      entry: 'tellHoldSettled',
      on: { 'retry.requested': { target: 'holding', meta: { id: 'notHeld.retry', req: ['RB-16'] } } },
    },
    held,
    confirming: {
      id: 'bookingConfirmation.confirming',
      tags: 'busy',
      meta: { req: ['RB-07', 'RB-18'] },
      entry: 'tellConfirmStarted',
      invoke: {
        id: 'confirming',
        src: 'confirmAppointment',
        input: confirmAskOf,
        onDone: [
          {
            guard: 'isConfirmed',
            target: 'confirmed',
            actions: 'keepConfirmation',
            meta: { id: 'confirming.confirmed', req: ['RB-07'] },
          },
          {
            guard: 'isSlotLost',
            target: 'slotLost',
            actions: ['keepAlternatives', 'dropRequestKey', 'tellConfirmStopped'],
            meta: { id: 'confirming.slotLost', req: ['RB-10'] },
          },
          {
            guard: 'isGone',
            target: 'expired',
            actions: ['dropRequestKey', 'tellConfirmStopped'],
            meta: { id: 'confirming.gone', req: ['RB-10'] },
          },
          {
            target: 'held',
            actions: ['keepRefusal', 'noteConfirmRefused', 'dropRequestKey', 'tellConfirmStopped'],
            meta: { id: 'confirming.refused', req: ['RB-16'] },
          },
        ],
        onError: {
          target: 'outcomeUnknown',
          meta: { id: 'confirming.broken', req: ['RB-16'] },
        },
      },
      after: {
        answerTimeLimit: {
          target: 'outcomeUnknown',
          meta: { id: 'confirming.tooLong', req: ['RB-16'] },
        },
      },
    },
    outcomeUnknown: {
      id: 'bookingConfirmation.outcomeUnknown',
      tags: 'needsInput',
      meta: { req: ['RB-07', 'RB-16'] },
      entry: ['noteUnanswered', 'tellConfirmStopped'],
      on: {
        'retry.requested': [
          {
            guard: 'isForLookUp',
            target: 'readingHold',
            meta: { id: 'outcomeUnknown.lookUp', req: ['RB-07', 'DUP-03'] },
          },
          { target: 'confirming', meta: { id: 'outcomeUnknown.retry', req: ['RB-07'] } },
        ],
      },
      // The same request key is used each time, so the booking is confirmed once, however often the call is sent.
      after: {
        recheckPause: [
          {
            guard: 'mayLookUpAgain',
            target: 'readingHold',
            meta: { id: 'outcomeUnknown.lookUpAgain', req: ['RB-07', 'DUP-03'] },
          },
          {
            guard: 'isSessionLive',
            target: 'confirming',
            meta: { id: 'outcomeUnknown.recheck', req: ['RB-07', 'RB-16'] },
          },
        ],
      },
    },
    slotLost: {
      id: 'bookingConfirmation.slotLost',
      tags: 'needsInput',
      meta: { req: ['RB-10'] },
      entry: 'tellSlotLost',
      on: {
        'alternative.chosen': {
          guard: 'isOffered',
          target: 'holding',
          actions: ['takeAlternative', 'tellSlotReplaced'],
          meta: { id: 'takeAlternative', req: ['RB-10'] },
        },
      },
    },
    expired: {
      id: 'bookingConfirmation.expired',
      tags: 'needsInput',
      meta: { req: ['RB-10'] },
      entry: ['dropHold', 'tellHoldLost', 'tellHoldSettled'],
      on: { 'retry.requested': { target: 'holding', meta: { id: 'expired.retry', req: ['RB-10'] } } },
    },
    confirmed: {
      id: 'bookingConfirmation.confirmed',
      type: 'final',
      tags: 'final',
      meta: { req: ['RB-07', 'RB-09'] },
    },
  },
});
