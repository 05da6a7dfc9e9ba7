import { chosenDate, chosenTime, idsOf, withToggled } from '../shared/booking-choices.ts';
import { assertEvent, assign, sendTo, setup } from 'xstate';
import type { AvailabilityEvent } from '../availability/availability.types.ts';
import type {
  Confirmation,
  ConfirmationEvent,
  ConfirmationStage,
} from '../booking-confirmation/booking-confirmation.types.ts';
import { valueOf } from '../shared/outcome.ts';
import type { StateMeta, TransitionMeta } from '../shared/meta.ts';
import type { Tag } from '../shared/tags.ts';
import { toggleService } from '#domain/services.ts';
import { isSameQuestion, questionOf } from './retail-booking.choices.ts';
import type { Step } from './retail-booking.step-names.ts';
import { checked, unchecked } from './retail-booking.checked.ts';
import {
  currentQuestion,
  editedBranch,
  editedSlot,
  editedServices,
  emptied,
  moved,
  offeredBy,
  reported,
  reportedOf,
  resumed,
  settledSlot,
  untimed,
} from './retail-booking.edits.ts';
import { placeholders } from './retail-booking.ports.ts';
import {
  arrivedAt,
  firstOpenStep,
  isOpenedFromSummary,
  isReachable,
  nearestReachable,
} from './retail-booking.steps.ts';
import type { RetailBookingChartEvent, RetailBookingContext, RetailBookingInput } from './retail-booking.types.ts';

interface ToStep {
  readonly step: Step;
}

interface AtStage {
  readonly stage: ConfirmationStage;
}

const toAvailability = (event: AvailabilityEvent) => event;
const toConfirmation = (event: ConfirmationEvent) => event;

