import { stepOrder, type StepInMenu } from '../shared/step-order.ts';
import { type RetailDraft } from './retail-booking.draft.ts';
import { STEPS, type Step } from './retail-booking.step-names.ts';

export type MenuStep = StepInMenu<Step>;

const order = stepOrder(STEPS);

/** Which steps have their answer; the summary asks for none. */
const answersIn = ({ branch, services, slot, customer }: RetailDraft): Readonly<Record<Step, boolean>> => ({
  branch: branch !== null,
  services: services.length > 0,
  time: slot.startsAt !== null,
  information: customer !== null,
  summary: false,
});

/** The first step with a missing answer; the summary if there is none. */
export const firstOpenStep = (draft: RetailDraft): Step => order.firstOpen(answersIn(draft));

/** Disables the steps after the first open one, which are then no longer marked as passed. */
export const withReachable = (draft: RetailDraft): RetailDraft => ({
  ...draft,
  steps: order.limited(draft.steps, answersIn(draft)),
});

/** Marks a step as the current one and as reached. */
export const arrivedAt = (draft: RetailDraft, step: Step): RetailDraft => ({
  ...draft,
  steps: order.arrived(draft.steps, step),
});

/** Whether a step has been reached and no answer before it is missing. */
export const isReachable = (draft: RetailDraft, step: Step): boolean => order.isReachable(draft.steps, step);

/** The requested step, or the furthest reachable one before it. */
export const nearestReachable = (draft: RetailDraft, wished: Step): Step => order.earlier(wished, draft.steps.reached);

export const menuOf = (draft: RetailDraft): readonly MenuStep[] => order.menu(draft.steps, answersIn(draft));

/** Whether the current step was opened from the summary and nothing has become missing since. */
export const isOpenedFromSummary = (draft: RetailDraft, opened: Step | null): boolean =>
  opened === draft.steps.current && firstOpenStep(draft) === 'summary';
