import { STEPS, type Step } from '#machines/retail-booking/retail-booking.step-names.ts';

export type StepName = Step;

/** The step that an address names, or null. */
export const stepNamed = (name: unknown): StepName | null => STEPS.find((step) => step === name) ?? null;
