import { assertEvent, assign, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import { SENDING, unansweredAs, whileSending } from '../shared/sending.ts';
import type { Tag } from '../shared/tags.ts';
import { placeholders } from './driver-link.ports.ts';
import type { DriverLinkChartEvent, DriverLinkContext, DriverLinkInput } from './driver-link.types.ts';

const { createMachine } = setup({
  types: {
    context: {} as DriverLinkContext,
    events: {} as DriverLinkChartEvent,
    input: {} as DriverLinkInput,
    children: {} as { changing: 'changeLink' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: SENDING.delays,
  guards: {
    ...SENDING.guards,
    hasLink: ({ context }) => context.link !== null,
    isAnswered: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.changing');
      return event.output.kind === 'ok';
    },
  },
  actions: {
    noteSessionOver: assign({ isSessionOver: true }),
    chooseMaking: assign({ change: 'make' }),
    chooseRevoking: assign({ change: 'revoke' }),
    keepLink: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.changing');
      return { link: valueOf(event.output), isUnanswered: false };
    }),
    keepRefusal: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.changing');
      return { isUnanswered: false, message: wordsOf(event.output) };
    }),
    noteUnanswered: assign({ isUnanswered: true }),
  },
});

const unanswered = unansweredAs({
  chart: 'driverLink',
  sending: 'changing',
  unknown: 'outcomeUnknown',
  req: ['API-02'],
  ids: { again: 'unknown.' },
});

/**
 * The link by which whoever drives a car to its visit sees it: made, made anew, or revoked after a question. If an answer is lost, the same is asked
 * for again, and nothing else can be done until the outcome is known; a link that may have been made or revoked is never shown as if it were not.
 */
export const driverLinkMachine = createMachine({
  id: 'driverLink',
  meta: { req: ['API-02'] },
  context: ({ input }) => ({
    bookingId: input.bookingId,
    link: input.link,
    change: null,
    isUnanswered: false,
    isSessionOver: false,
    message: null,
  }),
  initial: 'resting',
  on: whileSending,
  states: {
    resting: {
      id: 'driverLink.resting',
      tags: 'needsInput',
      meta: { req: ['API-02'] },
      on: {
        'link.wanted': { target: 'changing', actions: 'chooseMaking', meta: { id: 'make', req: ['API-02'] } },
        'revoking.asked': { guard: 'hasLink', target: 'asking', meta: { id: 'ask', req: ['API-02'] } },
      },
    },
    asking: {
      id: 'driverLink.asking',
      tags: 'needsInput',
      meta: { req: ['API-02'] },
      on: {
        'revoking.agreed': { target: 'changing', actions: 'chooseRevoking', meta: { id: 'agree', req: ['API-02'] } },
        'revoking.declined': { target: 'resting', meta: { id: 'decline', req: ['API-02'] } },
      },
    },
    changing: {
      id: 'driverLink.changing',
      tags: 'busy',
      meta: { req: ['API-02'] },
      invoke: {
        id: 'changing',
        src: 'changeLink',
        input: ({ context: { bookingId, change } }) => ({ bookingId, change: change ?? 'make' }),
        onDone: [
          { guard: 'isAnswered', target: 'resting', actions: 'keepLink', meta: { id: 'answered', req: ['API-02'] } },
          { target: 'refused', actions: 'keepRefusal', meta: { id: 'refuse', req: ['API-02'] } },
        ],
        onError: unanswered.lost.onError,
      },
      after: unanswered.lost.after,
    },
    outcomeUnknown: { ...unanswered.state, entry: 'noteUnanswered' },
    refused: {
      id: 'driverLink.refused',
      tags: 'needsInput',
      meta: { req: ['API-02'] },
      on: {
        'retry.requested': { target: 'changing', meta: { id: 'refused.retry', req: ['API-02'] } },
        'refusal.dismissed': { target: 'resting', meta: { id: 'dismiss', req: ['API-02'] } },
      },
    },
  },
});
