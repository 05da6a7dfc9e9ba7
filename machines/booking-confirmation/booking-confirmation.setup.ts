import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { SENDING } from '../shared/sending.ts';
import type { Tag } from '../shared/tags.ts';
import {
  isExtended,
  isFound,
  isUnmoved,
  itemsAfter,
  itemsStillHeld,
  refusalIn,
  reportOf,
} from './booking-confirmation.answers.ts';
import {
  areConfirmed,
  areHeld,
  deadlineOf,
  hasLost,
  hasUnheld,
  isOfferedTo,
  mayBeLeft,
  moved,
  toExtend,
  toRead,
  without,
  withoutOverdue,
} from './booking-confirmation.items.ts';
import { placeholders } from './booking-confirmation.ports.ts';
import type {
  ConfirmationChartEvent,
  ConfirmationContext,
  ConfirmationInput,
  ConfirmationStage,
  ConfirmedItem,
} from './booking-confirmation.types.ts';

/** If the server names no deadline, the timer runs for a day and its guard then blocks the transition. */
const NO_DEADLINE_MS = 86_400_000;

interface AtStage {
  readonly stage: ConfirmationStage;
}

/** The chart's vocabulary: its guards, actions, delays and services. Guards see the items as the answer in the event makes them. */
export const confirmationSetup = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationChartEvent,
    input: {} as ConfirmationInput,
    output: {} as readonly ConfirmedItem[],
    children: {} as {
      holding: 'holdAppointments';
      reading: 'readHolds';
      extending: 'extendHolds';
      confirming: 'confirmAppointments';
    },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: {
    ...SENDING.delays,
    holdTimeLeft: ({ context: { items, clock } }) => {
      const deadline = deadlineOf(items);
      return deadline === null ? NO_DEADLINE_MS : Math.max(0, deadline - clock.now());
    },
  },
  guards: {
    hasCurrentHold: ({ context }) => toRead(context.items).length > 0,
    isUnanswered: ({ context }) => context.requestKey !== null,
    isForLookUp: ({ context }) => context.isOfEarlierSignIn,
    mayLookUpAgain: ({ context }) => context.isOfEarlierSignIn && !context.isSessionOver,
    ...SENDING.guards,
    hasDeadline: ({ context }) => deadlineOf(context.items) !== null,
    mayExtend: ({ context }) => toExtend(context.items).length > 0,
    isOffered: ({ context, event }) => {
      assertEvent(event, 'alternative.chosen');
      return isOfferedTo(context.items, event.subject, event.alternative);
    },
    mayLeaveOut: ({ context, event }) => {
      assertEvent(event, 'item.left');
      return mayBeLeft(context.items, event.subject);
    },
    isLastUnheld: ({ context: { items }, event }) => {
      assertEvent(event, 'item.left');
      return mayBeLeft(items, event.subject) && !hasUnheld(without(items, event.subject));
    },
    isHeldUnanswered: ({ context, event }) =>
      context.requestKey !== null && !context.isOfEarlierSignIn && isFound(event, 'live'),
    isRefused: ({ event }) => refusalIn(event) !== null,
    isRefusedUnanswered: ({ context, event }) => context.requestKey !== null && refusalIn(event) !== null,
    isAnyExpired: ({ event }) => isFound(event, 'expired'),
    isMoveOfNothing: ({ context, event }) => !context.isSessionOver && isUnmoved({ context, event }, 'gone'),
    isAlreadyConfirmed: ({ context, event }) => isUnmoved({ context, event }, 'alreadyConfirmed'),
    isAnyExtended: ({ event }) => isExtended(event, false),
    areConfirmed: (scope) => areConfirmed(itemsAfter(scope)),
    areHeld: (scope) => areHeld(itemsAfter(scope)),
    isAnyLost: (scope) => hasLost(itemsAfter(scope)),
    isAnyUnheld: (scope) => hasUnheld(itemsAfter(scope)),
  },
  actions: {
    keepAnswers: assign(({ context, event }) => ({
      items: itemsAfter({ context, event }),
      refusal: refusalIn(event),
    })),
    keepHeld: assign(({ context, event }) => ({ items: itemsStillHeld({ context, event }) })),
    dropOverdue: assign(({ context: { items, clock } }) => ({ items: withoutOverdue(items, clock) })),
    forgetRefusals: assign(({ context: { items } }) => ({
      items: items.map((item) => ({ ...item, refusal: null })),
      refusal: null,
      notice: null,
    })),
    noteExtension: assign(({ event }) => ({ notice: isExtended(event, true) ? null : ('extensionFailed' as const) })),
    noteConfirmRefused: assign({ notice: 'confirmRefused' }),
    noteNotConfirmed: assign({ notice: 'notConfirmed' }),
    noteSessionOver: assign({ isSessionOver: true }),
    takeAlternative: assign(({ context, event }) => {
      assertEvent(event, 'alternative.chosen');
      return { items: moved(context.items, event.subject, event.alternative) };
    }),
    leaveOut: assign(({ context, event }) => {
      assertEvent(event, 'item.left');
      return { items: without(context.items, event.subject) };
    }),
    keepRequestKey: assign(({ event }) => {
      assertEvent(event, 'confirm.requested');
      return { requestKey: event.requestKey, isRepeat: false };
    }),
    noteUnanswered: assign({ isRepeat: true }),
    dropRequestKey: assign({ requestKey: null, isOfEarlierSignIn: false }),
    tell: enqueueActions(({ context, enqueue }, { stage }: AtStage) => {
      if (context.parent) enqueue.sendTo(context.parent, reportOf(context, stage));
    }),
  },
});

/** The action that tells the parent, at the entry of a state. */
export const telling = (stage: ConfirmationStage) => ({ type: 'tell', params: { stage } }) as const;
