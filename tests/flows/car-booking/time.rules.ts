import type { carBookingMachine } from '#machines/car-booking/car-booking.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  asType,
  draftOf,
  earlier,
  firstOpen,
  isIgnored,
  offeredSlot,
  same,
  settled,
  stepOf,
  type Step,
} from './readings.ts';

const dateIn = ({ before, event }: Step) =>
  stepOf(before) === 'time' ? (asType(event, 'date.chosen')?.date ?? null) : null;
const isOfferedDate = (step: Step) =>
  dateIn(step) !== null && step.before?.context.offer.days.some(({ date }) => date === dateIn(step)) === true;
const timeIn = ({ before, event }: Step) =>
  stepOf(before) === 'time' ? (asType(event, 'time.chosen')?.time ?? null) : null;
const slotIn = (step: Step) => {
  const [time, draft] = [timeIn(step), draftOf(step.before)];
  return time === null || draft === null || step.before === null
    ? null
    : offeredSlot(step.before.context.offer, draft.slot.date, time);
};
/** The time step is arrived at, or its times have come anew. */
const isSettled = ({ before, event, after }: Step) =>
  before !== null &&
  stepOf(after) === 'time' &&
  (stepOf(before) !== 'time' ||
    (event.type === 'availability.changed' && before.context.offer !== after.context.offer));
const lostIn = ({ before, after }: Step) => {
  const slot = draftOf(before)?.slot;
  return slot !== undefined && settled(after, slot).isLost;
};

export const timeRules: RulesOf<typeof carBookingMachine> = [
  {
    req: 'CB-01',
    says: 'there is no time without a date, and a time always has its instant',
    holds: ({ after: { context } }) => {
      const { date, time, startsAt } = context.draft.slot;
      return (time === null || date !== null) && (time === null) === (startsAt === null);
    },
  },
  {
    req: 'CB-01',
    says: 'a date that is offered is taken and clears the time, which shuts the steps after it',
    when: isOfferedDate,
    holds: (step) => {
      const [was, is] = [draftOf(step.before), draftOf(step.after)];
      if (was === null || is === null) return false;
      const slot = { date: dateIn(step), time: null, startsAt: null };
      const reached = earlier(was, was.steps.reached, firstOpen(is));
      return same(is, { ...was, slot, steps: { current: 'time', reached } }) && step.after.context.notice === null;
    },
  },
  {
    req: 'CB-01',
    says: 'a time that is offered on the chosen date is taken with its instant',
    when: (step) => slotIn(step) !== null,
    holds: (step) =>
      same(draftOf(step.after), { ...draftOf(step.before), slot: slotIn(step) }) && step.after.context.notice === null,
  },
  {
    req: 'CB-01',
    says: 'a date or time that is not offered is not taken',
    when: (step) => (dateIn(step) !== null && !isOfferedDate(step)) || (timeIn(step) !== null && slotIn(step) === null),
    holds: isIgnored,
  },
  {
    req: 'CB-01',
    says: 'in the time step the first date is chosen where none is, and only fresh times take a chosen time away',
    when: isSettled,
    holds: ({ before, after }) => {
      const slot = draftOf(before)?.slot;
      return slot !== undefined && same(draftOf(after)?.slot, settled(after, slot).slot);
    },
  },
  {
    req: 'CB-01',
    says: 'a time that others have is named, and the steps after it are shut',
    when: (step) => isSettled(step) && lostIn(step),
    holds: ({ before, after }) => {
      const { date, time } = draftOf(before)?.slot ?? {};
      return same(after.context.notice, { code: 'time.lost', date, time }) && draftOf(after)?.steps.reached === 'time';
    },
  },
  {
    req: 'CB-01',
    says: 'news of the times that take nothing away change nothing else',
    when: (step) => stepOf(step.before) === 'time' && isSettled(step) && !lostIn(step),
    holds: ({ before, after }) => {
      const slot = draftOf(after)?.slot;
      return same(draftOf(after), { ...draftOf(before), slot }) && after.context.notice === before?.context.notice;
    },
  },
  {
    req: 'CB-01',
    says: 'that a service is too many or a time is lost is said in its own step, and nowhere else',
    when: ({ after }) => after.context.notice !== null,
    holds: ({ after }) => stepOf(after) === (after.context.notice?.code === 'services.limit' ? 'services' : 'time'),
  },
];
