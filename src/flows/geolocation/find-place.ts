import { createActor, waitFor } from 'xstate';
import { geolocationMachine } from '#machines/geolocation/geolocation.machine.ts';
import { geolocationActors } from '#machines/geolocation/geolocation.ports.ts';
import { selectScreen, type GeolocationScreen } from '#machines/geolocation/geolocation.selectors.ts';
import { browserLocation } from './geolocation.actors.ts';

const located = geolocationMachine.provide({ actors: geolocationActors({ locate: browserLocation }) });

/** Asks where the person is, once: the state in which the chart comes to rest (BRANCH-04). */
export async function findPlace(): Promise<GeolocationScreen> {
  const actor = createActor(located).start();
  actor.send({ type: 'location.requested' });
  const rested = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  return selectScreen(rested);
}
