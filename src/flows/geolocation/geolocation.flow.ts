import { createActor, type ActorRefFrom } from 'xstate';
import { geolocationMachine } from '#machines/geolocation/geolocation.machine.ts';
import { geolocationActors } from '#machines/geolocation/geolocation.ports.ts';
import { selectScreen, type GeolocationScreen } from '#machines/geolocation/geolocation.selectors.ts';
import { runUntil } from '#src/flow-host/flow-host.ts';
import { INSPECTED } from '#src/flow-host/inspected.ts';
import { geolocationAdapters } from './geolocation.adapters.ts';

export type GeolocationActor = ActorRefFrom<typeof geolocationMachine>;

const machine = geolocationMachine.provide({ actors: geolocationActors(geolocationAdapters) });

export const beginGeolocation = () => createActor(machine, INSPECTED).start();

/** Asks once for the visitor's position; resolves with the chart's final state (BRANCH-04). */
export async function findPlace(): Promise<GeolocationScreen> {
  const actor = beginGeolocation();
  actor.send({ type: 'location.requested' });
  return selectScreen(await runUntil(actor, (snapshot) => !snapshot.hasTag('busy')));
}
