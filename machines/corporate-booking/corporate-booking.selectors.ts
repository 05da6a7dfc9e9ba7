import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { carBookingMachine } from '../car-booking/car-booking.machine.ts';
import {
  countTogether,
  EMPTY_GROUP,
  itemsToHold,
  mayConfirm,
  mayHold,
  mayKeepHeld,
  standingOf,
  type CarStanding,
} from './corporate-booking.group.ts';
import type { corporateBookingMachine } from './corporate-booking.machine.ts';
import { childOf } from './corporate-booking.setup.ts';
import type { CorporateBookingContext, Group, GroupCar, GroupNotice, GroupPromise } from './corporate-booking.types.ts';

export type CorporateBookingSnapshot = SnapshotFrom<typeof corporateBookingMachine>;

/** What the guards read, without which car is which: where the cars stand. */
export const guardView = ({ context: { group, wanted } }: CorporateBookingSnapshot) => ({
  cars: group.cars.map(standingOf).toSorted(),
  opened: group.opened !== null,
  promise: group.promise,
  key: group.requestKey !== null,
  wanted: wanted.length > 0,
});

/** `open`: nothing is asked for. `waiting`: a hold is. `settled`: it is answered. `locked`: a confirm is sent. `unknown`: it is not answered. */
export type GroupStage = 'open' | 'waiting' | 'settled' | 'locked' | 'unknown';

export interface CarRow extends GroupCar {
  readonly standing: CarStanding;
}

export interface OverviewScreen {
  readonly screen: 'overview';
  readonly stage: GroupStage;
  /** The most in need of a person first. */
  readonly rows: readonly CarRow[];
  readonly promise: GroupPromise;
  readonly heldUntil: number | null;
  readonly notice: GroupNotice | null;
  readonly mayHold: boolean;
  readonly mayConfirm: boolean;
  /** What is held can be confirmed without asking for the others again. */
  readonly mayKeepHeld: boolean;
  /** How many a hold would ask for. */
  readonly toHold: number;
  /** How many of them want their branch at the same time as another of them. */
  readonly together: number;
}

export type GroupScreen =
  | { readonly screen: 'waiting' }
  | { readonly screen: 'unchecked'; readonly message: string | null }
  | OverviewScreen
  | { readonly screen: 'car'; readonly carId: string; readonly place: number; readonly count: number }
  | { readonly screen: 'interrupted' }
  | { readonly screen: 'changedElsewhere' }
  | { readonly screen: 'confirmed' };

const ORDER: readonly CarStanding[] = ['blocked', 'lost', 'choosing', 'ready', 'held', 'confirmed'];

/** By what they need, then by time; what has no time yet stays as it was added. */
const inOrder = (a: CarRow, b: CarRow): number =>
  ORDER.indexOf(a.standing) - ORDER.indexOf(b.standing) ||
  (a.draft.slot.startsAt ?? '').localeCompare(b.draft.slot.startsAt ?? '');

/** Whether all cars are looked at, and not one of them; says no more than that, at no cost. */
export const isOverview = ({ value }: CorporateBookingSnapshot): boolean =>
  typeof value === 'object' && ('overview' in value || 'reviewing' in value);

const overview = ({ group, notice }: CorporateBookingContext, stage: GroupStage): OverviewScreen => {
  const wanted = itemsToHold(group).filter(({ holdIsCurrent }) => !holdIsCurrent);
  return {
    screen: 'overview',
    stage,
    rows: group.cars.map((each) => ({ ...each, standing: standingOf(each) })).toSorted(inOrder),
    promise: group.promise,
    heldUntil: group.heldUntil,
    notice,
    mayHold: mayHold(group),
    mayConfirm: mayConfirm(group),
    mayKeepHeld: mayKeepHeld(group),
    toHold: wanted.length,
    together: countTogether(wanted),
  };
};

export const selectScreen = ({ value, context }: CorporateBookingSnapshot): GroupScreen => {
  if (typeof value === 'object') {
    if ('reviewing' in value) return overview(context, value.reviewing);
    if ('overview' in value) return overview(context, 'open');
    return { screen: 'waiting' };
  }
  switch (value) {
    case 'unchecked':
      return { screen: 'unchecked', message: context.message };
    case 'choosing': {
      const { opened, cars } = context.group;
      const place = cars.findIndex(({ draft }) => draft.car.id === opened);
      return { screen: 'car', carId: opened ?? '', place: place + 1, count: cars.length };
    }
    case 'interrupted':
    case 'changedElsewhere':
    case 'confirmed':
      return { screen: value };
  }
};

/** What to store; null while the stored group belongs to another tab or has not been read yet. */
export const selectGroup = (snapshot: CorporateBookingSnapshot): Group | null => {
  const { value, context } = snapshot;
  if (value === 'changedElsewhere' || (typeof value === 'object' && 'resuming' in value)) return null;
  return value === 'confirmed' ? EMPTY_GROUP : context.group;
};

/** The chart of the car that is looked at. */
export const selectCar = ({ children, context: { group } }: CorporateBookingSnapshot) =>
  group.opened === null
    ? undefined
    : ((children as Readonly<Record<string, unknown>>)[childOf(group.opened)] as
        | ActorRefFrom<typeof carBookingMachine>
        | undefined);

/** The chart that holds and confirms, to which an alternative is sent. */
export const selectConfirmation = ({ children }: CorporateBookingSnapshot) => children.confirmation;
