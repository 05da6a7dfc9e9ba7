import { useSelector } from '@xstate/react';
import { fleetImportMachine } from '#machines/fleet-import/fleet-import.machine.ts';
import { fleetImportActors } from '#machines/fleet-import/fleet-import.ports.ts';
import { selectScreen } from '#machines/fleet-import/fleet-import.selectors.ts';
import type { FleetImportEvent } from '#machines/fleet-import/fleet-import.types.ts';
import { type CallHost, type FlowHost, type Receiver, useOwnFlow } from '#src/flow-host/flow-host.ts';
import { fleetImportAdapters } from './fleet-import.adapters.ts';
import { FleetImportList, type FleetImportListProps } from './fleet-import.screen.tsx';

const fleetImport = (host: CallHost) =>
  fleetImportMachine.provide({ actors: fleetImportActors(fleetImportAdapters(host)) });

export const fleetImportHandlers = (actor: Receiver<FleetImportEvent>) =>
  ({
    onRetry: () => actor.send({ type: 'retry.requested' }),
  }) satisfies Partial<FleetImportListProps>;

/** The chart with its adapters and its screen. */
export function FleetImportPart({ host }: { readonly host: FlowHost }) {
  const actor = useOwnFlow(host, fleetImport, undefined);
  return <FleetImportList screen={useSelector(actor, selectScreen)} {...fleetImportHandlers(actor)} />;
}
