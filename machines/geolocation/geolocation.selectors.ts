import type { SnapshotFrom } from 'xstate';
import type { Place } from '#domain/distance.ts';
import type { geolocationMachine } from './geolocation.machine.ts';

export type GeolocationSnapshot = SnapshotFrom<typeof geolocationMachine>;

export interface GeolocationScreen {
  readonly screen: 'idle' | 'locating' | 'located' | 'unsupported' | 'denied' | 'unavailable' | 'timedOut';
  readonly place: Place | null;
}

/** Nothing: the guards read only the answer. */
export const guardView = (_snapshot: GeolocationSnapshot) => ({});

export const selectScreen = (snapshot: GeolocationSnapshot): GeolocationScreen => ({
  screen: snapshot.value,
  place: snapshot.context.place,
});
