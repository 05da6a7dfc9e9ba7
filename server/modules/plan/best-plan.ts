import { faultsOf } from '#domain/visit-plan/check-plan.ts';
import { greedyPlan } from '#domain/visit-plan/greedy-plan.ts';
import { planCost } from '#domain/visit-plan/plan-cost.ts';
import { isBest, planModel } from '#domain/visit-plan/plan-model.ts';
import type { PlannedVisit, PlanProblem } from '#domain/visit-plan/plan.ts';
import { elapsedMs } from '../../http/admission/elapsed.ts';
import { solve, type SolveTime } from './solve.ts';

export interface FoundPlan {
  readonly visits: readonly PlannedVisit[];
  readonly isProven: boolean;
}

/** How often the solver is asked again with what its answer before overlooked. */
const MOST_ROUNDS = 8;
/** For how long, from the start: they rarely make the plan better, and mostly only prove it. */
const ROUNDS_SECONDS = 4;
const SECOND_MS = 1000;

/** A plan by the greedy rule, and in at most `seconds` a better one where there is one. The pinned visits stay. Rejects with the signal's reason, and stops the solver, if the caller has gone. */
export async function bestPlan(
  problem: PlanProblem,
  pinned: readonly PlannedVisit[],
  { seconds, gone }: SolveTime,
): Promise<FoundPlan> {
  let best = greedyPlan(problem, pinned);
  const { model, kept, columnsOf, read } = planModel(problem, pinned);
  // No car has a place to choose: there is nothing to decide.
  if (!model.isWhole.includes(true)) return { visits: best, isProven: true };
  const begun = elapsedMs();
  let { rows } = model;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const most = round === 0 ? seconds : Math.min(seconds, ROUNDS_SECONDS);
    const left = most - (elapsedMs() - begun) / SECOND_MS;
    const first = columnsOf(best.filter(({ isPinned }) => !isPinned));
    // oxlint-disable-next-line no-await-in-loop -- each round needs the answer before
    const solved = left > 0 ? await solve({ ...model, rows }, first, { seconds: left, gone }) : null;
    gone.throwIfAborted();
    if (solved === null) break;
    const { plan, cuts } = read(solved.columns);
    if (planCost(problem, plan) < planCost(problem, best) && isSound(problem, pinned, plan)) best = plan;
    if (!solved.isOptimal) break;
    if (isBest(problem, best, { kept }, solved.optimum)) return { visits: best, isProven: true };
    if (cuts.length === 0) break;
    rows = [...rows, ...cuts];
  }
  return { visits: best, isProven: false };
}

/** The solver is not ours: what it answers is checked like what a person changes. */
const isSound = (problem: PlanProblem, pinned: readonly PlannedVisit[], visits: readonly PlannedVisit[]): boolean => {
  const others = visits.filter(({ isPinned }) => !isPinned);
  const byHand = new Set(pinned.map(({ carId }) => carId));
  return faultsOf(problem, [...pinned, ...others]).every(({ carId, why }) => byHand.has(carId) && why !== 'notFree');
};
