import { GEOLOCATION_TIMEOUT_MS } from '#domain/constants.ts';
import type { GeolocationPorts } from '#machines/geolocation/geolocation.ports.ts';
import type { LocateOutcome } from '#machines/geolocation/geolocation.types.ts';

const PERMISSION_DENIED = 1;

/** Rounded to about ten centimetres: browsers give more decimals than the calls accept. */
const nearly = (degrees: number): number => Number(degrees.toFixed(6));

/** Asks the browser for the position once; no answer within the time limit is 'unavailable' (BRANCH-04). */
const browserLocation = (): Promise<LocateOutcome> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ kind: 'failed', failure: 'unsupported' });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: 'ok', value: { lat: nearly(coords.latitude), lng: nearly(coords.longitude) } }),
      ({ code }) => resolve({ kind: 'failed', failure: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      // Slightly longer than the chart's own limit, so that the chart decides.
      { timeout: GEOLOCATION_TIMEOUT_MS + 1_000, maximumAge: 60_000 },
    );
  });

export const geolocationAdapters: GeolocationPorts = { locate: browserLocation };
