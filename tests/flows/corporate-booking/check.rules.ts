import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import type { CarToAdd, CheckedCars, Group, GroupCar } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { isLimited } from '#tests/support/model/rules-of-calls.ts';
import {
  askedBy,
  asType,
  atFirstOpen,
  carIn,
  groupOf,
  isHeldAsIs,
  itemFor,
  keepsAll,
  placeOf,
  same,
  starts,
  type Step,
} from './readings.ts';

const answerIn = ({ event }: Step) => asType(event, 'xstate.done.actor.checking')?.output ?? null;
const checkedIn = (step: Step): CheckedCars | null => {
  const answer = answerIn(step);
  return answer?.kind === 'ok' ? answer.value : null;
};
const isUnanswered = ({ event }: Step) =>
  event.type === 'xstate.error.actor.checking' || /^xstate\.after\.checkTimeLimit\..*checking$/.test(event.type);

/** What the server knows of a car: its words, whether it is still the company's, and a booking that is not this one. */
const knownOf = (each: GroupCar, { known }: CheckedCars): GroupCar => {
  const found = known.find(({ car }) => car.id === each.draft.car.id);
  if (each.confirmation !== null) return each;
  if (found === undefined) return { ...each, problem: { kind: 'gone' } };
  const draft = { ...each.draft, car: found.car };
  const isOthers = found.bookingId !== null && found.bookingId !== each.appointmentId;
  return {
    ...each,
    draft,
    heldItem: isHeldAsIs(each) ? itemFor(draft) : each.heldItem,
    problem: isOthers && found.bookingId !== null ? { kind: 'booked', appointmentId: found.bookingId } : null,
  };
};
/** A visit that another page asks for is what is chosen for its car now. */
const plannedIn = (each: GroupCar, toAdd: readonly CarToAdd[]): GroupCar => {
  const visit = toAdd.find(({ car, slot }) => car.id === each.draft.car.id && slot !== undefined);
  if (visit === undefined || each.confirmation !== null) return each;
  const { branch = null, services = [], slot = each.draft.slot } = visit;
  return { ...each, alternatives: null, refusal: null, draft: atFirstOpen({ ...each.draft, branch, services, slot }) };
};
const isNew = (group: Group | null) => (visit: CarToAdd) =>
  visit.bookingId === null && carIn(group, visit.car.id) === null;

export const checkRules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-06',
    says: 'which cars can be booked is asked for exactly the cars of the group and the visits that are wanted, and for 15 seconds',
    when: (step) => placeOf(step.after) === 'checking' && placeOf(step.before) !== 'checking',
    holds: (step) =>
      same(askedBy(step, 'checking'), {
        carIds: groupOf(step.after)?.cars.map(({ draft }) => draft.car.id),
        wanted: step.after.context.wanted,
      }) && isLimited(step, 15_000, 'checkTimeLimit'),
  },
  {
    req: 'CB-06',
    says: 'it is asked whenever a group with cars or wished visits is come to, unless a confirm is unanswered, and at no other time',
    when: ({ before }) => before !== null,
    holds: (step) => {
      const { before, event, after } = step;
      const isCome =
        (placeOf(before) === 'reading' && placeOf(after) !== 'reading' && event.type.startsWith('xstate.')) ||
        (placeOf(before) === 'interrupted' && event.type === 'resume.requested') ||
        (placeOf(before) === 'unchecked' && event.type === 'retry.requested');
      const { group, wanted } = after.context;
      const isNeeded = group.requestKey === null && (group.cars.length > 0 || wanted.length > 0);
      return (askedBy(step, 'checking') !== null) === (isCome && isNeeded);
    },
  },
  {
    req: 'CB-06',
    says: 'each car that is not booked gets the words of the server, and is blocked if it is gone or somebody else has booked it; nothing chosen is lost',
    when: (step) => checkedIn(step) !== null,
    holds: (step) => {
      const [former, checked] = [groupOf(step.before), checkedIn(step)];
      if (former === null || checked === null) return false;
      const cars = former.cars.map((each) => plannedIn(knownOf(each, checked), checked.toAdd));
      return same(groupOf(step.after)?.cars.slice(0, cars.length), cars);
    },
  },
  {
    req: 'CB-03',
    says: 'a wished visit of a car that is not in the group yet adds it, with what is known of the visit and at its first open step',
    when: (step) => (checkedIn(step)?.toAdd.length ?? 0) > 0,
    holds: (step) => {
      const [former, checked] = [groupOf(step.before), checkedIn(step)];
      const fresh = checked?.toAdd.filter(isNew(former)) ?? [];
      const added = groupOf(step.after)?.cars.slice(former?.cars.length ?? 0) ?? [];
      return (
        added.length === fresh.length &&
        fresh.every(({ car, branch, services, slot }, place) => {
          const each = added[place];
          if (each === undefined) return false;
          const { draft, ...rest } = each;
          return (
            same([draft.car, draft.branch, draft.services, draft.slot], [car, branch, services, slot]) &&
            same(draft, atFirstOpen(draft)) &&
            same(draft.contact?.phone, step.after.context.company.phone) &&
            Object.values(rest).every((part) => part === null)
          );
        })
      );
    },
  },
  {
    req: 'CB-06',
    says: 'a wished visit of a car that has a booking is not added, and is named with its booking; otherwise nothing is said',
    when: (step) => checkedIn(step) !== null,
    holds: (step) => {
      const booked = (checkedIn(step)?.toAdd ?? []).filter(
        ({ car, bookingId }) => bookingId !== null && carIn(groupOf(step.before), car.id) === null,
      );
      const cars = booked.map(({ car, bookingId }) => ({ car, bookingId }));
      return same(step.after.context.notice, cars.length === 0 ? null : { code: 'cars.booked', cars });
    },
  },
  {
    req: 'CB-05',
    says: 'then a car that was looked at is opened again, or all cars are looked at; nothing is wished and nothing was refused any more',
    when: (step) => checkedIn(step) !== null,
    holds: (step) => {
      const { group, wanted, message } = step.after.context;
      const was = groupOf(step.before);
      const opened = carIn(group, was?.opened);
      const isOpened = opened !== null && opened.confirmation === null;
      return (
        placeOf(step.after) === (isOpened ? 'choosing' : 'ready') &&
        same({ ...was, cars: 0 }, { ...group, cars: 0, opened: was?.opened, onlyHeld: was?.onlyHeld }) &&
        group.opened === (isOpened ? was?.opened : null) &&
        wanted.length === 0 &&
        message === null
      );
    },
  },
  {
    req: 'CB-06',
    says: 'a check that is refused or not answered loses nothing, shows what the server says of it, and can be asked again',
    when: (step) => answerIn(step)?.kind === 'failed' || isUnanswered(step),
    holds: (step) => {
      const answer = answerIn(step);
      return (
        placeOf(step.after) === 'unchecked' &&
        keepsAll(step) &&
        !starts(step) &&
        step.after.context.message === (answer?.kind === 'failed' ? answer.failure.message : null) &&
        step.after.can({ type: 'retry.requested' })
      );
    },
  },
];
