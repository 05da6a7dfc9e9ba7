import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import type { Group } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  askedBy,
  asType,
  groupOf,
  isGroup,
  isIgnored,
  isOverview,
  placeOf,
  readyIn,
  roundIn,
  same,
  starts,
  unconfirmedIn,
  type Step,
} from './readings.ts';

/** All or nothing needs every answer; otherwise one car is enough. */
const mayHold = (group: Group) =>
  readyIn(group).length > 0 && (group.promise === 'fits' || readyIn(group).length === unconfirmedIn(group).length);
/** Some cars have their slots and others do not: the first can go on alone, unless all or nothing is wanted. */
const mayKeepHeld = (group: Group) =>
  group.promise === 'fits' &&
  readyIn(group).some(({ holdIsCurrent }) => holdIsCurrent) &&
  readyIn(group).some(({ holdIsCurrent }) => !holdIsCurrent);

const askedIn = ({ before, event }: Step) =>
  isOverview(before) || placeOf(before) === 'settled' ? asType(event, 'hold.requested') : null;
const mayAsk = (step: Step) => {
  const [event, group] = [askedIn(step), groupOf(step.before)];
  if (event === null || group === null) return false;
  return event.onlyHeld === true ? mayKeepHeld(group) : mayHold(group);
};
const promiseIn = ({ before, event }: Step) =>
  isOverview(before) || placeOf(before) === 'settled' ? asType(event, 'promise.chosen') : null;
const isOtherPromise = (step: Step) =>
  placeOf(step.before) === 'settled' &&
  promiseIn(step) !== null &&
  promiseIn(step)?.promise !== groupOf(step.before)?.promise;
/** The group is come to again, or read, while a confirm is unanswered. */
const isAskingAbout = ({ before, event, after }: Step) =>
  after.context.group.requestKey !== null &&
  (placeOf(before) === 'reading' || (placeOf(before) === 'interrupted' && event.type === 'resume.requested'));

export const holdRules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-08',
    says: 'slots can be asked for as soon as one car is ready, and with all or nothing once every car is',
    when: (step) => mayAsk(step),
    holds: (step) =>
      placeOf(step.after) === 'waiting' &&
      isGroup(step.after, groupOf(step.before), {
        opened: isOverview(step.before) ? null : (groupOf(step.before)?.opened ?? null),
        onlyHeld: askedIn(step)?.onlyHeld === true,
      }) &&
      (placeOf(step.before) === 'settled' || step.after.context.notice === null),
  },
  {
    req: 'CB-04',
    says: 'without a car that is ready, with all or nothing without every one, or to keep what is held without any, nothing is asked for',
    when: (step) => askedIn(step) !== null && !mayAsk(step),
    holds: isIgnored,
  },
  {
    req: 'CB-08',
    says: 'all cars that are ready are held together in one list with what is chosen for each, and only what is held if that is wanted; no blocked one',
    when: (step) => askedBy(step, 'confirmation') !== null,
    holds: (step) => {
      const { group, company, isSessionOver } = step.after.context;
      const items = roundIn(group);
      return (
        items.length > 0 &&
        same(askedBy(step, 'confirmation'), {
          parent: '<actor>',
          clock: '<clock>',
          items,
          requestKey: group.requestKey,
          isOfEarlierSignIn: group.requestKey !== null && (isSessionOver || group.sentBy !== company.code),
        })
      );
    },
  },
  {
    req: 'CB-04',
    says: 'slots are asked for by a person, or a confirm that was not answered is asked about, and nothing else begins either',
    when: ({ before }) => before !== null,
    holds: (step) =>
      (askedBy(step, 'confirmation') !== null) === (mayAsk(step) || isOtherPromise(step) || isAskingAbout(step)),
  },
  {
    req: 'CB-04',
    says: 'what is wanted if not every car can have its slot is chosen among all cars, and asks for nothing',
    when: (step) => isOverview(step.before) && promiseIn(step) !== null,
    holds: (step) =>
      isOverview(step.after) &&
      isGroup(step.after, groupOf(step.before), { promise: promiseIn(step)?.promise ?? 'fits', onlyHeld: false }) &&
      !starts(step),
  },
  {
    req: 'CB-04',
    says: 'while the slots are shown another wish asks for what is ready, since it may be another list',
    when: isOtherPromise,
    holds: (step) =>
      placeOf(step.after) === 'waiting' &&
      isGroup(step.after, groupOf(step.before), { promise: promiseIn(step)?.promise ?? 'fits', onlyHeld: false }),
  },
  {
    req: 'CB-04',
    says: 'while the slots are shown the wish that is chosen already changes nothing',
    when: (step) => placeOf(step.before) === 'settled' && promiseIn(step) !== null && !isOtherPromise(step),
    holds: isIgnored,
  },
  {
    req: 'CB-01',
    says: 'Back leads from the slots to all cars, with every answer and every hold',
    when: ({ before, event }) => placeOf(before) === 'settled' && event.type === 'back.requested',
    holds: (step) =>
      placeOf(step.after) === 'ready' &&
      isGroup(step.after, groupOf(step.before), { opened: null, onlyHeld: false }) &&
      step.after.context.notice === step.before?.context.notice &&
      !starts(step),
  },
];
