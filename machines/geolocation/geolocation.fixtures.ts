import type { ChartFixtures } from '../shared/fixtures.ts';
import type { geolocationMachine } from './geolocation.machine.ts';

export const geolocationFixtures: ChartFixtures<typeof geolocationMachine> = {
  inputs: { fresh: undefined },
  events: {
    'location.requested': () => [{ type: 'location.requested' }],
    'location.cleared': () => [{ type: 'location.cleared' }],
  },
  outcomes: {
    locating: {
      done: [
        { kind: 'ok', value: { lat: 18.7883, lng: 98.9853 } },
        { kind: 'failed', failure: 'unsupported' },
        { kind: 'failed', failure: 'denied' },
        { kind: 'failed', failure: 'unavailable' },
      ],
      error: true,
    },
  },
  delays: { patience: 15_000 },
};
