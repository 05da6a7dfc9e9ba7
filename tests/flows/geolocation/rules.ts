import { selectScreen, type GeolocationSnapshot } from '#machines/geolocation/geolocation.selectors.ts';
import type { geolocationMachine } from '#machines/geolocation/geolocation.machine.ts';
import type { RulesOf } from '#tests/support/model/chart-under-test.ts';
import { isLimited } from '#tests/support/model/rules-of-calls.ts';

const screenOf = (snapshot: GeolocationSnapshot | null) => snapshot && selectScreen(snapshot).screen;
const placeOf = (snapshot: GeolocationSnapshot | null) => snapshot && selectScreen(snapshot).place;

const failureIn = (event: object) =>
  'output' in event ? ((event.output as { readonly failure?: string }).failure ?? null) : null;

export const rules: RulesOf<typeof geolocationMachine> = [
  {
    req: 'BRANCH-04',
    says: 'nothing is asked of the device before the person wishes it',
    when: ({ before, event }) => before === null || event.type !== 'location.requested',
    holds: ({ effects }) => !effects.some((effect) => effect.startsWith('start ')),
  },
  {
    req: 'BRANCH-04',
    says: 'asking never goes on without a time limit',
    when: ({ before, after }) => screenOf(after) === 'locating' && screenOf(before) !== 'locating',
    holds: (step) => isLimited(step, 15_000, 'patience'),
  },
  {
    req: 'BRANCH-04',
    says: 'a device that refuses, cannot or takes too long is a message of its own, and nothing is found',
    when: ({ before, event }) => screenOf(before) === 'locating' && /^xstate\.(error|after)/.test(event.type),
    holds: ({ before, after, event }) =>
      screenOf(after) === (event.type.startsWith('xstate.after') ? 'timedOut' : 'unavailable') &&
      placeOf(after) === placeOf(before),
  },
  {
    req: 'BRANCH-04',
    says: 'unsupported, denied and unavailable are three messages',
    when: ({ event }) => failureIn(event) !== null,
    holds: ({ before, after, event }) => screenOf(after) === failureIn(event) && placeOf(after) === placeOf(before),
  },
  {
    req: 'BRANCH-04',
    says: 'asking ends with every answer and after 15 seconds',
    when: ({ before, event }) => screenOf(before) === 'locating' && event.type.startsWith('xstate.'),
    holds: ({ after }) => screenOf(after) !== 'locating',
  },
  {
    req: 'BRANCH-04',
    says: 'where the device can answer, asking again is always possible',
    when: ({ before, event }) =>
      event.type === 'location.requested' && screenOf(before) !== 'locating' && screenOf(before) !== 'unsupported',
    holds: ({ after }) => screenOf(after) === 'locating',
  },
  {
    req: 'BRANCH-04',
    says: 'a device that is being asked is asked once, and of one that cannot the message stays',
    when: ({ before, event }) =>
      event.type === 'location.requested' && (screenOf(before) === 'locating' || screenOf(before) === 'unsupported'),
    holds: ({ before, after, effects }) => screenOf(after) === screenOf(before) && effects.length === 0,
  },
  {
    req: 'BRANCH-05',
    says: 'a place is known as long as it is shown as found',
    when: ({ after }) => screenOf(after) === 'located',
    holds: ({ after }) => placeOf(after) !== null,
  },
  {
    req: 'BRANCH-05',
    says: 'a cleared place is forgotten everywhere',
    when: ({ event }) => event.type === 'location.cleared',
    holds: ({ after }) => screenOf(after) === 'idle' && placeOf(after) === null,
  },
];
