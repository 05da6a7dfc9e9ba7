import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import { asType, draftOf, isStep, kindOf, same, slotsIn } from './readings.ts';

export const timesRules: RulesOf<typeof retailBookingMachine> = [
  {
    req: 'RB-05',
    says: 'there is no time without a date, and a time always has its instant',
    holds: ({ after: { context } }) => {
      const { date, time, date_time } = context.draft.dateTime;
      return (time === null || date !== null) && (time === null) === (date_time === null);
    },
  },
  {
    req: 'RB-05',
    says: 'in the time step the first returned date is chosen when none is',
    when: ({ before, after }) =>
      kindOf(after) === 'time' &&
      after.context.offer.freshness === 'fresh' &&
      after.context.draft.dateTimeList.length > 0 &&
      draftOf(before)?.dateTime.date === null &&
      before?.context.wishedTime === null,
    holds: ({ after: { context } }) => context.draft.dateTime.date === context.draft.dateTimeList[0]?.date,
  },
  {
    req: 'RB-05',
    says: 'where fresh times are shown, a date is chosen',
    when: ({ after }) =>
      kindOf(after) === 'time' &&
      after.context.offer.freshness === 'fresh' &&
      after.context.draft.dateTimeList.length > 0,
    holds: ({ after }) => after.context.draft.dateTime.date !== null,
  },
  {
    req: 'RB-05',
    says: 'choosing an offered date takes it and clears the time',
    when: ({ before, event }) => {
      const [chosen, draft] = [asType(event, 'date.chosen'), draftOf(before)];
      return (
        chosen !== null &&
        kindOf(before) === 'time' &&
        (draft?.dateTimeList.some(({ date }) => date === chosen.date) ?? false)
      );
    },
    holds: ({ event, after }) =>
      same(after.context.draft.dateTime, { date: asType(event, 'date.chosen')?.date, date_time: null, time: null }),
  },
  {
    req: 'RB-05',
    says: 'choosing an offered time takes it with its instant',
    when: ({ before, event }) => {
      const [chosen, draft] = [asType(event, 'time.chosen'), draftOf(before)];
      return (
        chosen !== null &&
        draft !== null &&
        kindOf(before) === 'time' &&
        slotsIn(draft).some(({ date, time }) => date === draft.dateTime.date && time === chosen.time)
      );
    },
    holds: ({ before, event, after }) => {
      const draft = draftOf(before);
      const time = asType(event, 'time.chosen')?.time;
      const slot = draft && slotsIn(draft).find((free) => free.date === draft.dateTime.date && free.time === time);
      return (
        slot !== undefined &&
        slot !== null &&
        after.context.draft.dateTime.date_time === slot.date_time &&
        after.context.draft.dateTime.time === time
      );
    },
  },
  {
    req: 'RB-16',
    says: 'a date or time that is not offered is never taken',
    when: ({ before, event }) => {
      const draft = draftOf(before);
      const [date, time] = [asType(event, 'date.chosen')?.date, asType(event, 'time.chosen')?.time];
      if (draft === null || (date === undefined && time === undefined)) return false;
      return !slotsIn(draft).some(
        (slot) =>
          (date === undefined || slot.date === date) &&
          (time === undefined || (slot.time === time && slot.date === draft.dateTime.date)),
      );
    },
    holds: ({ before, after }) => same(draftOf(before)?.dateTime, draftOf(after)?.dateTime),
  },
  {
    req: 'RB-16',
    says: 'the chosen time is always among fresh times that are shown',
    when: ({ after }) =>
      kindOf(after) === 'time' &&
      after.context.offer.freshness === 'fresh' &&
      after.context.draft.dateTime.date_time !== null,
    holds: ({ after }) =>
      slotsIn(after.context.draft).some(({ date_time }) => date_time === after.context.draft.dateTime.date_time),
  },
  {
    req: 'RB-16',
    says: 'times of another branch or set of services are not taken over',
    when: ({ event }) => asType(event, 'availability.changed')?.question?.locationId === 99,
    holds: ({ before, after }) => same(draftOf(before), draftOf(after)),
  },
  {
    req: 'RB-16',
    says: 'news of the times never moves the user back to another step but from where the chosen time is gone',
    when: ({ before, event }) => event.type === 'availability.changed' && isStep(kindOf(before)),
    holds: ({ before, after }) =>
      kindOf(after) === kindOf(before) || (kindOf(after) === 'time' && after.context.draft.dateTime.time === null),
  },
];
