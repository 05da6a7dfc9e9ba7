import type { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  answersTo,
  codeOf,
  confirmedBy,
  confirmIn,
  isAnswered,
  isAskedAgain,
  isTrouble,
  itemsOf,
  same,
  screenOf,
  starts,
  those,
  toldIn,
  waits,
} from './readings.ts';

export const confirmRules: RulesOf<typeof bookingConfirmationMachine> = [
  {
    req: 'RB-07',
    says: 'a booking is confirmed by the answer of the server, and by nothing else',
    when: ({ before, after }) => those(after, 'confirmed').length > those(before, 'confirmed').length,
    holds: (step) =>
      those(step.after, 'confirmed')
        .filter((subject) => !those(step.before, 'confirmed').includes(subject))
        .every((subject) =>
          [...answersTo('confirming', step), ...answersTo('reading', step)].some(
            (each) => each.subject === subject && confirmedBy(each) !== null,
          ),
        ),
  },
  {
    req: 'RB-07',
    says: 'it ends exactly when all that is left in the list is confirmed, with the code of each',
    when: ({ after }) => screenOf(after) === 'confirmed' || those(after, 'confirmed').length === itemsOf(after).length,
    holds: ({ after }) =>
      after.status === 'done' &&
      same(
        after.output,
        itemsOf(after).map(({ subject, confirmation }) => ({ subject, confirmation })),
      ) &&
      itemsOf(after).every(({ confirmation }) => confirmation !== null),
  },
  {
    req: 'RB-07',
    says: 'every answer that confirms is kept, with the code of its own subject; only a confirm that is repeated says it itself',
    when: (step) =>
      !isAskedAgain(step) &&
      [...answersTo('confirming', step), ...answersTo('reading', step)].some((each) => confirmedBy(each) !== null),
    holds: (step) =>
      [...answersTo('confirming', step), ...answersTo('reading', step)].every(
        (each) =>
          confirmedBy(each) === null ||
          itemsOf(step.after).find(({ subject }) => subject === each.subject)?.confirmation?.code === confirmedBy(each),
      ),
  },
  {
    req: 'RB-07',
    says: 'a confirm is sent for slots that are held, or again after an unknown outcome, and for nothing else',
    when: (step) => confirmIn(step) !== null,
    holds: (step) => {
      const asked = confirmIn(step)?.items;
      const unconfirmed = itemsOf(step.before).filter(({ confirmation }) => confirmation === null);
      return (
        ((screenOf(step.before) === 'held' && step.event.type === 'confirm.requested') || isAskedAgain(step)) &&
        same(
          asked,
          unconfirmed.map(({ subject, appointmentId }) => ({ subject, appointmentId })),
        ) &&
        unconfirmed.every(({ appointmentId }) => appointmentId !== null)
      );
    },
  },
  {
    req: 'RB-07',
    says: 'confirming is always possible while all slots are held, and its key is told before it is sent',
    when: ({ before, event }) => screenOf(before) === 'held' && event.type === 'confirm.requested',
    holds: (step) =>
      confirmIn(step)?.isRepeat === false &&
      toldIn(step)?.stage === 'confirming' &&
      toldIn(step)?.requestKey === confirmIn(step)?.requestKey,
  },
  {
    req: 'DUP-03',
    says: 'a confirm of an earlier sign-in is never sent again by itself: slots that are found still held wait for the person, with nothing left to ask about',
    when: (step) =>
      step.before?.context.isOfEarlierSignIn === true &&
      isAnswered('reading', step) &&
      answersTo('reading', step).every(({ answer }) => answer.state === 'live' || answer.state === 'confirmed') &&
      answersTo('reading', step).some(({ answer }) => answer.state === 'live'),
    holds: (step) =>
      screenOf(step.after) === 'held' &&
      step.after.context.notice === 'notConfirmed' &&
      step.after.context.requestKey === null &&
      toldIn(step)?.requestKey === null &&
      !starts(step),
  },
  {
    req: 'DUP-03',
    says: 'what became of a confirm of an earlier sign-in is looked up and nothing else, however often',
    when: ({ before, event }) =>
      before?.context.isOfEarlierSignIn === true &&
      before.context.requestKey !== null &&
      event.type !== 'session.superseded',
    holds: (step) => confirmIn(step) === null,
  },
  {
    req: 'RB-18',
    says: 'a repeated confirm is that of the first try: its key and its items',
    when: isAskedAgain,
    holds: (step) =>
      step.after.context.requestKey === step.before?.context.requestKey &&
      confirmIn(step)?.requestKey === step.before?.context.requestKey &&
      same(
        confirmIn(step)?.items.map(({ subject }) => subject),
        those(step.before, 'held'),
      ),
  },
  {
    req: 'RB-18',
    says: 'a key that was sent is never replaced, only dropped when its outcome is known',
    when: ({ before, event }) =>
      before !== null && before.context.requestKey !== null && event.type === 'confirm.requested',
    holds: ({ before, after }) => after.context.requestKey === before?.context.requestKey,
  },
  {
    req: 'RB-07',
    says: 'a confirm that is sent again says so, and no other does',
    when: (step) => confirmIn(step) !== null,
    holds: (step) => confirmIn(step)?.isRepeat === isAskedAgain(step),
  },
  {
    req: 'RB-07',
    says: 'a confirm that may have been done is never shown as not done: without an answer its key stays until the outcome is known',
    when: ({ before, event }) => screenOf(before) === 'confirming' && /^xstate\.(error|after)/.test(event.type),
    holds: (step) =>
      screenOf(step.after) === 'outcomeUnknown' &&
      step.after.context.requestKey === step.before?.context.requestKey &&
      toldIn(step)?.requestKey === step.before?.context.requestKey,
  },
  {
    req: 'RB-07',
    says: 'after a reload too a confirm without an answer is unknown until something tells what became of it',
    when: (step) => step.before?.value === 'readingHold' && step.before.context.requestKey !== null && isTrouble(step),
    holds: ({ before, after }) =>
      screenOf(after) === 'outcomeUnknown' && after.context.requestKey === before?.context.requestKey,
  },
  {
    req: 'RB-07',
    says: 'an answer ends the asking, of a repeat too: the key goes',
    when: ({ event }) => event.type === 'xstate.done.actor.confirming',
    holds: (step) =>
      screenOf(step.after) === 'confirmed' ||
      (step.after.context.requestKey === null && waits(step, 'recheckPause') === null),
  },
  {
    req: 'RB-07',
    says: 'a refusal, of the call or of one, is said beside what is still held',
    when: (step) =>
      screenOf(step.before) === 'confirming' &&
      step.event.type === 'xstate.done.actor.confirming' &&
      answersTo('confirming', step).every((each) => confirmedBy(each) !== null || codeOf(each) === 'refused') &&
      answersTo('confirming', step).every((each) => confirmedBy(each) !== null) === !isAnswered('confirming', step),
    holds: ({ after }) => screenOf(after) === 'held' && after.context.notice === 'confirmRefused',
  },
  {
    req: 'RB-10',
    says: 'a confirm of a temporary booking that is gone leads to the expired hold, if no slot is lost',
    when: (step) =>
      answersTo('confirming', step).some((each) => codeOf(each) === 'gone') &&
      answersTo('confirming', step).every((each) => codeOf(each) !== 'slotLost'),
    holds: (step) => screenOf(step.after) === 'expired' && step.after.can({ type: 'retry.requested' }),
  },
];
