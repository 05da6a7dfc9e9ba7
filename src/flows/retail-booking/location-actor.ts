import { createActor } from 'xstate';
import { geolocationMachine } from '#machines/geolocation/geolocation.machine.ts';
import { geolocationActors } from '#machines/geolocation/geolocation.ports.ts';
import { browserLocation } from '#src/flows/geolocation/geolocation.actors.ts';
import type { LocationActor, RetailBookingSession } from './retail-booking.session.ts';

const location = geolocationMachine.provide({ actors: geolocationActors({ locate: browserLocation }) });

/** One for all steps of a session: a position given once is not asked for again. */
export const locationActorOf = (session: RetailBookingSession): LocationActor =>
  (session.location ??= createActor(location).start());
