import { holdAsks } from './booking-confirmation.answers.ts';
import { confirmationSetup, telling } from './booking-confirmation.setup.ts';

/** What has no hold is left out: the rest goes on once nothing else is without one. */
const leavingOut = <const Where extends 'notHeld' | 'expired'>(where: Where, req: readonly string[]) =>
  [
    {
      guard: 'isLastUnheld',
      target: 'choosingNext',
      actions: 'leaveOut',
      meta: { id: `${where}.leaveLast`, req },
    },
    {
      guard: 'mayLeaveOut',
      target: where,
      reenter: true,
      actions: 'leaveOut',
      meta: { id: `${where}.leave`, req },
    },
  ] as const;

/** Asks for a hold of everything that has none, and for nothing else. */
export const holding = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.holding',
  tags: 'busy',
  meta: { req: ['RB-07', 'RB-18'] },
  entry: ['forgetRefusals', telling('asking')],
  invoke: {
    id: 'holding',
    src: 'holdAppointments',
    input: holdAsks,
    onDone: [
      {
        guard: 'isMoveOfNothing',
        target: 'holding',
        reenter: true,
        actions: 'keepAnswers',
        meta: { id: 'holding.gone', req: ['RB-17'] },
      },
      {
        guard: 'isAlreadyConfirmed',
        target: 'readingHold',
        actions: 'keepAnswers',
        meta: { id: 'holding.alreadyConfirmed', req: ['RB-09'] },
      },
      { guard: 'areHeld', target: 'held', actions: 'keepAnswers', meta: { id: 'holding.held', req: ['RB-07'] } },
      {
        guard: 'isAnyLost',
        target: 'slotLost',
        actions: 'keepAnswers',
        meta: { id: 'holding.slotLost', req: ['RB-10'] },
      },
      { target: 'notHeld', actions: 'keepAnswers', meta: { id: 'holding.refused', req: ['RB-16'] } },
    ],
    onError: { target: 'notHeld', meta: { id: 'holding.broken', req: ['RB-16'] } },
  },
  after: { answerTimeLimit: { target: 'notHeld', meta: { id: 'holding.tooLong', req: ['RB-16'] } } },
});

export const notHeld = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.notHeld',
  tags: 'needsInput',
  meta: { req: ['RB-16'] },
  entry: telling('settled'),
  on: {
    'retry.requested': { target: 'holding', meta: { id: 'notHeld.retry', req: ['RB-16'] } },
    'item.left': leavingOut('notHeld', ['RB-16']),
  },
});

/** Others have a slot. Each that is lost gets another one or is left out; the time of what is held goes on. */
export const slotLost = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.slotLost',
  tags: 'needsInput',
  meta: { req: ['RB-10'] },
  entry: telling('lost'),
  on: {
    'alternative.chosen': {
      guard: 'isOffered',
      target: 'choosingNext',
      actions: 'takeAlternative',
      meta: { id: 'takeAlternative', req: ['RB-10'] },
    },
    'item.left': {
      guard: 'mayLeaveOut',
      target: 'choosingNext',
      actions: 'leaveOut',
      meta: { id: 'slotLost.leave', req: ['RB-10'] },
    },
    'recount.requested': {
      target: 'slotLost',
      reenter: true,
      meta: { id: 'slotLost.countAgain', req: ['RB-07', 'RB-10'] },
    },
  },
  after: {
    holdTimeLeft: {
      guard: 'hasDeadline',
      target: 'slotLost',
      reenter: true,
      actions: 'dropOverdue',
      meta: { id: 'slotLost.timeOver', req: ['RB-07', 'RB-10'] },
    },
  },
});

export const expired = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.expired',
  tags: 'needsInput',
  meta: { req: ['RB-10'] },
  entry: telling('settled'),
  on: {
    'retry.requested': { target: 'holding', meta: { id: 'expired.retry', req: ['RB-10'] } },
    'item.left': leavingOut('expired', ['RB-10']),
  },
});
