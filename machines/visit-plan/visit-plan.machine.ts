import { assertEvent, assign, setup } from 'xstate';
import { valueOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './visit-plan.ports.ts';
import type { VisitPlanChartEvent, VisitPlanContext } from './visit-plan.types.ts';

const { createMachine } = setup({
  types: {
    context: {} as VisitPlanContext,
    events: {} as VisitPlanChartEvent,
    children: {} as { listing: 'listVisitPlanItems' },
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
export const visitPlanMachine = createMachine({
  id: 'visitPlan',
  meta: { req: ['CONT-09'] },
  context: { items: [] },
  initial: 'loading',
  states: {
    loading: {
      id: 'visitPlan.loading',
      tags: 'busy',
      meta: { req: ['CONT-09'] },
      invoke: {
        id: 'listing',
        src: 'listVisitPlanItems',
        onDone: [
          { guard: 'isListed', target: 'shown', actions: 'keepItems', meta: { id: 'listed', req: ['CONT-09'] } },
          { target: 'failed', meta: { id: 'refused', req: ['CONT-09'] } },
        ],
        onError: { target: 'failed', meta: { id: 'broken', req: ['CONT-09'] } },
      },
      after: { answerTimeLimit: { target: 'failed', meta: { id: 'tooLong', req: ['CONT-09'] } } },
    },
    shown: { id: 'visitPlan.shown', tags: 'needsInput', meta: { req: ['CONT-09'] } },
    failed: {
      id: 'visitPlan.failed',
      tags: ['blocked', 'needsInput'],
      meta: { req: ['CONT-09'] },
      on: { 'retry.requested': { target: 'loading', meta: { id: 'retry', req: ['CONT-09'] } } },
    },
  },
});
