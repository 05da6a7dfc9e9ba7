import {
  asFarAsAnswered,
  blankCarDraft,
  haveSameServices,
  type CarDraft,
  type Contact,
  type FleetCar,
} from '../car-booking/car-booking.draft.ts';
import type { Company } from '../shared/company.ts';
import { carOf, isHeld, itemOf } from './corporate-booking.group.ts';
import type {
  CarToAdd,
  CheckedCars,
  CorporateBookingContext,
  Group,
  GroupCar,
  GroupNotice,
} from './corporate-booking.types.ts';

type Part = Partial<CorporateBookingContext>;

/** As many as one call takes. */
export const MOST_CARS = 100;

/** Who uses the account is asked about the visit, until somebody else is named; null if too little is known of them. */
const contactOf = ({ firstName, lastName, phone, email }: Company): Contact | null =>
  firstName === '' || phone === '' ? null : { firstName, lastName, phone, email };

export const withCar = (group: Group, carId: string, changed: (each: GroupCar) => GroupCar): Group => ({
  ...group,
  cars: group.cars.map((each) => (each.draft.car.id === carId ? changed(each) : each)),
});

/** The answers of a car that is being looked at; what was lost or refused was so with the former ones. */
export const withDraft = (group: Group, carId: string, draft: CarDraft): Group =>
  withCar(group, carId, (each) => {
    const isSame = JSON.stringify(itemOf(draft)) === JSON.stringify(itemOf(each.draft));
    return { ...each, draft, ...(isSame ? {} : { alternatives: null, refusal: null }) };
  });

const newCar = ({ car, bookingId: _id, branch, services, slot }: CarToAdd, contact: Contact | null): GroupCar => {
  const blank = blankCarDraft(car, contact);
  return {
    draft: asFarAsAnswered({ ...blank, branch: branch ?? null, services: services ?? [], slot: slot ?? blank.slot }),
    appointmentId: null,
    heldItem: null,
    alternatives: null,
    refusal: null,
    confirmation: null,
    problem: null,
  };
};

/** One that is there gets the answers that are given; one with a booking cannot be chosen (CB-06). */
export const withAdded = (group: Group, company: Company, added: readonly CarToAdd[]): Part => {
  const booked = added.flatMap(({ car, bookingId }) =>
    bookingId === null || carOf(group, car.id) !== null ? [] : [{ car, bookingId }],
  );
  const isBooked = (car: FleetCar) => booked.some((one) => one.car.id === car.id);
  const contact = contactOf(company);
  const fresh = added.filter(({ car }) => carOf(group, car.id) === null && !isBooked(car));
  const room = fresh.slice(0, MOST_CARS - group.cars.length);
  const given = added.filter(({ car, slot }) => slot !== undefined && carOf(group, car.id)?.confirmation === null);
  const known = given.reduce((all, each) => {
    const { branch = null, services = [], slot } = each;
    return withCar(all, each.car.id, (one) => ({
      ...one,
      alternatives: null,
      refusal: null,
      draft: asFarAsAnswered({ ...one.draft, branch, services, slot: slot ?? one.draft.slot }),
    }));
  }, group);
  const left = fresh.length - room.length;
  const notice: GroupNotice | null =
    booked.length > 0 ? { code: 'cars.booked', cars: booked } : left > 0 ? { code: 'cars.tooMany', left } : null;
  return { group: { ...known, cars: [...known.cars, ...room.map((each) => newCar(each, contact))] }, notice };
};

export const withoutCar = (group: Group, carId: string): Group => ({
  ...group,
  cars: group.cars.filter(({ draft }) => draft.car.id !== carId),
});

const answersOf = ({ car: _car, steps: _steps, ...answers }: CarDraft) => answers;

/** Those that the answers of one car can be copied to: all that are not booked yet, or those of them with the same services. */
export const takersOf = (
  { cars }: Group,
  { car, services }: CarDraft,
  to: 'all' | 'sameServices',
): readonly GroupCar[] =>
  cars.filter(
    ({ draft, confirmation, problem }) =>
      draft.car.id !== car.id &&
      confirmation === null &&
      problem === null &&
      (to === 'all' || haveSameServices(draft, { services })),
  );

/** The answers of one car for others. */
export const withCopied = (group: Group, from: string, to: 'all' | 'sameServices'): Part => {
  const source = carOf(group, from)?.draft;
  if (source === undefined) return {};
  const takers = takersOf(group, source, to);
  const cars = group.cars.map((each) =>
    takers.includes(each)
      ? {
          ...each,
          alternatives: null,
          refusal: null,
          draft: asFarAsAnswered({ ...each.draft, ...answersOf(source) }),
        }
      : each,
  );
  return { group: { ...group, cars }, notice: { code: 'answers.copied', count: takers.length } };
};

/** What the server knows of the cars: their words, whether they are still there, and whether somebody else has booked them. */
export const withChecked = (group: Group, { known }: CheckedCars): Group => ({
  ...group,
  cars: group.cars.map((each) => {
    if (each.confirmation !== null) return each;
    const found = known.find(({ car }) => car.id === each.draft.car.id);
    if (found === undefined) return { ...each, problem: { kind: 'gone' } };
    const { car, bookingId } = found;
    const isOthers = bookingId !== null && bookingId !== each.appointmentId;
    const draft = { ...each.draft, car };
    return {
      ...each,
      draft,
      // Its words may be those of another language now.
      heldItem: isHeld(each) ? itemOf(draft) : each.heldItem,
      problem: isOthers ? { kind: 'booked', appointmentId: bookingId } : null,
    };
  }),
});

/** Another slot becomes the car's; only the name of another branch is known. */
export const movedTo = (
  draft: CarDraft,
  {
    locationId,
    branchName: name,
    date,
    time,
    startsAt,
  }: Pick<NonNullable<GroupCar['alternatives']>[number], 'locationId' | 'branchName' | 'date' | 'time' | 'startsAt'>,
): CarDraft => {
  const slot = { date, time, startsAt };
  if (locationId === draft.branch?.locationId) return { ...draft, slot };
  return { ...draft, slot, branch: { locationId, name, keyword: '', lat: null, lng: null } };
};
