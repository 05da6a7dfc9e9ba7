import type { SnapshotFrom } from 'xstate';
import type { visitPlanMachine } from './visit-plan.machine.ts';
import type { VisitPlanItem } from './visit-plan.types.ts';

export type VisitPlanSnapshot = SnapshotFrom<typeof visitPlanMachine>;

export type VisitPlanScreen =
  | { readonly screen: 'loading' | 'failed' }
  | { readonly screen: 'shown'; readonly items: readonly VisitPlanItem[] };

/** Nothing: the guards read only the answer. */
export const guardView = (_snapshot: VisitPlanSnapshot) => ({});

export const selectScreen = ({ value, context }: VisitPlanSnapshot): VisitPlanScreen =>
  value === 'shown' ? { screen: value, items: context.items } : { screen: value };
