import { type RetailDraft } from './retail-booking.draft.ts';
import { STEPS, type Step } from './retail-booking.step-names.ts';

/** A step as shown in the menu (RB-02). */
export interface MenuStep {
  readonly step: Step;
  readonly current: boolean;
  readonly passed: boolean;
  readonly disabled: boolean;
}

const place = (step: Step) => STEPS.indexOf(step);
const earlier = (a: Step, b: Step): Step => (place(a) <= place(b) ? a : b);

/** The first step with a missing answer; the summary if there is none. */
export const firstOpenStep = (draft: RetailDraft): Step => {
  if (draft.branch === null) return 'branch';
  if (draft.services.length === 0) return 'services';
  if (draft.slot.startsAt === null) return 'time';
  return draft.customer === null ? 'information' : 'summary';
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

export const menuOf = ({ steps: { current, reached } }: RetailDraft): readonly MenuStep[] =>
  STEPS.map((step) => ({
    step,
    current: step === current,
    passed: place(step) <= place(reached),
    disabled: place(step) > place(reached),
  }));

/** Whether the current step was opened from the summary, and nothing is missing since. */
export const isOpenedFromSummary = (draft: RetailDraft, opened: Step | null): boolean =>
  opened === draft.steps.current && firstOpenStep(draft) === 'summary';
