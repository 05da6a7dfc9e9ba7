import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import { selectGroup } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { groupIn, draftsIn, stageOf } from './readings.ts';

export const returnRules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-05',
    says: 'another sign-in keeps every answer and who is looked at, and nothing is sent by itself',
    when: ({ event }) => event.type === 'session.superseded',
    holds: ({ before, after, effects }) =>
      before !== null &&
      draftsIn(before) === draftsIn(after) &&
      groupIn(before).opened === groupIn(after).opened &&
      after.context.isSessionOver &&
      !effects.some((effect) => effect.startsWith('start ')),
  },
  {
    req: 'CB-05',
    says: 'going on after it comes back to where one was',
    when: ({ event, before }) => event.type === 'resume.requested' && before?.value === 'interrupted',
    holds: ({ before, after }) =>
      before !== null &&
      draftsIn(before) === draftsIn(after) &&
      groupIn(before).opened === groupIn(after).opened &&
      ['waiting', 'open'].includes(String(stageOf(after))),
  },
  {
    req: 'CB-05',
    says: 'a car that was looked at is opened again',
    when: ({ before, event, after }) =>
      event.type === 'xstate.done.actor.checking' &&
      after.context.message === null &&
      stageOf(after) !== 'unchecked' &&
      before !== null &&
      groupIn(before).opened !== null,
    holds: ({ before, after }) =>
      stageOf(after) === 'car' && before !== null && groupIn(after).opened === groupIn(before).opened,
  },
  {
    req: 'CB-05',
    says: 'a group that another tab has changed is read again before this page goes on, and not written over',
    when: ({ before }) => before?.value === 'changedElsewhere',
    holds: ({ event, after, effects }) =>
      selectGroup(after) === null &&
      (event.type !== 'resume.requested' || effects.some((effect) => effect.startsWith('start reading'))),
  },
  {
    req: 'CB-06',
    says: 'where it is not known which cars can be booked, it can be asked again, and no answer is lost',
    when: ({ after }) => stageOf(after) === 'unchecked',
    holds: ({ before, after }) =>
      after.can({ type: 'retry.requested' }) && (before === null || draftsIn(before) === draftsIn(after)),
  },
];
