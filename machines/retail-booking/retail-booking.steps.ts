import { type RetailDraft } from './retail-booking.draft.ts';
import { STEPS, type Step } from './retail-booking.step-names.ts';

/** A step as shown in the menu (RB-02). */
export interface MenuStep {
  readonly step: Step;
  readonly current: boolean;
  readonly passed: boolean;
  /** Its answer is there: it can be missing from a passed step whose answer another choice has cleared. */
  readonly answered: boolean;
  readonly disabled: boolean;
}

const place = (step: Step) => STEPS.indexOf(step);
const earlier = (a: Step, b: Step): Step => (place(a) <= place(b) ? a : b);

/** Which steps have their answer; the summary asks for none. */
const answersIn = ({ branch, services, slot, customer }: RetailDraft): Readonly<Record<Step, boolean>> => ({
  branch: branch !== null,
  services: services.length > 0,
  time: slot.startsAt !== null,
  information: customer !== null,
  summary: false,
});

/** The first step with a missing answer; the summary if there is none. */
export const firstOpenStep = (draft: RetailDraft): Step => {
  const answers = answersIn(draft);
  return STEPS.find((step) => !answers[step]) ?? 'summary';
};

/** Disables the steps after the first open one, which are then no longer marked as passed. */
export const withReachable = (draft: RetailDraft): RetailDraft => ({
  ...draft,
  steps: { ...draft.steps, reached: earlier(draft.steps.reached, firstOpenStep(draft)) },
});

/** Marks a step as the current one and as reached. */
export const arrivedAt = (draft: RetailDraft, step: Step): RetailDraft => {
  const { reached } = draft.steps;
  return { ...draft, steps: { current: step, reached: earlier(step, reached) === step ? reached : step } };
};

/** Whether a step has been reached and no answer before it is missing. */
export const isReachable = (draft: RetailDraft, step: Step): boolean => place(step) <= place(draft.steps.reached);

/** The requested step, or the furthest reachable one before it. */
export const nearestReachable = (draft: RetailDraft, wished: Step): Step => earlier(wished, draft.steps.reached);

export const menuOf = (draft: RetailDraft): readonly MenuStep[] => {
  const { current, reached } = draft.steps;
  const answers = answersIn(draft);
  return STEPS.map((step) => ({
    step,
    current: step === current,
    passed: place(step) <= place(reached),
    answered: answers[step],
    disabled: place(step) > place(reached),
  }));
};

/** Whether the current step was opened from the summary and nothing has become missing since. */
export const isOpenedFromSummary = (draft: RetailDraft, opened: Step | null): boolean =>
  opened === draft.steps.current && firstOpenStep(draft) === 'summary';
