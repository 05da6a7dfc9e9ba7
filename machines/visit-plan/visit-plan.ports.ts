import { definePorts, type PortFn } from '../shared/ports.ts';
import type { VisitPlanOutcome } from './visit-plan.types.ts';

export interface VisitPlanPorts {
  readonly listVisitPlanItems: PortFn<void, VisitPlanOutcome>;
}

export const { placeholders, actorsOf: visitPlanActors } = definePorts<VisitPlanPorts>()({
  listVisitPlanItems: 'reads',
});
