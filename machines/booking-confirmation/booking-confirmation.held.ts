import { nameOf } from './booking-confirmation.answers.ts';
import { confirmationSetup } from './booking-confirmation.setup.ts';

/** The slot is held while the server's time counts down: it can be extended once, where offered, and confirmed before it ends. */
export const held = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.held',
  tags: 'needsInput',
  meta: { req: ['RB-07', 'RB-14'] },
  entry: 'tellHoldSettled',
  initial: 'counting',
  on: {
    'confirm.requested': {
      target: 'confirming',
      actions: ['keepRequestKey', 'forgetRefusal'],
      meta: { id: 'confirm', req: ['RB-07', 'RB-18'] },
    },
    'recount.requested': { target: 'held', reenter: true, meta: { id: 'countAgain', req: ['RB-07'] } },
  },
  after: {
    holdTimeLeft: { guard: 'hasDeadline', target: 'expired', meta: { id: 'timeOver', req: ['RB-07', 'RB-10'] } },
  },
  states: {
    counting: {
      id: 'bookingConfirmation.held.counting',
      meta: { req: ['RB-07'] },
      on: {
        'extension.requested': { guard: 'mayExtend', target: 'extending', meta: { id: 'extend', req: ['RB-07'] } },
      },
    },
    extending: {
      id: 'bookingConfirmation.held.extending',
      tags: 'busy',
      meta: { req: ['RB-07'] },
      invoke: {
        id: 'extending',
        src: 'extendHold',
        input: nameOf,
        onDone: [
          {
            guard: 'isHeld',
            target: '#bookingConfirmation.held',
            reenter: true,
            actions: 'keepHold',
            meta: { id: 'extending.extended', req: ['RB-07'] },
          },
          { target: 'counting', actions: 'noteExtensionFailed', meta: { id: 'extending.refused', req: ['RB-16'] } },
        ],
        onError: {
          target: 'counting',
          actions: 'noteExtensionFailed',
          meta: { id: 'extending.broken', req: ['RB-16'] },
        },
      },
      after: {
        answerTimeLimit: {
          target: 'counting',
          actions: 'noteExtensionFailed',
          meta: { id: 'extending.tooLong', req: ['RB-16'] },
        },
      },
    },
  },
});
