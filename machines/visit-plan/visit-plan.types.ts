import type { DoneActorEvent } from 'xstate';
import type { Outcome } from '../shared/outcome.ts';

export interface VisitPlanItem {
  readonly id: number;
  readonly name: string;
}

/** 'refused': the server answered with a refusal. */
export type VisitPlanOutcome = Outcome<readonly VisitPlanItem[], 'refused'>;

export interface VisitPlanContext {
  readonly items: readonly VisitPlanItem[];
}

export type VisitPlanEvent = { readonly type: 'retry.requested' };
/** Includes XState's own events, so that guards and actions can read outputs by type. */
export type VisitPlanChartEvent = VisitPlanEvent | DoneActorEvent<VisitPlanOutcome, 'listing'>;
