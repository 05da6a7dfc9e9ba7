import { assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import { toggleService } from '#domain/services.ts';
import type { AvailabilityEvent } from '../availability/availability.types.ts';
import { chosenDate, chosenTime, idsOf, NO_SLOT, withToggled } from '../shared/booking-choices.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import {
  arrivedAt,
  collected,
  isComplete,
  isReachable,
  questionOf,
  withoutSlot,
  withReachable,
  type CarStep,
} from './car-booking.draft.ts';
import { placeholders } from './car-booking.ports.ts';
import type { CarBookingChartEvent, CarBookingContext, CarBookingInput } from './car-booking.types.ts';

interface AtStep {
  readonly step: CarStep;
}

const NO_OFFER: CarBookingContext['offer'] = {
  days: [],
  closedDays: [],
  serverNow: null,
  freshness: 'none',
  message: null,
};

const toAvailability = (event: AvailabilityEvent) => event;

export const startingContext = ({ input }: { input: CarBookingInput }): CarBookingContext => ({
  ...input,
  offer: NO_OFFER,
  notice: null,
});

/** Only fresh days take a chosen time away; the first date is chosen as soon as there is one (RB-05). */
const settledSlot = ({ draft, offer: { days, freshness } }: CarBookingContext): Partial<CarBookingContext> => {
  const { date, time } = draft.slot;
  const isOpen = date !== null && chosenDate(days, date) !== null;
  const first = { ...NO_SLOT, date: isOpen ? date : (days[0]?.date ?? null) };
  if (time === null) return days.length === 0 || isOpen ? {} : { draft: { ...draft, slot: first } };
  if (freshness !== 'fresh' || chosenTime(days, date, time) !== null) return {};
  return { draft: withReachable({ ...draft, slot: first }), notice: { code: 'time.lost', date, time } };
};

/** The chart's vocabulary: its guards, actions and child. */
export const carBookingSetup = setup({
  types: {
    context: {} as CarBookingContext,
    events: {} as CarBookingChartEvent,
    input: {} as CarBookingInput,
    children: {} as { availability: 'availability' },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  guards: {
    isAt: ({ context }, { step }: AtStep) => context.draft.steps.current === step,
    mayGoTo: ({ context, event }, { step }: AtStep) => {
      assertEvent(event, 'step.requested');
      return event.step === step && isReachable(context.draft, step);
    },
    isCurrentAnswer: ({ context: { draft, appointmentId }, event }) => {
      assertEvent(event, 'availability.changed');
      return JSON.stringify(event.question) === JSON.stringify(questionOf(draft, appointmentId));
    },
    isCollected: ({ context }) => context.draft.isCollected,
    hasAddress: ({ context }) => context.draft.address !== null,
    hasBranch: ({ context }) => context.draft.branch !== null,
    hasServices: ({ context }) => context.draft.services.length > 0,
    hasTime: ({ context }) => context.draft.slot.startsAt !== null,
    isComplete: ({ context }) => isComplete(context.draft),
    isNowCollected: ({ context, event }) => {
      assertEvent(event, 'collection.chosen');
      return event.isCollected && !context.draft.isCollected;
    },
    isNoLongerCollected: ({ context, event }) => {
      assertEvent(event, 'collection.chosen');
      return !event.isCollected && context.draft.isCollected;
    },
    isAnotherBranch: ({ context, event }) => {
      assertEvent(event, 'branch.chosen');
      return event.branch.locationId !== context.draft.branch?.locationId;
    },
    mayToggle: ({ context, event }) => {
      assertEvent(event, 'service.toggled');
      return !toggleService(idsOf(context.draft.services), event.service.id).refused;
    },
    isOfferedDate: ({ context, event }) => {
      assertEvent(event, 'date.chosen');
      return chosenDate(context.offer.days, event.date) !== null;
    },
    isOfferedTime: ({ context, event }) => {
      assertEvent(event, 'time.chosen');
      return chosenTime(context.offer.days, context.draft.slot.date, event.time) !== null;
    },
  },
  actions: {
    arriveAt: assign(({ context }, { step }: AtStep) => ({ draft: arrivedAt(context.draft, step) })),
    takeCollection: assign(({ context, event }) => {
      assertEvent(event, 'collection.chosen');
      return { draft: collected(context.draft, event.isCollected) };
    }),
    takeAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.entered');
      return { draft: { ...context.draft, address: event.address } };
    }),
    takeBranch: assign(({ context, event }) => {
      assertEvent(event, 'branch.chosen');
      return { draft: withoutSlot({ ...context.draft, branch: event.branch }), offer: NO_OFFER };
    }),
    toggleService: assign(({ context, event }) => {
      assertEvent(event, 'service.toggled');
      const services = withToggled(context.draft.services, event.service);
      return { draft: withoutSlot({ ...context.draft, services }), offer: NO_OFFER };
    }),
    takeOtherService: assign(({ context, event }) => {
      assertEvent(event, 'otherService.entered');
      return { draft: { ...context.draft, otherService: event.text } };
    }),
    takeDays: assign(({ event }) => {
      assertEvent(event, 'availability.changed');
      const { type: _type, question: _question, ...offer } = event;
      return { offer };
    }),
    settleSlot: assign(({ context }) => settledSlot(context)),
    takeDate: assign(({ context, event }) => {
      assertEvent(event, 'date.chosen');
      const slot = chosenDate(context.offer.days, event.date) ?? NO_SLOT;
      return { draft: withReachable({ ...context.draft, slot }), notice: null };
    }),
    takeTime: assign(({ context, event }) => {
      assertEvent(event, 'time.chosen');
      const slot = chosenTime(context.offer.days, context.draft.slot.date, event.time) ?? NO_SLOT;
      return { draft: { ...context.draft, slot }, notice: null };
    }),
    takeInformation: assign(({ context, event }) => {
      assertEvent(event, 'information.entered');
      return { draft: { ...context.draft, contact: event.contact, note: event.note } };
    }),
    noteServiceLimit: assign({ notice: { code: 'services.limit' } }),
    forgetNotice: assign({ notice: null }),
    askAvailability: sendTo('availability', ({ context: { draft, appointmentId } }) =>
      toAvailability({ type: 'question.asked', question: questionOf(draft, appointmentId) }),
    ),
    refreshTimes: sendTo('availability', toAvailability({ type: 'refresh.requested' })),
    showTimes: sendTo('availability', toAvailability({ type: 'times.shown' })),
    hideTimes: sendTo('availability', toAvailability({ type: 'times.hidden' })),
    tellChange: enqueueActions(({ context: { parent, draft }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'car.changed', carId: draft.car.id, draft });
    }),
    tellFinished: enqueueActions(({ context: { parent, draft }, enqueue }) => {
      if (parent) enqueue.sendTo(parent, { type: 'car.finished', carId: draft.car.id });
    }),
  },
});

/** A transition to a step that is reached, or where the car was left. */
export const toCarStep = <const Guard extends 'mayGoTo' | 'isAt', const Target extends string>(
  type: Guard,
  step: CarStep,
  target: Target,
  meta: TransitionMeta,
) => ({ guard: { type, params: { step } }, target, meta });
