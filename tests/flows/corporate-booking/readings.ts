import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import type { BookingItem, ItemToConfirm } from '#machines/booking-confirmation/booking-confirmation.types.ts';
import type { CarDraft } from '#machines/car-booking/car-booking.draft.ts';
import type { CorporateBookingSnapshot } from '#machines/corporate-booking/corporate-booking.selectors.ts';
import type {
  CorporateBookingChartEvent,
  CorporateBookingEvent,
  Group,
  GroupCar,
} from '#machines/corporate-booking/corporate-booking.types.ts';
import { idsOf } from '#machines/shared/booking-choices.ts';
import { firstOpen, isAnswered, orderOf } from '#tests/flows/car-booking/readings.ts';
import type { Taken } from '#tests/support/model/chart-under-test.ts';

/** A group in which nothing is yet. */
export const EMPTY: Group = {
  cars: [],
  opened: null,
  promise: 'fits',
  requestKey: null,
  sentBy: null,
  heldUntil: null,
  onlyHeld: false,
};

type Snapshot = CorporateBookingSnapshot;
export type Step = Taken<Snapshot>;

export const same = (one: unknown, other: unknown) => isDeepStrictEqual(one, other);

type EventOf<Type extends CorporateBookingChartEvent['type']> = Extract<
  CorporateBookingChartEvent,
  { readonly type: Type }
>;
export const asType = <Type extends CorporateBookingChartEvent['type']>(
  event: AnyEventObject,
  type: Type,
): EventOf<Type> | null => (event.type === type ? (event as AnyEventObject & EventOf<Type>) : null);

/** The innermost state. */
export const placeOf = (snapshot: Snapshot | null) => {
  if (snapshot === null) return null;
  const { value } = snapshot;
  if (typeof value === 'string') return value;
  if ('overview' in value) return value.overview;
  return 'resuming' in value ? value.resuming : value.reviewing;
};
export type Place = NonNullable<ReturnType<typeof placeOf>>;
/** All cars are looked at, and nothing is asked for. */
export const isOverview = (snapshot: Snapshot | null) => ['ready', 'releasing'].includes(placeOf(snapshot) ?? '');
/** A confirm is on its way, or its outcome is unknown. */
export const isAwaiting = (snapshot: Snapshot | null) => ['locked', 'unknown'].includes(placeOf(snapshot) ?? '');
export const isReviewing = (snapshot: Snapshot | null) =>
  isAwaiting(snapshot) || ['waiting', 'settled'].includes(placeOf(snapshot) ?? '');

export const groupOf = (snapshot: Snapshot | null): Group | null => snapshot?.context.group ?? null;
export const carIn = (group: Group | null, carId: unknown): GroupCar | null =>
  group?.cars.find(({ draft }) => draft.car.id === carId) ?? null;
/** The group with these parts changed, and nothing else. */
export const isGroup = (snapshot: Snapshot, former: Group | null, other: Partial<Group> = {}) =>
  former !== null && same(groupOf(snapshot), { ...former, ...other });
export const unconfirmedIn = (group: Group | null) =>
  group?.cars.filter(({ confirmation }) => confirmation === null) ?? [];

/** A step that changes nothing, asks nothing and tells nothing. */
export const isIgnored = ({ before, after, effects }: Step) =>
  same(before?.value, after.value) && before?.context === after.context && effects.length === 0;
/** Whatever happens in it, the group, the notice and what is still wanted stay. */
export const keepsAll = ({ before, after }: Step) =>
  groupOf(before) === groupOf(after) &&
  before?.context.notice === after.context.notice &&
  before.context.wanted === after.context.wanted;

const effectIn = ({ effects }: Step, begin: string): unknown => {
  const effect = effects.find((each) => each.startsWith(begin));
  return effect === undefined ? null : JSON.parse(effect.slice(begin.length).replace(/ by \w+$/, ''));
};
/** With what a call is made, or a chart begun, in this step; null if it is not. */
export const askedBy = (step: Step, call: 'reading' | 'checking' | 'releasing' | 'confirmation') =>
  effectIn(step, `start ${call} `);
