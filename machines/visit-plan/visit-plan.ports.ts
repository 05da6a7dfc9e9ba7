import { definePorts, type PortFn } from '../shared/ports.ts';
import type { PlanningOutcome, PlanQuestion } from './visit-plan.types.ts';

export interface VisitPlanPorts {
  /** Plans visits; nothing is held by it. */
  readonly planVisits: PortFn<PlanQuestion, PlanningOutcome>;
}

export const { placeholders, actorsOf: visitPlanActors } = definePorts<VisitPlanPorts>()({ planVisits: 'reads' });
