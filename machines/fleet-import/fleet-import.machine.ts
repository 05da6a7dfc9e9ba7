import { assertEvent, assign, setup } from 'xstate';
import { valueOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './fleet-import.ports.ts';
import type { FleetImportChartEvent, FleetImportContext } from './fleet-import.types.ts';

const { createMachine } = setup({
  types: {
    context: {} as FleetImportContext,
    events: {} as FleetImportChartEvent,
    children: {} as { listing: 'listFleetImportItems' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: { answerTimeLimit: 15_000 },
  guards: {
    isListed: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.listing');
      return event.output.kind === 'ok';
    },
  },
  actions: {
    keepItems: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.listing');
      return { items: valueOf(event.output) };
    }),
  },
});

/**
 * Loads a list and shows it. If the list is refused or the answer is lost, it can be requested again; nothing is shown that the server did not send.
 */
export const fleetImportMachine = createMachine({
  id: 'fleetImport',
  meta: { req: ['CONT-09'] },
  context: { items: [] },
  initial: 'loading',
  states: {
    loading: {
      id: 'fleetImport.loading',
      tags: 'busy',
      meta: { req: ['CONT-09'] },
      invoke: {
        id: 'listing',
        src: 'listFleetImportItems',
        onDone: [
          { guard: 'isListed', target: 'shown', actions: 'keepItems', meta: { id: 'listed', req: ['CONT-09'] } },
          { target: 'failed', meta: { id: 'refused', req: ['CONT-09'] } },
        ],
        onError: { target: 'failed', meta: { id: 'broken', req: ['CONT-09'] } },
      },
      after: { answerTimeLimit: { target: 'failed', meta: { id: 'tooLong', req: ['CONT-09'] } } },
    },
    shown: { id: 'fleetImport.shown', tags: 'needsInput', meta: { req: ['CONT-09'] } },
    failed: {
      id: 'fleetImport.failed',
      tags: ['blocked', 'needsInput'],
      meta: { req: ['CONT-09'] },
      on: { 'retry.requested': { target: 'loading', meta: { id: 'retry', req: ['CONT-09'] } } },
    },
  },
});
