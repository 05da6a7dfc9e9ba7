import { confirmAsk } from './booking-confirmation.answers.ts';
import { confirmationSetup, telling } from './booking-confirmation.setup.ts';

/** One call with one key for everything that is held. What it confirms stands, whatever becomes of the rest. */
export const confirming = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.confirming',
  tags: 'busy',
  meta: { req: ['RB-07', 'RB-18'] },
  entry: telling('confirming'),
  invoke: {
    id: 'confirming',
    src: 'confirmAppointments',
    input: confirmAsk,
    onDone: [
      {
        guard: 'areConfirmed',
        target: 'confirmed',
        actions: 'keepAnswers',
        meta: { id: 'confirming.confirmed', req: ['RB-07'] },
      },
      {
        guard: 'isAnyLost',
        target: 'slotLost',
        actions: ['keepAnswers', 'dropRequestKey'],
        meta: { id: 'confirming.slotLost', req: ['RB-10'] },
      },
      {
        guard: 'isAnyUnheld',
        target: 'expired',
        actions: ['keepAnswers', 'dropRequestKey'],
        meta: { id: 'confirming.gone', req: ['RB-10'] },
      },
      {
        target: 'held',
        actions: ['keepAnswers', 'noteConfirmRefused', 'dropRequestKey'],
        meta: { id: 'confirming.refused', req: ['RB-16'] },
      },
    ],
    onError: { target: 'outcomeUnknown', meta: { id: 'confirming.broken', req: ['RB-16'] } },
  },
  after: { answerTimeLimit: { target: 'outcomeUnknown', meta: { id: 'confirming.tooLong', req: ['RB-16'] } } },
});

export const outcomeUnknown = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.outcomeUnknown',
  tags: 'needsInput',
  meta: { req: ['RB-07', 'RB-16'] },
  entry: ['noteUnanswered', telling('unknown')],
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
  // The same request key is used each time, so everything is confirmed once, however often the call is sent.
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
});
