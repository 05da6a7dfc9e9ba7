import { OTHER_SUBJECT, PAGE_TIME } from '#machines/booking-confirmation/booking-confirmation.fixtures.ts';
import type { bookingConfirmationMachine } from '#machines/booking-confirmation/booking-confirmation.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  answersTo,
  askedBy,
  codeOf,
  isAnswered,
  isTrouble,
  itemsOf,
  same,
  screenOf,
  those,
  toldIn,
  waits,
} from './readings.ts';

const MINUTE = 60_000;

const firstEnd = (snapshot: Parameters<typeof itemsOf>[0]) =>
  itemsOf(snapshot).reduce((first, { deadline }) => Math.min(first, deadline ?? Infinity), Infinity);

export const holdRules: RulesOf<typeof bookingConfirmationMachine> = [
  {
    req: 'RB-17',
    says: 'a hold is asked for of exactly what has none; it moves the temporary booking that exists, and makes one where none does',
    when: (step) => askedBy(step, 'holding') !== null,
    holds: (step) =>
      same(
        askedBy(step, 'holding')?.map(({ subject, appointmentId, startsAt }) => ({ subject, appointmentId, startsAt })),
        itemsOf(step.after)
          .filter(({ subject }) => those(step.after, 'notHeld').includes(subject))
          .map(({ subject, appointmentId, item }) => ({ subject, appointmentId, startsAt: item.startsAt })),
      ),
  },
  {
    req: 'RB-07',
    says: 'a slot is held only by an answer that gives or shows a hold of it, or that says that it is booked',
    when: ({ before, after }) =>
      before !== null && those(after, 'held').some((subject) => !those(before, 'held').includes(subject)),
    holds: (step) => {
      const shown = [...answersTo('holding', step), ...answersTo('reading', step)]
        .filter(
          ({ answer }) =>
            answer.kind === 'ok' || answer.state === 'live' || answer.failure?.code === 'alreadyConfirmed',
        )
        .map(({ subject }) => subject);
      const added = those(step.after, 'held').filter((subject) => !those(step.before, 'held').includes(subject));
      return (
        added.every((subject) => shown.includes(subject)) &&
        itemsOf(step.after).every(({ holdIsCurrent, appointmentId }) => !holdIsCurrent || appointmentId !== null)
      );
    },
  },
  {
    req: 'RB-07',
    says: 'all is shown as held only if each is held or confirmed',
    when: ({ after }) => screenOf(after) === 'held',
    holds: ({ after }) => those(after, 'held', 'confirmed').length === itemsOf(after).length,
  },
  {
    req: 'RB-07',
    says: 'holds run out after exactly the time that the server gave, the first of them first',
    when: ({ before, after }) =>
      (screenOf(after) === 'held' || screenOf(after) === 'slotLost') &&
      screenOf(before) !== screenOf(after) &&
      firstEnd(after) !== Infinity,
    holds: (step) =>
      waits(step, 'holdTimeLeft')?.startsWith(`wait ${firstEnd(step.after) - PAGE_TIME} holdTimeLeft in `) === true &&
      toldIn(step)?.deadline === firstEnd(step.after),
  },
  {
    req: 'RB-07',
    says: 'a first hold lasts 15 minutes, the other one 20, and an extended one 30',
    when: ({ after }) => firstEnd(after) !== Infinity,
    holds: ({ after }) =>
      itemsOf(after).every(
        ({ subject, deadline, expiresAt }) =>
          deadline === null ||
          deadline === PAGE_TIME + MINUTE * (expiresAt?.includes('T10:30') ? 30 : subject === OTHER_SUBJECT ? 20 : 15),
      ),
  },
  {
    req: 'RB-10',
    says: 'when the time of a hold is over it is gone, said so, and can be taken anew; a later one stays',
    when: ({ before, event }) =>
      event.type.startsWith('xstate.after.holdTimeLeft') && before !== null && firstEnd(before) !== Infinity,
    holds: (step) => {
      const { before, after } = step;
      const end = firstEnd(before);
      const over = itemsOf(before).flatMap(({ subject, deadline }) => (deadline === end ? [subject] : []));
      return (
        screenOf(after) === (screenOf(before) === 'held' ? 'expired' : 'slotLost') &&
        over.every((subject) => those(after, 'notHeld').includes(subject)) &&
        itemsOf(after).every(
          (item) =>
            (over.includes(item.subject) ? item.appointmentId === null && item.deadline === null : true) &&
            (item.deadline === null || item.deadline > end),
        ) &&
        (screenOf(after) === 'slotLost' || after.can({ type: 'retry.requested' }))
      );
    },
  },
  {
    req: 'RB-07',
    says: 'without a deadline a hold never runs out',
    when: ({ before, event }) =>
      event.type.startsWith('xstate.after.holdTimeLeft') && before !== null && firstEnd(before) === Infinity,
    holds: ({ before, after }) => same(itemsOf(before), itemsOf(after)) && screenOf(before) === screenOf(after),
  },
  {
    req: 'RB-07',
    says: 'each answer about a hold counts for its own subject: given, lost to others, or nothing there',
    when: (step) => isAnswered('holding', step),
    holds: (step) =>
      answersTo('holding', step).every((each) => {
        const item = itemsOf(step.after).find(({ subject }) => subject === each.subject);
        if (each.answer.kind === 'ok') return those(step.after, 'held').includes(each.subject);
        if (codeOf(each) === 'slotLost') return those(step.after, 'lost').includes(each.subject);
        return codeOf(each) !== 'gone' || item?.appointmentId === null;
      }),
  },
  {
    req: 'RB-07',
    says: 'holds are extended once, and only where it is offered',
    when: ({ event }) => event.type === 'extension.requested',
    holds: (step) => {
      const offered = itemsOf(step.before).flatMap(({ subject, extension }) =>
        extension === 'offered' ? [subject] : [],
      );
      const may = screenOf(step.before) === 'held' && step.before?.hasTag('busy') === false && offered.length > 0;
      return same(askedBy(step, 'extending')?.map(({ subject }) => subject) ?? [], may ? offered : []);
    },
  },
  {
    req: 'RB-07',
    says: 'an extension that fails leaves the hold as it was, and says so',
    when: (step) =>
      screenOf(step.before) === 'held' &&
      step.before?.hasTag('busy') === true &&
      (isTrouble(step) || answersTo('extending', step).some(({ answer }) => answer.kind === 'failed')),
    holds: (step) => {
      const { before, after } = step;
      const failed = itemsOf(before).filter(
        ({ subject }) =>
          isTrouble(step) ||
          answersTo('extending', step).some((each) => each.subject === subject && each.answer.kind === 'failed'),
      );
      return (
        screenOf(after) === 'held' &&
        !after.hasTag('busy') &&
        after.context.notice === 'extensionFailed' &&
        failed.every(({ subject, deadline, appointmentId }) =>
          itemsOf(after).some(
            (item) => item.subject === subject && item.deadline === deadline && item.appointmentId === appointmentId,
          ),
        )
      );
    },
  },
  {
    req: 'RB-07',
    says: 'at a return the holds are read before anything is confirmed, and an expired one is said to be so, once no slot is lost',
    when: (step) =>
      answersTo('reading', step).some(({ answer }) => answer.state === 'expired') &&
      answersTo('reading', step).every(({ answer }) => answer.state !== 'live'),
    holds: ({ after }) => screenOf(after) === (those(after, 'lost').length > 0 ? 'slotLost' : 'expired'),
  },
];
