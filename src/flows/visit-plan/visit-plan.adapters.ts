import { listServices } from '#contract/calls/catalogue.calls.ts';
import type { VisitPlanPorts } from '#machines/visit-plan/visit-plan.ports.ts';
import { toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

export const visitPlanAdapters = ({ api }: Pick<CallHost, 'api'>): VisitPlanPorts => ({
  listVisitPlanItems: async (_input, signal) => {
    const result = await api()(listServices, { options: { entities: ['hours', 'pre_day'] } }, { signal });
    return toOutcome(result, { otherwise: () => 'refused' as const }, ({ shoppening_list: services }) =>
      services.map(({ id, name }) => ({ id, name })),
    );
  },
});