/** The chart's vocabulary: its guards, actions, delays and services. */
export const retailBookingSetup = setup({
  types: {
    context: {} as RetailBookingContext,
    events: {} as RetailBookingChartEvent,
    input: {} as RetailBookingInput,
    output: {} as Confirmation,
    children: {} as {
      reading: 'readDraft';
      checking: 'checkDraft';
      releasing: 'releaseHold';
      availability: 'availability';
      confirmation: 'bookingConfirmation';
    },
    tags: {} as Tag,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  actors: placeholders,
  delays: { checkTimeLimit: 5_000 },
  guards: {
    needsCheck: ({ context: { draft, wish } }) =>
      draft.requestKey === null && (wish !== null || draft.branch !== null || draft.services.length > 0),
    isChecked: ({ event }) => {
      assertEvent(event, 'xstate.done.actor.checking');
      return event.output.kind === 'ok';
    },
    arrivesAt: ({ context: { draft, requestedStep } }, { step }: ToStep) =>
      nearestReachable(draft, requestedStep ?? draft.steps.current) === step,
    mayGoTo: ({ context: { draft }, event }, { step }: ToStep) => {
      assertEvent(event, 'step.requested');
      return event.step === step && step !== draft.steps.current && isReachable(draft, step);
    },
    hasBranch: ({ context }) => context.draft.branch !== null,
    hasServices: ({ context }) => context.draft.services.length > 0,
    hasTime: ({ context }) => context.draft.slot.startsAt !== null,
    isComplete: ({ context }) => firstOpenStep(context.draft) === 'summary',
    mayReturn: ({ context: { draft, openedStep } }) => isOpenedFromSummary(draft, openedStep),
    mayGoBack: ({ context: { draft, openedStep } }) => !isOpenedFromSummary(draft, openedStep),
    isAnotherBranch: ({ context, event }) => {
      assertEvent(event, ['branch.chosen', 'branchMove.chosen']);
      return event.branch.locationId !== context.draft.branch?.locationId;
    },
    mayToggle: ({ context, event }) => {
      assertEvent(event, 'service.toggled');
      return !toggleService(idsOf(context.draft.services), event.service.id).refused;
    },
    isOfferedDate: ({ context, event }) => {
      assertEvent(event, 'date.chosen');
      return chosenDate(context.draft.days, event.date) !== null;
    },
    isOfferedTime: ({ context: { draft }, event }) => {
      assertEvent(event, 'time.chosen');
      return chosenTime(draft.days, draft.slot.date, event.time) !== null;
    },
    isCurrentAnswer: ({ context, event }) => {
      assertEvent(event, 'availability.changed');
      return isSameQuestion(event.question, questionOf(context.draft));
    },
    isReported: ({ context, event }, { stage }: AtStage) => {
      assertEvent(event, 'confirmation.changed');
      return event.stage === stage && reportedOf(context, event) !== null;
    },
    mayStartOver: ({ context: { draft } }) => draft.requestKey === null,
    mayRelease: ({ context: { draft } }) => draft.appointmentId !== null && draft.requestKey === null,
  },
  actions: {
    takeDraft: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.reading');
      return resumed(valueOf(event.output), context);
    }),
    takeCatalogue: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.checking');
      return checked(context, valueOf(event.output));
    }),
    goOnUnchecked: assign(({ context }) => unchecked(context)),
    arriveAt: assign(({ context }, { step }: ToStep) => ({
      draft: arrivedAt(context.draft, step),
      requestedStep: null,
    })),
    takeBranch: assign(({ context, event }) => {
      assertEvent(event, 'branch.chosen');
      return editedBranch(context, event.branch);
    }),
    moveToBranch: assign(({ context, event }) => {
      assertEvent(event, 'branchMove.chosen');
      return moved(context, event);
    }),
    clearBranch: assign(({ context }) => editedBranch(context, null)),
    toggleService: assign(({ context, event }) => {
      assertEvent(event, 'service.toggled');
      return editedServices(context, withToggled(context.draft.services, event.service));
    }),
    takeOtherService: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'otherService.entered');
      return { draft: { ...draft, otherService: event.text } };
    }),
    takeDate: assign(({ context, event }) => {
      assertEvent(event, 'date.chosen');
      return editedSlot(context, chosenDate(context.draft.days, event.date));
    }),
    takeTime: assign(({ context, event }) => {
      assertEvent(event, 'time.chosen');
      return editedSlot(context, chosenTime(context.draft.days, context.draft.slot.date, event.time));
    }),
    dropTime: assign(({ context }) => untimed(context)),
    takeDays: assign(({ context, event }) => {
      assertEvent(event, 'availability.changed');
      return offeredBy(context, event);
    }),
    settleSlot: assign(({ context }) => settledSlot(context)),
    takeInformation: assign(({ context: { draft, member }, event }) => {
      assertEvent(event, 'information.entered');
      const customer = { ...event.customer, memberCode: member?.code ?? '' };
      return { draft: { ...draft, customer, note: event.note } };
    }),
    keepCarBrands: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'carBrands.loaded');
      return { draft: { ...draft, carBrands: event.brands } };
    }),
    keepBranchKeywords: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'branchKeywords.loaded');
      return { draft: { ...draft, branchKeywords: event.keywords } };
    }),
    noteServiceLimit: assign({ notice: { code: 'services.limit' } }),
    forgetNotice: assign({ notice: null }),
    forgetLostTime: assign(({ context: { draft } }) => ({ draft: { ...draft, lostTime: null } })),
    noteOpened: assign(({ event }) => ({ openedStep: event.type === 'step.requested' ? event.step : null })),
    noteSubject: assign(({ context }) => ({ subject: context.draft.owner })),
    keepReport: assign(({ context, event }) => {
      assertEvent(event, 'confirmation.changed');
      return reported(context, event);
    }),
    rememberRelease: assign(({ context }) => ({ released: context.draft.appointmentId })),
    clearDraft: assign(({ context }) => emptied(context)),
    keepBooked: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'xstate.done.actor.confirmation');
      const [only] = event.output;
      if (only === undefined) return {};
      const { code, appointmentId } = only.confirmation;
      return { booked: { code, appointmentId: appointmentId ?? draft.appointmentId } };
    }),
    askAvailability: sendTo('availability', ({ context }) =>
      toAvailability({ type: 'question.asked', question: currentQuestion({ context }) }),
    ),
    refreshTimes: sendTo('availability', toAvailability({ type: 'refresh.requested' })),
    showTimes: sendTo('availability', toAvailability({ type: 'times.shown' })),
    hideTimes: sendTo('availability', toAvailability({ type: 'times.hidden' })),
    noteSessionOver: assign({ isSessionOver: true }),
    tellSessionOver: sendTo('confirmation', toConfirmation({ type: 'session.superseded' })),
    recountHold: sendTo('confirmation', toConfirmation({ type: 'recount.requested' })),
  },
});

/** A transition to a step, whether requested or automatic. */
export const toStep = <const Guard extends 'mayGoTo' | 'arrivesAt', const Target extends string>(
  type: Guard,
  step: Step,
  target: Target,
  meta: TransitionMeta,
) => ({ guard: { type, params: { step } }, target, meta });

/** A transition for what the confirmation reports of this booking. */
export const whenReported = <const Stage extends ConfirmationStage, const Target extends string>(
  stage: Stage,
  target: Target,
  meta: TransitionMeta,
) => ({ guard: { type: 'isReported', params: { stage } }, target, actions: 'keepReport', meta }) as const;
