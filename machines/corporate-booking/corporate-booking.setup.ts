import { assertEvent, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ConfirmationEvent, ConfirmationStage } from '../booking-confirmation/booking-confirmation.types.ts';
import type { CarBookingEvent } from '../car-booking/car-booking.types.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import { valueOf, wordsOf } from '../shared/outcome.ts';
import type { Tag } from '../shared/tags.ts';
import { withAdded, withChecked, withCopied, withDraft, withoutCar } from './corporate-booking.changes.ts';
import {
  carOf,
  EMPTY_GROUP,
  holdsOf,
  itemsOf,
  mayConfirm,
  mayHold,
  mayKeepHeld,
  toLeave,
} from './corporate-booking.group.ts';
import { noticeOf, withConfirmed, withReport } from './corporate-booking.reports.ts';
import { placeholders } from './corporate-booking.ports.ts';
import type {
  CorporateBookingChartEvent,
  CorporateBookingContext,
  CorporateBookingInput,
  GroupResult,
} from './corporate-booking.types.ts';

interface AtStage {
  readonly stage: ConfirmationStage;
}

export const startingContext = ({ input }: { input: CorporateBookingInput }): CorporateBookingContext => ({
  ...input,
  group: EMPTY_GROUP,
  wanted: [],
  notice: null,
  released: [],
  message: null,
  isSessionOver: false,
});

const toCar = (event: CarBookingEvent) => event;
const toConfirmation = (event: ConfirmationEvent) => event;
/** The name of a car's chart among the children. */
export const childOf = (carId: string): string => `car-${carId}`;

const checkedIn = (event: CorporateBookingChartEvent) =>
  event.type === 'xstate.done.actor.checking' ? event.output : null;

