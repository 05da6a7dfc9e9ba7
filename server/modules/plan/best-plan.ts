import { faultsOf } from '#domain/visit-plan/check-plan.ts';
import { greedyPlan } from '#domain/visit-plan/greedy-plan.ts';
import { planCost } from '#domain/visit-plan/plan-cost.ts';
import { isBest, planModel } from '#domain/visit-plan/plan-model.ts';
import type { PlannedVisit, PlanProblem } from '#domain/visit-plan/plan.ts';
import { solve } from './solve.ts';

export interface FoundPlan {
  readonly visits: readonly PlannedVisit[];
  readonly isProven: boolean;
}

/** A plan by the greedy rule, and in at most `seconds` a better one where there is one. The pinned visits stay. */
export async function bestPlan(
  problem: PlanProblem,
  pinned: readonly PlannedVisit[],
  seconds: number,
): Promise<FoundPlan> {
  const greedy = greedyPlan(problem, pinned);
  const { model, kept, columnsOf, planOf } = planModel(problem, pinned);
  // No car has a place to choose: there is nothing to decide.
  if (!model.isWhole.includes(true)) return { visits: greedy, isProven: true };
  const solved = await solve(model, columnsOf(greedy.filter(({ isPinned }) => !isPinned)), seconds);
  if (solved === null) return { visits: greedy, isProven: false };
  const better = planOf(solved.columns);
  const isBetter = planCost(problem, better) < planCost(problem, greedy) && isSound(problem, pinned, better);
  const visits = isBetter ? better : greedy;
  return { visits, isProven: solved.isOptimal && isBest(problem, visits, { kept }, solved.optimum) };
}

/** The solver is not ours: what it answers is checked like what a person changes. */
const isSound = (problem: PlanProblem, pinned: readonly PlannedVisit[], visits: readonly PlannedVisit[]): boolean => {
  const others = visits.filter(({ isPinned }) => !isPinned);
  const byHand = new Set(pinned.map(({ carId }) => carId));
  return faultsOf(problem, [...pinned, ...others]).every(({ carId, why }) => byHand.has(carId) && why !== 'notFree');
};
