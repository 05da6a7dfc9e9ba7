import { listServices } from '#contract/calls/catalogue.calls.ts';
import type { FleetImportPorts } from '#machines/fleet-import/fleet-import.ports.ts';
import { toOutcome } from '#src/api/to-outcome.ts';
import type { CallHost } from '#src/flow-host/flow-host.ts';

export const fleetImportAdapters = ({ api }: Pick<CallHost, 'api'>): FleetImportPorts => ({
  listFleetImportItems: async (_input, signal) => {
    const result = await api()(listServices, { options: { entities: ['hours', 'pre_day'] } }, { signal });
    return toOutcome(result, { otherwise: () => 'refused' as const }, ({ shoppening_list: services }) =>
      services.map(({ id, name }) => ({ id, name })),
    );
  },
});