/** The chart's vocabulary: its guards, actions, delays and children. */
export const corporateBookingSetup = setup({
  types: {
    context: {} as CorporateBookingContext,
    events: {} as CorporateBookingChartEvent,
    input: {} as CorporateBookingInput,
    output: {} as GroupResult,
    children: {} as {
      reading: 'readGroup';
      checking: 'checkCars';
      releasing: 'releaseHolds';
      confirmation: 'bookingConfirmation';
    },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: { checkTimeLimit: 15_000 },
  guards: {
    isUnanswered: ({ context: { group } }) => group.requestKey !== null && itemsOf(group).length > 0,
    needsCheck: ({ context: { group, wanted } }) => group.cars.length > 0 || wanted.length > 0,
    isChecked: ({ event }) => checkedIn(event)?.kind === 'ok',
    isOpened: ({ context: { group } }) => group.opened !== null && carOf(group, group.opened)?.confirmation === null,
    mayOpen: ({ context, event }) => {
      assertEvent(event, 'car.opened');
      return carOf(context.group, event.carId)?.confirmation === null;
    },
    mayRemove: ({ context, event }) => {
      assertEvent(event, 'car.removed');
      return carOf(context.group, event.carId)?.confirmation === null;
    },
    mayRelease: ({ context, event }) => {
      assertEvent(event, ['car.removed', 'restart.requested']);
      return holdsOf(context.group, event.type === 'car.removed' ? event.carId : undefined).length > 0;
    },
    isOtherPromise: ({ context, event }) => {
      assertEvent(event, 'promise.chosen');
      return event.promise !== context.group.promise;
    },
    mayHold: ({ context, event }) => {
      assertEvent(event, 'hold.requested');
      return event.onlyHeld === true ? mayKeepHeld(context.group) : mayHold(context.group);
    },
    mayConfirm: ({ context }) => mayConfirm(context.group),
    isReported: ({ event }, { stage }: AtStage) => event.type === 'confirmation.changed' && event.stage === stage,
    isAnyConfirmed: ({ context }) => context.group.cars.some(({ confirmation }) => confirmation !== null),
  },
  actions: {
    takeGroup: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.reading');
      const { group, wanted } = valueOf(event.output);
      return { group: group ?? EMPTY_GROUP, wanted };
    }),
    takeChecked: assign(({ context: { group, company }, event }) => {
      assertEvent(event, 'xstate.done.actor.checking');
      const checked = valueOf(event.output);
      return { wanted: [], message: null, ...withAdded(withChecked(group, checked), company, checked.toAdd) };
    }),
    keepMessage: assign(({ event }) => ({ message: wordsOf(checkedIn(event)) })),
    addCars: assign(({ context: { group, company }, event }) => {
      assertEvent(event, 'cars.added');
      return withAdded(group, company, event.cars);
    }),
    removeCar: assign(({ context: { group }, event }) => {
      assertEvent(event, 'car.removed');
      return { group: withoutCar(group, event.carId), released: holdsOf(group, event.carId) };
    }),
    clearGroup: assign(({ context: { group } }) => ({ group: EMPTY_GROUP, notice: null, released: holdsOf(group) })),
    forgetGroup: assign({ group: EMPTY_GROUP, notice: null }),
    openCar: assign(({ context: { group }, event }) => {
      assertEvent(event, 'car.opened');
      return { group: { ...group, opened: event.carId }, notice: null };
    }),
    closeCar: assign(({ context: { group } }) => ({ group: { ...group, opened: null, onlyHeld: false } })),
    takeWhich: assign(({ context: { group }, event }) => {
      assertEvent(event, 'hold.requested');
      return { group: { ...group, onlyHeld: event.onlyHeld === true } };
    }),
    spawnCar: enqueueActions(({ context: { group }, self, enqueue }) => {
      const opened = group.opened === null ? null : carOf(group, group.opened);
      if (opened === null) return;
      const { draft, appointmentId } = opened;
      enqueue.spawnChild('carBooking', {
        id: childOf(draft.car.id),
        input: { parent: self, draft, appointmentId },
      });
    }),
    stopCar: enqueueActions(({ context: { group }, enqueue }) => {
      if (group.opened !== null) enqueue.stopChild(childOf(group.opened));
    }),
    takeCar: assign(({ context: { group }, event }) => {
      assertEvent(event, 'car.changed');
      return { group: withDraft(group, event.carId, event.draft) };
    }),
    tellTab: enqueueActions(({ context: { group }, event, enqueue }) => {
      assertEvent(event, ['tab.left', 'tab.returned']);
      if (group.opened !== null) enqueue.sendTo(childOf(group.opened), toCar({ type: event.type }));
    }),
    copyAnswers: assign(({ context: { group }, event }) => {
      assertEvent(event, 'answers.copied');
      return withCopied(group, event.from, event.to);
    }),
    takePromise: assign(({ context: { group }, event }) => {
      assertEvent(event, 'promise.chosen');
      return { group: { ...group, promise: event.promise, onlyHeld: false } };
    }),
    keepReport: assign(({ context: { group, company, notice }, event }) => {
      assertEvent(event, 'confirmation.changed');
      return { group: withReport(group, event, company.code), notice: noticeOf(event, notice) };
    }),
    keepConfirmed: assign(({ context: { group }, event }) => {
      assertEvent(event, 'xstate.done.actor.confirmation');
      return { group: withConfirmed(group, event.output) };
    }),
    confirmHeld: enqueueActions(({ context: { group }, event, enqueue }) => {
      assertEvent(event, 'confirm.requested');
      for (const subject of toLeave(group))
        enqueue.sendTo('confirmation', toConfirmation({ type: 'item.left', subject }));
      enqueue.sendTo('confirmation', toConfirmation({ type: 'confirm.requested', requestKey: event.requestKey }));
    }),
    // Of a confirm nothing is left that could be asked about; its key would keep everything else from being held.
    forgetConfirm: assign(({ context: { group } }) => ({ group: { ...group, requestKey: null, sentBy: null } })),
    forgetNotice: assign({ notice: null }),
    noteSessionOver: assign({ isSessionOver: true }),
    tellSessionOver: sendTo('confirmation', toConfirmation({ type: 'session.superseded' })),
    recountHolds: sendTo('confirmation', toConfirmation({ type: 'recount.requested' })),
  },
});

/** A transition for what the confirmation reports of the group. */
export const whenReported = <const Stage extends ConfirmationStage, const Target extends string>(
  stage: Stage,
  target: Target,
  meta: TransitionMeta,
) => ({ guard: { type: 'isReported', params: { stage } }, target, actions: 'keepReport', meta }) as const;
