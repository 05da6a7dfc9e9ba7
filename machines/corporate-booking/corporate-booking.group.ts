import { leadDays, totalHours } from '#domain/services.ts';
import type { BookingItem, ItemToConfirm } from '../booking-confirmation/booking-confirmation.types.ts';
import { isComplete, type CarDraft } from '../car-booking/car-booking.draft.ts';
import { idsOf } from '../shared/booking-choices.ts';
import type { CorporateBookingContext, Group, GroupCar, GroupResult } from './corporate-booking.types.ts';

export const EMPTY_GROUP: Group = {
  cars: [],
  opened: null,
  promise: 'fits',
  requestKey: null,
  sentBy: null,
  heldUntil: null,
  onlyHeld: false,
};

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

/** The temporary bookings of one car, or of all, that nobody needs any more. */
export const holdsOf = (group: Group, carId?: string): readonly string[] =>
  unconfirmed(group).flatMap(({ draft, appointmentId }) =>
    appointmentId === null || (carId !== undefined && draft.car.id !== carId) ? [] : [appointmentId],
  );

export const resultOf = ({ context: { group } }: { context: CorporateBookingContext }): GroupResult => ({
  booked: group.cars.flatMap(({ draft, confirmation }) => (confirmation === null ? [] : [{ draft, confirmation }])),
  left: unconfirmed(group),
});
