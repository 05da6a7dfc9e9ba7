import { assertEvent, assign, setup } from 'xstate';
import { GEOLOCATION_TIMEOUT_MS } from '#domain/constants.ts';
import { valueOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './geolocation.ports.ts';
import type { GeolocationChartEvent, GeolocationContext, LocateFailure, LocateOutcome } from './geolocation.types.ts';

const outcomeIn = (event: GeolocationChartEvent): LocateOutcome => {
  assertEvent(event, 'xstate.done.actor.locating');
  return event.output;
};

const failureIn = (event: GeolocationChartEvent): LocateFailure | null => {
  const outcome = outcomeIn(event);
  return outcome.kind === 'failed' ? outcome.failure : null;
};

const { createMachine } = setup({
  types: {
    context: {} as GeolocationContext,
    events: {} as GeolocationChartEvent,
    children: {} as { locating: 'locate' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  guards: {
    isLocated: ({ event }) => outcomeIn(event).kind === 'ok',
    isUnsupported: ({ event }) => failureIn(event) === 'unsupported',
    isDenied: ({ event }) => failureIn(event) === 'denied',
  },
  actions: {
    keepPlace: assign(({ event }) => ({ place: valueOf(outcomeIn(event)) })),
    forgetPlace: assign({ place: null }),
  },
  delays: { patience: GEOLOCATION_TIMEOUT_MS },
});

/**
 * The visitor's position, asked for only on request. It waits at most 15 seconds and ignores a later answer; after any failure it can be requested
 * again (BRANCH-04). A position is kept until it is cleared or replaced.
 */
export const geolocationMachine = createMachine({
  id: 'geolocation',
  meta: { req: ['BRANCH-04'] },
  context: { place: null },
  initial: 'idle',
  on: {
    'location.cleared': {
      target: '.idle',
      actions: 'forgetPlace',
      meta: { id: 'clear', req: ['BRANCH-05'] },
    },
  },
  states: {
    idle: {
      id: 'geolocation.idle',
      tags: 'needsInput',
      meta: { req: ['BRANCH-04'] },
      on: { 'location.requested': { target: 'locating', meta: { id: 'request', req: ['BRANCH-04'] } } },
    },
    locating: {
      id: 'geolocation.locating',
      tags: 'busy',
      meta: { req: ['BRANCH-04'] },
      invoke: {
        id: 'locating',
        src: 'locate',
        onDone: [
          {
            guard: 'isLocated',
            target: 'located',
            actions: 'keepPlace',
            meta: { id: 'found', req: ['BRANCH-05'] },
          },
          { guard: 'isUnsupported', target: 'unsupported', meta: { id: 'unsupported', req: ['BRANCH-04'] } },
          { guard: 'isDenied', target: 'denied', meta: { id: 'denied', req: ['BRANCH-04'] } },
          { target: 'unavailable', meta: { id: 'unavailable', req: ['BRANCH-04'] } },
        ],
        onError: { target: 'unavailable', meta: { id: 'failed', req: ['BRANCH-04'] } },
      },
      after: { patience: { target: 'timedOut', meta: { id: 'giveUp', req: ['BRANCH-04'] } } },
    },
    located: {
      id: 'geolocation.located',
      tags: 'needsInput',
      meta: { req: ['BRANCH-05'] },
      on: { 'location.requested': { target: 'locating', meta: { id: 'again', req: ['BRANCH-05'] } } },
    },
    unsupported: { id: 'geolocation.unsupported', tags: 'blocked', meta: { req: ['BRANCH-04'] } },
    denied: {
      id: 'geolocation.denied',
      tags: ['blocked', 'needsInput'],
      meta: { req: ['BRANCH-04'] },
      on: { 'location.requested': { target: 'locating', meta: { id: 'afterDenial', req: ['BRANCH-04'] } } },
    },
    unavailable: {
      id: 'geolocation.unavailable',
      tags: ['blocked', 'needsInput'],
      meta: { req: ['BRANCH-04'] },
      on: { 'location.requested': { target: 'locating', meta: { id: 'afterFailure', req: ['BRANCH-04'] } } },
    },
    timedOut: {
      id: 'geolocation.timedOut',
      tags: ['blocked', 'needsInput'],
      meta: { req: ['BRANCH-04'] },
      on: { 'location.requested': { target: 'locating', meta: { id: 'afterWait', req: ['BRANCH-04'] } } },
    },
  },
});
