import { readAsks } from './booking-confirmation.answers.ts';
import { confirmationSetup, telling } from './booking-confirmation.setup.ts';

/** Finds out what became of the holds, and of a confirm that was not answered. */
export const readingHold = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.readingHold',
  tags: 'busy',
  meta: { req: ['RB-07'] },
  entry: ['forgetRefusals', telling('asking')],
  invoke: {
    id: 'reading',
    src: 'readHolds',
    input: readAsks,
    onDone: [
      {
        guard: 'isHeldUnanswered',
        target: 'confirming',
        actions: 'keepHeld',
        meta: { id: 'reading.liveUnanswered', req: ['RB-07', 'RB-18'] },
      },
      {
        guard: 'isRefusedUnanswered',
        target: 'outcomeUnknown',
        meta: { id: 'reading.refusedUnanswered', req: ['RB-07', 'RB-16'] },
      },
      {
        guard: 'isRefused',
        target: 'holdUnknown',
        actions: 'keepAnswers',
        meta: { id: 'reading.refused', req: ['RB-16'] },
      },
      {
        guard: 'areConfirmed',
        target: 'confirmed',
        actions: 'keepAnswers',
        meta: { id: 'reading.confirmed', req: ['RB-07'] },
      },
      {
        guard: 'isAnyLost',
        target: 'slotLost',
        actions: 'keepAnswers',
        meta: { id: 'reading.lost', req: ['RB-10'] },
      },
      {
        guard: 'isAnyExpired',
        target: 'expired',
        actions: ['keepAnswers', 'dropRequestKey'],
        meta: { id: 'reading.expired', req: ['RB-07'] },
      },
      {
        guard: 'isAnyUnheld',
        target: 'holding',
        actions: ['keepAnswers', 'dropRequestKey'],
        meta: { id: 'reading.gone', req: ['RB-07'] },
      },
      {
        guard: 'isUnanswered',
        target: 'held',
        actions: ['keepAnswers', 'noteNotConfirmed', 'dropRequestKey'],
        meta: { id: 'reading.liveNotConfirmed', req: ['RB-07', 'DUP-03'] },
      },
      { target: 'held', actions: 'keepAnswers', meta: { id: 'reading.live', req: ['RB-07'] } },
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
});

export const holdUnknown = confirmationSetup.createStateConfig({
  id: 'bookingConfirmation.holdUnknown',
  tags: 'needsInput',
  meta: { req: ['RB-16'] },
  entry: telling('settled'),
  on: { 'retry.requested': { target: 'readingHold', meta: { id: 'holdUnknown.retry', req: ['RB-16'] } } },
});