export const startedFor = (step: Step, carId: unknown) =>
  effectIn(step, `start carBooking(${String(carId)}) `) as {
    readonly draft: CarDraft;
    readonly appointmentId: string | null;
  } | null;
export const starts = ({ effects }: Step) => effects.some((effect) => effect.startsWith('start '));
export const toldConfirmation = ({ effects }: Step): readonly unknown[] =>
  effects
    .filter((effect) => effect.startsWith('tell confirmation '))
    .map((effect) => JSON.parse(effect.slice('tell confirmation '.length)) as unknown);

const OF_PERSON: Readonly<
  Record<Exclude<CorporateBookingEvent['type'], 'draft.changedElsewhere' | 'session.superseded'>, true>
> = {
  'cars.added': true,
  'car.removed': true,
  'car.opened': true,
  'car.closed': true,
  'answers.copied': true,
  'promise.chosen': true,
  'hold.requested': true,
  'confirm.requested': true,
  'back.requested': true,
  'restart.requested': true,
  'retry.requested': true,
  'resume.requested': true,
  'notice.dismissed': true,
  'tab.left': true,
  'tab.returned': true,
};
export const isOfPerson = ({ event }: Step) => Object.hasOwn(OF_PERSON, event.type);

const isWhole = (draft: CarDraft) => orderOf(draft).every((step) => isAnswered(draft, step));
/** The draft at the first step that has no answer. */
export const atFirstOpen = (draft: CarDraft): CarDraft => ({
  ...draft,
  steps: { current: firstOpen(draft), reached: firstOpen(draft) },
});

/** What is booked for a car (CB-08, CB-11), or null while an answer is missing. */
export const itemFor = (draft: CarDraft): BookingItem | null => {
  const { car, branch, services, slot, contact, otherService, note, isCollected, address } = draft;
  if (!isWhole(draft) || branch === null || slot.startsAt === null || contact === null) return null;
  const { firstName, lastName, phone, email } = contact;
  const { plate, province, brand, model, variant, year, masterId, name } = car;
  return {
    customer: {
      firstName,
      lastName,
      phone,
      email,
      plate,
      province,
      brand,
      model,
      variant,
      year,
      carId: masterId,
      memberCode: '',
    },
    startsAt: slot.startsAt,
    serviceIds: idsOf(services),
    otherService,
    hours: services.reduce((sum, { hours }) => sum + hours, 0),
    leadDays: Math.max(...services.map(({ preDay }) => preDay)),
    locationId: branch.locationId,
    isGuest: false,
    note,
    ofCompany: { carName: name, collectedAt: isCollected ? address : null },
  };
};
/** Whether its slot is held with the answers as they are. */
export const isHeldAsIs = ({ draft, appointmentId, heldItem }: GroupCar) =>
  appointmentId !== null && heldItem !== null && same(heldItem, itemFor(draft));

/** Whether the slot of a car is booked or kept for it. */
export const hasSlot = (each: GroupCar) =>
  each.confirmation !== null || (each.problem === null && each.alternatives === null && isHeldAsIs(each));

/** All cars that are ready and not booked. */
export const readyIn = (group: Group): readonly ItemToConfirm[] =>
  unconfirmedIn(group).flatMap((each) => {
    const item = each.problem === null ? itemFor(each.draft) : null;
    const { appointmentId, draft } = each;
    return item === null ? [] : [{ subject: draft.car.id, item, appointmentId, holdIsCurrent: isHeldAsIs(each) }];
  });
/** What is held and confirmed together: all that is ready, or only what is held, where that is wanted or a confirm was not answered. */
export const roundIn = (group: Group) =>
  readyIn(group).filter(({ holdIsCurrent }) => holdIsCurrent || (!group.onlyHeld && group.requestKey === null));
