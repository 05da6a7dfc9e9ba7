import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { isSessionLive } from '../shared/session-superseded.ts';
import type { Tag } from '../shared/tags.ts';
import {
  alternativesIn,
  confirmationIn,
  failureIn,
  heldFrom,
  holdIn,
  known,
  readingIn,
} from './booking-confirmation.answers.ts';
import { placeholders } from './booking-confirmation.ports.ts';
import type {
  Confirmation,
  ConfirmationChartEvent,
  ConfirmationContext,
  ConfirmationInput,
} from './booking-confirmation.types.ts';

/** If the server names no deadline, the timer runs for a day and its guard then blocks the transition. */
const NO_DEADLINE_MS = 86_400_000;

/** The chart's vocabulary: its guards, actions, delays and services. */
export const confirmationSetup = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmationChartEvent,
    input: {} as ConfirmationInput,
    output: {} as Confirmation,
    children: {} as {
      holding: 'holdAppointment';
      reading: 'readHold';
      extending: 'extendHold';
      confirming: 'confirmAppointment';
    },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: {
    answerTimeLimit: 15_000,
    recheckPause: 8_000,
    holdTimeLeft: ({ context: { deadline, clock } }) =>
      deadline === null ? NO_DEADLINE_MS : Math.max(0, deadline - clock.now()),
  },
  guards: {
    isHoldCurrent: ({ context }) => context.appointmentId !== null && context.holdIsCurrent,
    isUnanswered: ({ context }) => context.requestKey !== null,
    isForLookUp: ({ context }) => context.isOfEarlierSignIn,
    mayLookUpAgain: ({ context }) => context.isOfEarlierSignIn && !context.isSessionOver,
    isSessionLive,
    hasDeadline: ({ context }) => context.deadline !== null,
    mayExtend: ({ context }) => context.extension === 'offered',
    isOffered: ({ context, event }) => {
      assertEvent(event, 'alternative.chosen');
      const { alternative } = event;
      return context.alternatives.some(
        ({ locationId, startsAt }) => locationId === alternative.locationId && startsAt === alternative.startsAt,
      );
    },
    isHeldUnanswered: ({ context, event }) =>
      context.requestKey !== null && !context.isOfEarlierSignIn && holdIn(event) !== null,
    isHeldUnconfirmed: ({ context, event }) => context.requestKey !== null && holdIn(event) !== null,
    isHeld: ({ event }) => holdIn(event) !== null,
    isConfirmed: ({ event }) => confirmationIn(event) !== null,
    isExpired: ({ event }) => readingIn(event) === 'expired',
    isGone: ({ event }) => readingIn(event) === 'gone' || failureIn(event)?.code === 'gone',
    isMoveOfNothing: ({ context, event }) =>
      context.appointmentId !== null && !context.isSessionOver && failureIn(event)?.code === 'gone',
    isAlreadyConfirmed: ({ context, event }) =>
      context.appointmentId !== null && failureIn(event)?.code === 'alreadyConfirmed',
    isSlotLost: ({ event }) => alternativesIn(event) !== null,
  },
  actions: {
    keepHold: assign(({ context, event }) => heldFrom(known(holdIn(event)), context.clock)),
    dropHold: assign({
      appointmentId: null,
      holdIsCurrent: false,
      deadline: null,
      expiresAt: null,
      requestKey: null,
      isOfEarlierSignIn: false,
    }),
    keepRefusal: assign(({ event }) => {
      const failure = failureIn(event);
      return { refusal: failure?.code === 'refused' ? failure : null };
    }),
    forgetRefusal: assign({ refusal: null, notice: null }),
    noteExtensionFailed: assign(({ context, event }) => ({
      notice: 'extensionFailed' as const,
      extension: failureIn(event)?.code === 'alreadyExtended' ? ('used' as const) : context.extension,
    })),
    noteConfirmRefused: assign({ notice: 'confirmRefused' }),
    noteNotConfirmed: assign({ notice: 'notConfirmed' }),
    noteSessionOver: assign({ isSessionOver: true }),
    keepAlternatives: assign(({ event }) => ({ alternatives: known(alternativesIn(event)) })),
    takeAlternative: assign(({ context, event }) => {
      assertEvent(event, 'alternative.chosen');
      const { locationId, startsAt } = event.alternative;
      return { item: { ...context.item, locationId, startsAt }, alternatives: [], holdIsCurrent: false };
    }),
    keepRequestKey: assign(({ event }) => {
      assertEvent(event, 'confirm.requested');
      return { requestKey: event.requestKey, isRepeat: false };
    }),
    noteUnanswered: assign({ isRepeat: true }),
    dropRequestKey: assign({ requestKey: null, isOfEarlierSignIn: false }),
    keepConfirmation: assign(({ event }) => ({ confirmation: known(confirmationIn(event)) })),
    tellHoldAwaited: enqueueActions(({ context: { parent }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'hold.awaited' });
    }),
    tellHoldSettled: enqueueActions(({ context: { parent, deadline }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'hold.settled', deadline });
    }),
    tellSlotLost: enqueueActions(({ context: { parent }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'slot.lost' });
    }),
    tellHoldTaken: enqueueActions(({ context: { parent, appointmentId }, enqueue }) => {
      if (parent && appointmentId !== null) enqueue.sendTo(parent, { type: 'hold.taken', appointmentId });
    }),
    tellHoldLost: enqueueActions(({ context: { parent }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'hold.lost' });
    }),
    tellSlotReplaced: enqueueActions(({ context: { parent }, event, enqueue }) => {
      assertEvent(event, 'alternative.chosen');
      if (parent) enqueue.sendTo(parent, { type: 'slot.replaced', alternative: event.alternative });
    }),
    tellConfirmStarted: enqueueActions(({ context: { parent, requestKey }, enqueue }) => {
      if (parent && requestKey !== null) enqueue.sendTo(parent, { type: 'confirmation.started', requestKey });
    }),
    tellConfirmStopped: enqueueActions(({ context: { parent, requestKey }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'confirmation.settled', requestKey });
    }),
  },
});
