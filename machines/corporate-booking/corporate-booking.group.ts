import { leadDays, totalHours } from '#domain/services.ts';
import type { BookingItem, ItemToConfirm } from '../booking-confirmation/booking-confirmation.types.ts';
import {
  asFarAsAnswered,
  blankCarDraft,
  haveSameServices,
  isComplete,
  type CarDraft,
  type Contact,
  type FleetCar,
} from '../car-booking/car-booking.draft.ts';
import { idsOf } from '../shared/booking-choices.ts';
import type { Company } from '../shared/company.ts';
import type {
  CarToAdd,
  CheckedCars,
  CorporateBookingContext,
  Group,
  GroupCar,
  GroupNotice,
  GroupResult,
} from './corporate-booking.types.ts';

type Part = Partial<CorporateBookingContext>;

/** As many as one call takes. */
export const MOST_CARS = 100;

export const EMPTY_GROUP: Group = {
  cars: [],
  opened: null,
  promise: 'fits',
  requestKey: null,
  sentBy: null,
  heldUntil: null,
  onlyHeld: false,
};

/** Who uses the account is asked about the visit, until somebody else is named; null if too little is known of them. */
const contactOf = ({ firstName, lastName, phone, email }: Company): Contact | null =>
  firstName === '' || phone === '' ? null : { firstName, lastName, phone, email };

export const carOf = ({ cars }: Group, carId: string): GroupCar | null =>
  cars.find(({ draft }) => draft.car.id === carId) ?? null;

/** What to hold, or null while an answer is missing. */
export const itemOf = (draft: CarDraft): BookingItem | null => {
  const { car, branch, services, slot, contact, otherService, note, isCollected, address } = draft;
  if (!isComplete(draft) || branch === null || slot.startsAt === null || contact === null) return null;
  const { id: _id, name: carName, masterId: carId, ...registered } = car;
  return {
    customer: { ...contact, ...registered, carId, memberCode: '' },
    startsAt: slot.startsAt,
    serviceIds: idsOf(services),
    otherService,
    hours: totalHours(services),
    leadDays: leadDays(services),
    locationId: branch.locationId,
    isGuest: false,
    note,
    ofCompany: { carName, collectedAt: isCollected ? address : null },
  };
};

/** Whether the temporary booking was made from the answers as they are. */
export const isHeld = ({ draft, appointmentId, heldItem }: GroupCar): boolean =>
  appointmentId !== null && heldItem !== null && JSON.stringify(heldItem) === JSON.stringify(itemOf(draft));

/** Where a car stands, the most in need of a person first. */
export type CarStanding = 'blocked' | 'lost' | 'choosing' | 'ready' | 'held' | 'confirmed';

export const standingOf = (each: GroupCar): CarStanding => {
  if (each.confirmation !== null) return 'confirmed';
  if (each.problem !== null) return 'blocked';
  if (each.alternatives !== null) return 'lost';
  if (isHeld(each)) return 'held';
  return isComplete(each.draft) ? 'ready' : 'choosing';
};

const unconfirmed = ({ cars }: Group) => cars.filter(({ confirmation }) => confirmation === null);

/** What is held and confirmed together: all that has its answers, or only what is held: where that is wanted, and while a confirm is unanswered. */
export const itemsOf = (group: Group): readonly ItemToConfirm[] =>
  unconfirmed(group).flatMap((each) => {
    const item = each.problem === null ? itemOf(each.draft) : null;
    const holdIsCurrent = isHeld(each);
    if (item === null || ((group.onlyHeld || group.requestKey !== null) && !holdIsCurrent)) return [];
    return [{ subject: each.draft.car.id, item, appointmentId: each.appointmentId, holdIsCurrent }];
  });

/** What a hold would ask for. */
export const itemsToHold = (group: Group): readonly ItemToConfirm[] => itemsOf({ ...group, onlyHeld: false });

/** All or nothing needs every answer; otherwise one car is enough. */
export const mayHold = (group: Group): boolean => {
  const count = itemsToHold(group).length;
  return count > 0 && (group.promise === 'fits' || count === unconfirmed(group).length);
};

/** How many of these want a slot that another of them wants too: how many a branch takes at once is known when it is asked. */
export const countTogether = (wanted: readonly ItemToConfirm[]): number => {
  const keys = wanted.map(({ item: { locationId, startsAt } }) => `${locationId} ${startsAt}`);
  return keys.filter((key, place) => keys.indexOf(key) !== place || keys.lastIndexOf(key) !== place).length;
};

/** Some cars have their slots, others would be asked for: the first can be confirmed alone, unless all or nothing is wanted. */
export const mayKeepHeld = (group: Group): boolean => {
  const items = group.promise === 'fits' ? itemsToHold(group) : [];
  return items.some(({ holdIsCurrent }) => holdIsCurrent) && items.some(({ holdIsCurrent }) => !holdIsCurrent);
};

/** What has no slot would be left out, so it must be wanted. */
export const mayConfirm = (group: Group): boolean => {
  const standings = group.cars.map(standingOf);
  const booked = standings.filter((standing) => standing === 'held' || standing === 'confirmed').length;
  return booked > 0 && (group.promise === 'fits' || booked === standings.length);
};

/** The cars of this round without a slot: first those that are only not held, since the chart asks for these as soon as nothing is lost. */
export const toLeave = (group: Group): readonly string[] => {
  const subjects = new Set(itemsOf(group).map(({ subject }) => subject));
  const left = unconfirmed(group).filter((each) => subjects.has(each.draft.car.id) && standingOf(each) !== 'held');
  return left
    .toSorted((a, b) => Number(a.alternatives !== null) - Number(b.alternatives !== null))
    .map(({ draft }) => draft.car.id);
};

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

/** The temporary bookings of one car, or of all, that nobody needs any more. */
export const holdsOf = (group: Group, carId?: string): readonly string[] =>
  unconfirmed(group).flatMap(({ draft, appointmentId }) =>
    appointmentId === null || (carId !== undefined && draft.car.id !== carId) ? [] : [appointmentId],
  );

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

export const resultOf = ({ context: { group } }: { context: CorporateBookingContext }): GroupResult => ({
  booked: group.cars.flatMap(({ draft, confirmation }) => (confirmation === null ? [] : [{ draft, confirmation }])),
  left: unconfirmed(group),
});
