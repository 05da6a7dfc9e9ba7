import { useSelector } from '@xstate/react';
import { visitPlanMachine } from '#machines/visit-plan/visit-plan.machine.ts';
import { visitPlanActors } from '#machines/visit-plan/visit-plan.ports.ts';
import { selectScreen } from '#machines/visit-plan/visit-plan.selectors.ts';
import type { VisitPlanEvent } from '#machines/visit-plan/visit-plan.types.ts';
import { type CallHost, type FlowHost, type Receiver, useOwnFlow } from '#src/flow-host/flow-host.ts';
import { visitPlanAdapters } from './visit-plan.adapters.ts';
import { VisitPlanList, type VisitPlanListProps } from './visit-plan.screen.tsx';

const visitPlan = (host: CallHost) => visitPlanMachine.provide({ actors: visitPlanActors(visitPlanAdapters(host)) });

export const visitPlanHandlers = (actor: Receiver<VisitPlanEvent>) =>
  ({
    onRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<VisitPlanListProps>;

/** The chart with its adapters and its screen. */
export function VisitPlanPart({ host }: { readonly host: FlowHost }) {
  const actor = useOwnFlow(host, visitPlan, undefined);
  return <VisitPlanList screen={useSelector(actor, selectScreen)} {...visitPlanHandlers(actor)} />;
}
