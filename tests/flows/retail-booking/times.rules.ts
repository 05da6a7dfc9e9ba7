import { NO_SLOT } from '#machines/shared/booking-choices.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import type { retailBookingMachine } from '#machines/retail-booking/retail-booking.machine.ts';
import { asType, changesChoice, draftOf, isStep, kindOf, same, slotsIn, timeAgain } from './readings.ts';

export const timesRules: RulesOf<typeof retailBookingMachine> = [
  {
    req: 'RB-05',
    says: 'there is no time without a date, and a time always has its instant',
    holds: ({ after: { context } }) => {
      const { date, time, startsAt } = context.draft.slot;
      return (time === null || date !== null) && (time === null) === (startsAt === null);
    },
  },
  {
    req: 'RB-05',
    says: 'in the time step the first returned date is chosen when none is',
    when: ({ before, after }) =>
      kindOf(after) === 'time' &&
      after.context.offer.freshness === 'fresh' &&
      after.context.draft.days.length > 0 &&
      draftOf(before)?.slot.date === null &&
      before?.context.draft.wishedTime === null &&
      before.context.draft.lostTime === null,
    holds: ({ after: { context } }) => context.draft.slot.date === context.draft.days[0]?.date,
  },
  {
    req: 'RB-05',
    says: 'where fresh times are shown, a date is chosen',
    when: ({ after }) =>
      kindOf(after) === 'time' && after.context.offer.freshness === 'fresh' && after.context.draft.days.length > 0,
    holds: ({ after }) => after.context.draft.slot.date !== null,
  },
  {
    req: 'RB-05',
    says: 'choosing an offered date takes it and clears the time',
    when: ({ before, event }) => {
      const [chosen, draft] = [asType(event, 'date.chosen'), draftOf(before)];
      return (
        chosen !== null && kindOf(before) === 'time' && (draft?.days.some(({ date }) => date === chosen.date) ?? false)
      );
    },
    holds: ({ event, after }) =>
      same(after.context.draft.slot, { date: asType(event, 'date.chosen')?.date, time: null, startsAt: null }),
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
        slotsIn(draft).some(({ date, time }) => date === draft.slot.date && time === chosen.time)
      );
    },
    holds: ({ before, event, after }) => {
      const draft = draftOf(before);
      const time = asType(event, 'time.chosen')?.time;
      const slot = draft && slotsIn(draft).find((free) => free.date === draft.slot.date && free.time === time);
      return (
        slot !== undefined &&
        slot !== null &&
        after.context.draft.slot.startsAt === slot.startsAt &&
        after.context.draft.slot.time === time
      );
    },
  },
  {
    req: 'RB-04',
    says: 'a time lost by another branch or services is remembered, and one that is chosen again or given up is not',
    when: (step) => {
      const { before, event } = step;
      const isEdit = ['branch.chosen', 'branch.cleared', 'service.toggled'].includes(event.type);
      return (
        (isEdit && changesChoice(step) && timeAgain(step) === null) ||
        (kindOf(before) === 'time' && event.type === 'notice.dismissed')
      );
    },
    holds: ({ before, event, after }) => {
      const was = draftOf(before);
      const lost = event.type === 'notice.dismissed' ? null : was?.slot.time == null ? was?.lostTime : was.slot;
      const is = after.context.draft.lostTime;
      return is?.date === lost?.date && is?.time === lost?.time && is?.startsAt === lost?.startsAt;
    },
  },
  {
    req: 'RB-04',
    says: 'a lost time that is free is offered again and not taken by itself, else the nearest is named',
    when: ({ after: snapshot }) => {
      const { offer, draft } = snapshot.context;
      const isShown = kindOf(snapshot) === 'time' && offer.freshness === 'fresh' && draft.days.length > 0;
      return isShown && draft.lostTime !== null && draft.wishedTime === null;
    },
    holds: ({ after: { context } }) => {
      const { draft, notice } = context;
      const lost = draft.lostTime && { date: draft.lostTime.date, time: draft.lostTime.time };
      const isFree = slotsIn(draft).some(({ date, time }) => date === lost?.date && time === lost.time);
      if (isFree)
        return same(notice, { code: 'time.freeAgain', ...lost }) && same(draft.slot, { ...NO_SLOT, date: lost?.date });
      if (notice?.code !== 'time.nearest' || !same(notice.wanted, lost)) return false;
      const { date, time } = notice.nearest;
      return (
        same(draft.slot, { ...NO_SLOT, date }) &&
        slotsIn(draft).some((free) => free.date === date && free.time === time)
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
          (time === undefined || (slot.time === time && slot.date === draft.slot.date)),
      );
    },
    holds: ({ before, after }) => same(draftOf(before)?.slot, draftOf(after)?.slot),
  },
  {
    req: 'RB-16',
    says: 'the chosen time is always among fresh times that are shown',
    when: ({ after }) =>
      kindOf(after) === 'time' &&
      after.context.offer.freshness === 'fresh' &&
      after.context.draft.slot.startsAt !== null,
    holds: ({ after }) =>
      slotsIn(after.context.draft).some(({ startsAt }) => startsAt === after.context.draft.slot.startsAt),
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
      kindOf(after) === kindOf(before) || (kindOf(after) === 'time' && after.context.draft.slot.time === null),
  },
];
