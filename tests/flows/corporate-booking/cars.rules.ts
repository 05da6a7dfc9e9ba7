import { BOOKED, carToAdd } from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import type { corporateBookingMachine } from '#machines/corporate-booking/corporate-booking.machine.ts';
import type { CorporateBookingContext, Group, GroupCar } from '#machines/corporate-booking/corporate-booking.types.ts';
import { NO_SLOT } from '#machines/shared/booking-choices.ts';
import type { Company } from '#machines/shared/company.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import {
  askedBy,
  asType,
  atFirstOpen,
  carIn,
  EMPTY,
  groupOf,
  isGroup,
  isIgnored,
  isOverview,
  placeOf,
  same,
  starts,
  unconfirmedIn,
  type Step,
} from './readings.ts';

const addedIn = ({ before, event }: Step) => (isOverview(before) ? asType(event, 'cars.added') : null);
/** Where a car can be taken out, and which one is. */
const removedIn = ({ before, event }: Step) =>
  isOverview(before) || placeOf(before) === 'settled' ? asType(event, 'car.removed') : null;
const isTakenOut = (step: Step) => carIn(groupOf(step.before), removedIn(step)?.carId)?.confirmation === null;
const isRestart = ({ before, event }: Step) => isOverview(before) && event.type === 'restart.requested';
const copiedIn = ({ before, event }: Step) => (isOverview(before) ? asType(event, 'answers.copied') : null);

const contactOf = ({ firstName, lastName, phone, email }: Company) => ({ firstName, lastName, phone, email });
/** A new car: nothing is chosen for it, and who uses the account is asked about the visit. */
const newCar = (carId: string, { company }: CorporateBookingContext): GroupCar => ({
  draft: {
    car: carToAdd(carId).car,
    isCollected: false,
    address: null,
    branch: null,
    services: [],
    otherService: '',
    slot: NO_SLOT,
    contact: contactOf(company),
    note: '',
    steps: { current: 'branch', reached: 'branch' },
  },
  appointmentId: null,
  heldItem: null,
  alternatives: null,
  refusal: null,
  confirmation: null,
  problem: null,
});

/** Only these temporary bookings are given back; without any nothing is called. */
const gives = (step: Step, holds: readonly (string | null)[]) => {
  const names = holds.flatMap((appointmentId) => (appointmentId === null ? [] : [{ appointmentId }]));
  return names.length === 0 ? !starts(step) : same(askedBy(step, 'releasing'), names);
};
const takersIn = (group: Group, from: string, to: string) => {
  const wanted = carIn(group, from)?.draft.services.map(({ id }) => id) ?? [];
  return unconfirmedIn(group).filter(
    ({ draft, problem }) =>
      draft.car.id !== from &&
      problem === null &&
      (to === 'all' ||
        same(
          draft.services.map(({ id }) => id),
          wanted,
        )),
  );
};

export const carsRules: RulesOf<typeof corporateBookingMachine> = [
  {
    req: 'CB-03',
    says: 'adding a car makes a draft for it, asks for nothing, and leaves the drafts of the others and what is there already',
    when: (step) => addedIn(step) !== null,
    holds: (step) => {
      const [former, event] = [groupOf(step.before), addedIn(step)];
      const { context } = step.after;
      const added = event?.cars.filter(({ car, bookingId }) => bookingId === null && carIn(former, car.id) === null);
      const cars = [...(former?.cars ?? []), ...(added ?? []).map(({ car }) => newCar(car.id, context))];
      return isGroup(step.after, former, { cars }) && !starts(step);
    },
  },
  {
    req: 'CB-06',
    says: 'a car with a booking is never added, and is named with its booking',
    when: (step) => addedIn(step) !== null,
    holds: (step) => {
      const booked = addedIn(step)?.cars.filter(({ bookingId }) => bookingId !== null) ?? [];
      const cars = booked.map(({ car, bookingId }) => ({ car, bookingId }));
      return (
        carIn(groupOf(step.after), BOOKED) === null &&
        same(step.after.context.notice, cars.length === 0 ? null : { code: 'cars.booked', cars })
      );
    },
  },
  {
    req: 'CB-03',
    says: 'taking a car out deletes its draft, gives back its hold and no other, and leaves the others',
    when: isTakenOut,
    holds: (step) => {
      const former = groupOf(step.before);
      const removed = carIn(former, removedIn(step)?.carId);
      const cars = former?.cars.filter((each) => each !== removed) ?? [];
      return (
        isOverview(step.after) &&
        isGroup(step.after, former, { cars, opened: null, onlyHeld: false }) &&
        gives(step, [removed?.appointmentId ?? null])
      );
    },
  },
  {
    req: 'CB-03',
    says: 'a car that is booked or not in the group is not taken out',
    when: (step) => removedIn(step) !== null && !isTakenOut(step),
    holds: isIgnored,
  },
  {
    req: 'CB-03',
    says: 'starting over leaves no car and nothing that was said, and gives back the holds of all that are not booked',
    when: isRestart,
    holds: (step) =>
      isOverview(step.after) &&
      same(groupOf(step.after), EMPTY) &&
      step.after.context.notice === null &&
      gives(
        step,
        unconfirmedIn(groupOf(step.before)).map(({ appointmentId }) => appointmentId),
      ),
  },
  {
    req: 'CB-03',
    says: 'holds are given back only for cars that are taken out, and however that ends, the group goes on as it is',
    when: ({ before }) => before !== null,
    holds: (step) => {
      if (step.event.type.endsWith('.releasing'))
        return placeOf(step.after) === 'ready' && step.before?.context === step.after.context && !starts(step);
      return askedBy(step, 'releasing') === null || isTakenOut(step) || isRestart(step);
    },
  },
  {
    req: 'CB-11',
    says: 'copied answers, all of them, go to the others that are not booked and that are asked for, each at its first open step, and nothing else changes',
    when: (step) => copiedIn(step) !== null && carIn(groupOf(step.before), copiedIn(step)?.from) !== null,
    holds: (step) => {
      const [former, { from, to }] = [groupOf(step.before), copiedIn(step) ?? { from: '', to: 'all' }];
      const source = carIn(former, from)?.draft;
      if (former === null || source === undefined) return false;
      const takers = takersIn(former, from, to);
      const cars = former.cars.map((each) =>
        takers.includes(each)
          ? { ...each, alternatives: null, refusal: null, draft: atFirstOpen({ ...source, car: each.draft.car }) }
          : each,
      );
      return (
        isGroup(step.after, former, { cars }) &&
        same(step.after.context.notice, { code: 'answers.copied', count: takers.length }) &&
        step.effects.length === 0
      );
    },
  },
  {
    req: 'CB-03',
    says: 'the answers of a car that is not in the group go nowhere',
    when: (step) => copiedIn(step) !== null && carIn(groupOf(step.before), copiedIn(step)?.from) === null,
    holds: ({ before, after, effects }) =>
      isGroup(after, groupOf(before)) && after.context.notice === before?.context.notice && effects.length === 0,
  },
  {
    req: 'CB-06',
    says: 'what is said of the cars can be put away, which changes nothing else',
    when: ({ before, event }) =>
      event.type === 'notice.dismissed' && (isOverview(before) || placeOf(before) === 'settled'),
    holds: ({ before, after, effects }) =>
      after.context.notice === null &&
      groupOf(before) === groupOf(after) &&
      placeOf(before) === placeOf(after) &&
      effects.length === 0,
  },
];
