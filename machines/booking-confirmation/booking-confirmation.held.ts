import { extensionAsks } from './booking-confirmation.answers.ts';
import { confirmationSetup, telling } from './booking-confirmation.setup.ts';

/** Everything is held while the server's time counts down: it can be extended once, where offered, and confirmed before the first hold ends. */
export const held = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.held',
  tags: 'needsInput',
  meta: { req: ['RB-07', 'RB-14'] },
  entry: telling('settled'),
  initial: 'counting',
  on: {
    'confirm.requested': {
      target: 'confirming',
      actions: ['keepRequestKey', 'forgetRefusals'],
      meta: { id: 'confirm', req: ['RB-07', 'RB-18'] },
    },
    'recount.requested': { target: 'held', reenter: true, meta: { id: 'countAgain', req: ['RB-07'] } },
  },
  after: {
    holdTimeLeft: {
      guard: 'hasDeadline',
      target: 'expired',
      actions: 'dropOverdue',
      meta: { id: 'timeOver', req: ['RB-07', 'RB-10'] },
    },
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
        src: 'extendHolds',
        input: extensionAsks,
        onDone: [
          {
            guard: 'isAnyExtended',
            target: '#bookingConfirmation.held',
            reenter: true,
            actions: ['keepAnswers', 'noteExtension'],
            meta: { id: 'extending.extended', req: ['RB-07'] },
          },
          {
            target: 'counting',
            actions: ['keepAnswers', 'noteExtension'],
            meta: { id: 'extending.refused', req: ['RB-16'] },
          },
        ],
        onError: {
          target: 'counting',
          actions: 'noteExtension',
          meta: { id: 'extending.broken', req: ['RB-16'] },
        },
      },
      after: {
        answerTimeLimit: {
          target: 'counting',
          actions: 'noteExtension',
          meta: { id: 'extending.tooLong', req: ['RB-16'] },
        },
      },
    },
  },
});
