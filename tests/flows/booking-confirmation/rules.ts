import { PAGE_TIME } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { everyCallIsLimited } from '#tests/support/model/rules-of-calls.ts';
import { screenOf, isAskedAgain, starts, tells, waits, outputIn, isTrouble, answerTo, isLost } from './readings.ts';

const FIFTEEN_MINUTES = 900_000;

export const rules: RulesOf<typeof bookingConfirmationMachine> = [
  everyCallIsLimited('RB-16'),
  {
    req: 'RB-07',
    says: 'a booking is confirmed by the answer of the server, and by nothing else',
    when: ({ after }) => screenOf(after) === 'confirmed',
    holds: (step) =>
      (answerTo('confirming', step)?.kind === 'ok' || answerTo('reading', step)?.value?.state === 'confirmed') &&
      step.after.context.confirmation !== null &&
      step.after.status === 'done',
  },
  {
    req: 'RB-07',
    says: 'every answer that confirms is shown as confirmed, with its code',
    when: (step) =>
      answerTo('confirming', step)?.kind === 'ok' || answerTo('reading', step)?.value?.state === 'confirmed',
    holds: ({ after }) => screenOf(after) === 'confirmed' && after.output?.code === 'K7M2P9QX',
  },
  {
    req: 'RB-07',
    says: 'a confirm is sent for a slot that is held, or again after an unknown outcome, and for nothing else',
    when: (step) => starts(step, 'confirming') !== null,
    holds: (step) =>
      ((screenOf(step.before) === 'held' && step.event.type === 'confirm.requested') || isAskedAgain(step)) &&
      step.after.context.appointmentId !== null &&
      (starts(step)?.includes(`"appointmentId":"${step.after.context.appointmentId}"`) ?? false),
  },
  {
    req: 'RB-07',
    says: 'confirming is always possible while the slot is held',
    when: ({ before, event }) => screenOf(before) === 'held' && event.type === 'confirm.requested',
    holds: (step) => starts(step, 'confirming') !== null && tells(step, 'confirmation.started') !== null,
  },
  {
    req: 'DUP-03',
    says: 'a confirm of an earlier sign-in is never sent again by itself: a slot that is found still held waits for the person, with nothing left to ask about',
    when: (step) =>
      step.before?.context.isOfEarlierSignIn === true && answerTo('reading', step)?.value?.state === 'live',
    holds: (step) =>
      screenOf(step.after) === 'held' &&
      step.after.context.notice === 'notConfirmed' &&
      step.after.context.requestKey === null &&
      (tells(step, 'confirmation.settled')?.includes('"requestKey":null') ?? false) &&
      starts(step) === null,
  },
  {
    req: 'DUP-03',
    says: 'what became of a confirm of an earlier sign-in is looked up and nothing else, however often',
    when: ({ before, event }) =>
      before?.context.isOfEarlierSignIn === true &&
      before.context.requestKey !== null &&
      event.type !== 'session.superseded',
    holds: (step) => starts(step, 'confirming') === null,
  },
  {
    req: 'DUP-01',
    says: 'a confirm that is on its way when the session ends waits for its own answer, and every other state stays as it is',
    when: ({ before, event }) => before !== null && event.type === 'session.superseded',
    holds: (step) => screenOf(step.after) === screenOf(step.before) && step.effects.length === 0,
  },
  {
    req: 'RB-18',
    says: 'a repeated confirm carries the key of the first',
    when: isAskedAgain,
    holds: (step) =>
      step.after.context.requestKey === step.before?.context.requestKey &&
      (starts(step, 'confirming')?.includes(`"requestKey":"${step.before?.context.requestKey}"`) ?? false),
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
    says: 'the slot is held only by an answer that gives or shows a hold',
    when: ({ before, after }) =>
      screenOf(after) === 'held' && screenOf(before) !== 'held' && screenOf(before) !== 'confirming',
    holds: (step) =>
      (answerTo('holding', step) ?? answerTo('reading', step))?.kind === 'ok' &&
      step.after.context.appointmentId !== null,
  },
  {
    req: 'RB-07',
    says: 'a hold with a deadline runs out after exactly the time that the server gave',
    when: ({ before, after }) =>
      screenOf(after) === 'held' && screenOf(before) !== 'held' && after.context.deadline !== null,
    holds: (step) =>
      waits(step, 'holdTimeLeft') ===
      `wait ${(step.after.context.deadline ?? 0) - PAGE_TIME} holdTimeLeft in bookingConfirmation.held`,
  },
  {
    req: 'RB-07',
    says: 'a first hold lasts 15 minutes and an extended one 30',
    when: ({ after, before }) =>
      screenOf(after) === 'held' &&
      before?.context.deadline !== after.context.deadline &&
      after.context.deadline !== null,
    holds: ({ after }) =>
      after.context.deadline === PAGE_TIME + FIFTEEN_MINUTES * (after.context.extension === 'used' ? 2 : 1),
  },
  {
    req: 'RB-10',
    says: 'when the time is over the hold is gone, said so, and can be taken anew',
    when: ({ before, event }) =>
      event.type.startsWith('xstate.after.holdTimeLeft') && before !== null && before.context.deadline !== null,
    holds: (step) =>
      screenOf(step.after) === 'expired' &&
      step.after.context.appointmentId === null &&
      step.after.can({ type: 'retry.requested' }),
  },
  {
    req: 'RB-07',
    says: 'without a deadline a hold never runs out',
    when: ({ before, event }) =>
      event.type.startsWith('xstate.after.holdTimeLeft') && before?.context.deadline === null,
    holds: ({ after }) => screenOf(after) === 'held',
  },
  {
    req: 'RB-07',
    says: 'a hold that goes is told, so that the draft does not keep it',
    when: isLost,
    holds: (step) =>
      tells(step, 'hold.lost') !== null && !step.after.context.holdIsCurrent && step.after.context.deadline === null,
  },
  {
    req: 'RB-07',
    says: 'a hold that is taken is told with its id',
    when: (step) => answerTo('holding', step)?.kind === 'ok',
    holds: (step) =>
      screenOf(step.after) === 'held' &&
      step.after.context.requestKey === null &&
      (tells(step, 'hold.taken')?.includes(String(step.after.context.appointmentId)) ?? false),
  },
  {
    req: 'RB-07',
    says: 'a hold is extended once, and only where it is offered',
    when: ({ event }) => event.type === 'extension.requested',
    holds: (step) =>
      (starts(step, 'extending') !== null) ===
      (screenOf(step.before) === 'held' &&
        step.before?.value !== undefined &&
        step.before.context.extension === 'offered' &&
        !step.before.hasTag('busy')),
  },
  {
    req: 'RB-07',
    says: 'a failed extension leaves the hold as it was, and says so',
    when: (step) =>
      screenOf(step.before) === 'held' &&
      step.before?.hasTag('busy') === true &&
      (isTrouble(step) || answerTo('extending', step)?.kind === 'failed'),
    holds: ({ before, after }) =>
      screenOf(after) === 'held' &&
      !after.hasTag('busy') &&
      after.context.notice === 'extensionFailed' &&
      after.context.deadline === before?.context.deadline &&
      after.context.appointmentId === before?.context.appointmentId,
  },
  {
    req: 'RB-10',
    says: 'a slot that is lost is said with the alternatives of the answer',
    when: ({ event }) => outputIn(event)?.failure?.code === 'slotLost',
    holds: ({ after }) =>
      screenOf(after) === 'slotLost' && after.context.alternatives.length === 1 && after.context.requestKey === null,
  },
  {
    req: 'RB-10',
    says: 'only an alternative that was offered is taken; it is held at once and told',
    when: ({ event }) => event.type === 'alternative.chosen',
    holds: (step) => {
      const { alternative } = step.event as { readonly alternative?: { readonly startsAt: string } } & {
        type: string;
      };
      const offered =
        screenOf(step.before) === 'slotLost' &&
        step.before?.context.alternatives[0]?.startsAt === alternative?.startsAt;
      if (!offered) return step.after.context.item === step.before?.context.item && starts(step) === null;
      return (
        step.after.context.item.startsAt === alternative?.startsAt &&
        (starts(step, 'holding')?.includes(`"startsAt":"${alternative?.startsAt}"`) ?? false) &&
        tells(step, 'slot.replaced') !== null
      );
    },
  },
  {
    req: 'RB-17',
    says: 'taking a slot anew moves the temporary booking that exists, and makes one where none does',
    when: (step) => starts(step, 'holding') !== null,
    holds: (step) => {
      const id = step.after.context.appointmentId;
      const call = starts(step, 'holding') ?? '';
      return call.includes(`"appointmentId":${JSON.stringify(id)}`);
    },
  },
  {
    req: 'RB-16',
    says: 'a refusal, a fault or silence loses nothing of the draft and leaves a way on',
    when: isTrouble,
    holds: ({ before, after }) =>
      after.context.item === before?.context.item &&
      after.context.appointmentId === before.context.appointmentId &&
      after.status === 'active' &&
      (after.can({ type: 'retry.requested' }) || after.can({ type: 'confirm.requested', requestKey: 'x' })),
  },
  {
    req: 'RB-07',
    says: 'a confirm that may have been done is never shown as not done: without an answer its key stays until the outcome is known',
    when: ({ before, event }) => screenOf(before) === 'confirming' && /^xstate\.(error|after)/.test(event.type),
    holds: (step) =>
      screenOf(step.after) === 'outcomeUnknown' &&
      step.after.context.requestKey === step.before?.context.requestKey &&
      tells(step, 'confirmation.settled') !== null,
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
    says: 'a confirm that is sent again says so, and no other does',
    when: (step) => starts(step, 'confirming') !== null,
    holds: (step) => starts(step, 'confirming')?.includes(`"isRepeat":${isAskedAgain(step)}`) ?? false,
  },
  {
    req: 'RB-07',
    says: 'a refusal ends the asking, of a repeat too: it is said beside the hold, and its key goes',
    when: (step) => answerTo('confirming', step)?.failure?.code === 'refused',
    holds: (step) =>
      screenOf(step.after) === 'held' &&
      step.after.context.notice === 'confirmRefused' &&
      step.after.context.requestKey === null &&
      waits(step, 'recheckPause') === null,
  },
  {
    req: 'RB-10',
    says: 'a confirm whose temporary booking is gone leads to the expired hold',
    when: (step) => answerTo('confirming', step)?.failure?.code === 'gone',
    holds: (step) => screenOf(step.after) === 'expired' && step.after.context.requestKey === null,
  },
  {
    req: 'RB-07',
    says: 'at a reload the hold is read before anything is confirmed, and an expired one is said to be so',
    when: (step) => answerTo('reading', step)?.value?.state === 'expired',
    holds: (step) => screenOf(step.after) === 'expired',
  },
];
