import { leadDays, totalHours } from '#domain/services.ts';
import type { TimesQuestion } from '../availability/availability.types.ts';
import { idsOf, NO_SLOT, type BranchChoice, type ChosenSlot, type ServiceChoice } from '../shared/booking-choices.ts';
import type { Customer } from '../shared/customer.ts';
import { stepOrder, type StepInMenu, type StepPlace } from '../shared/step-order.ts';
import type { TakeCarPlace } from '../shared/take-car-place.ts';

/** The steps of one car (CB-01); the address only if the car is collected (CB-02). */
export const CAR_STEPS = ['address', 'branch', 'services', 'time', 'information'] as const;
export type CarStep = (typeof CAR_STEPS)[number];
const [, ...WITHOUT_ADDRESS] = CAR_STEPS;

/** A registered car of the company; '' for unknown words. */
export interface FleetCar extends Pick<Customer, 'plate' | 'province' | 'brand' | 'model' | 'variant' | 'year'> {
  readonly id: string;
  readonly name: string;
  /** The id of the year in the car master data. */
  readonly masterId: number;
}

/** Who is asked about the visit. */
export type Contact = Pick<Customer, 'firstName' | 'lastName' | 'phone' | 'email'>;

/** What has been chosen and entered for one car (CB-11), without days and lists. */
export interface CarDraft {
  readonly car: FleetCar;
  /** The provider collects the car (`by_mr_fit`). */
  readonly isCollected: boolean;
  /** Kept if it is not collected after all. */
  readonly address: TakeCarPlace | null;
  readonly branch: BranchChoice | null;
  readonly services: readonly ServiceChoice[];
  readonly otherService: string;
  readonly slot: ChosenSlot;
  readonly contact: Contact | null;
  readonly note: string;
  readonly steps: StepPlace<CarStep>;
}

export const stepsOf = ({ isCollected }: Pick<CarDraft, 'isCollected'>): readonly CarStep[] =>
  isCollected ? CAR_STEPS : WITHOUT_ADDRESS;

const orderOf = (draft: CarDraft) => stepOrder(stepsOf(draft));

/** Which steps have their answer. */
const answersIn = ({ address, branch, services, slot, contact }: CarDraft): Readonly<Record<CarStep, boolean>> => ({
  address: address !== null,
  branch: branch !== null,
  services: services.length > 0,
  time: slot.startsAt !== null,
  information: contact !== null,
});

const firstStep = (isCollected: boolean): StepPlace<CarStep> => {
  const first = isCollected ? 'address' : 'branch';
  return { current: first, reached: first };
};

export const blankCarDraft = (car: FleetCar, contact: Contact | null): CarDraft => ({
  car,
  isCollected: false,
  address: null,
  branch: null,
  services: [],
  otherService: '',
  slot: NO_SLOT,
  contact,
  note: '',
  steps: firstStep(false),
});

/** Whether every step has its answer, so that a slot can be held. */
export const isComplete = (draft: CarDraft): boolean => {
  const answers = answersIn(draft);
  return stepsOf(draft).every((step) => answers[step]);
};

/** The first step without an answer, or the last. */
export const firstOpenStep = (draft: CarDraft): CarStep => orderOf(draft).firstOpen(answersIn(draft));

export const isReachable = (draft: CarDraft, step: CarStep): boolean => orderOf(draft).isReachable(draft.steps, step);

export const carMenuOf = (draft: CarDraft): readonly StepInMenu<CarStep>[] =>
  orderOf(draft).menu(draft.steps, answersIn(draft));

export const arrivedAt = (draft: CarDraft, step: CarStep): CarDraft => ({
  ...draft,
  steps: orderOf(draft).arrived(draft.steps, step),
});

/** Closes the steps after the first one that has lost its answer. */
export const withReachable = (draft: CarDraft): CarDraft => ({
  ...draft,
  steps: orderOf(draft).limited(draft.steps, answersIn(draft)),
});

/** As if somebody had gone through all the steps that have answers. */
export const asFarAsAnswered = (draft: CarDraft): CarDraft => {
  const step = firstOpenStep(draft);
  return { ...draft, steps: { current: step, reached: step } };
};

/** Another branch or set of services has other times: date and time are chosen anew. */
export const withoutSlot = (draft: CarDraft): CarDraft => withReachable({ ...draft, slot: NO_SLOT });

/** Changing the flag resets the car's steps (CB-02); the answers stay. */
export const collected = (draft: CarDraft, isCollected: boolean): CarDraft => ({
  ...draft,
  isCollected,
  steps: firstStep(isCollected),
});

/** Which times to ask for; null while branch or services are missing. */
export const questionOf = (
  { branch, services }: Pick<CarDraft, 'branch' | 'services'>,
  appointmentId: string | null,
): TimesQuestion | null =>
  branch === null || services.length === 0
    ? null
    : { locationId: branch.locationId, hours: totalHours(services), leadDays: leadDays(services), appointmentId };

export const haveSameServices = (one: Pick<CarDraft, 'services'>, other: Pick<CarDraft, 'services'>): boolean => {
  const [ids, others] = [idsOf(one.services), idsOf(other.services)];
  return ids.length === others.length && ids.every((id) => others.includes(id));
};
