import type { CarStep } from '#machines/car-booking/car-booking.draft.ts';

/** What the address names: a step of the car that is looked at, or the overview of all. */
export type GroupStep = 'overview' | CarStep;

export interface GroupSearch {
  readonly step?: CarStep | undefined;
}

export const CAR_STEPS: readonly CarStep[] = ['address', 'branch', 'services', 'time', 'information'];

/** A step that the address may name; anything else names the overview. */
export const carStepFrom = (raw: unknown): CarStep | undefined => CAR_STEPS.find((step) => step === raw);
