import type { AvailabilityInput, AvailabilityParent } from '../availability/availability.types.ts';
import type { AppointmentName } from '../booking-confirmation/booking-confirmation.ports.ts';
import { questionOf } from './retail-booking.choices.ts';
import { retailBookingSetup, toStep } from './retail-booking.setup.ts';
import type { RetailBookingContext } from './retail-booking.types.ts';

interface Scope {
  readonly context: RetailBookingContext;
}

const releasedName = ({ context }: Scope): AppointmentName => {
  if (context.released === null) throw new Error('nothing to release');
  return { appointmentId: context.released };
};

const availabilityInput = ({ context, self }: Scope & { self: AvailabilityParent }): AvailabilityInput => {
  const { draft, offer } = context;
  const { closedDays, serverNow, holdMinutes } = offer;
  const lastGood = { days: draft.days, closedDays, serverNow, holdMinutes };
  return { parent: self, question: questionOf(draft), lastGood: lastGood.days.length === 0 ? null : lastGood };
};

/** The four editable steps. The times are loaded in parallel. */
export const editing = retailBookingSetup.createStateConfig({
  id: 'retailBooking.editing',
  tags: 'needsInput',
  meta: { req: ['RB-01', 'RB-02'] },
  initial: 'choosingBranch',
  invoke: {
    id: 'availability',
    src: 'availability',
    input: availabilityInput,
    onError: { target: 'interrupted', meta: { id: 'availabilityBroken', req: ['RB-16'] } },
  },
  on: {
    'availability.changed': {
      guard: 'isCurrentAnswer',
      actions: 'takeDays',
      meta: { id: 'takeDaysUnseen', req: ['RB-16'] },
    },
    'session.superseded': {
      target: 'interrupted',
      actions: 'noteSessionOver',
      meta: { id: 'editing.superseded', req: ['DUP-03'] },
    },
    'otherService.entered': { actions: 'takeOtherService', meta: { id: 'enterOtherService', req: ['RB-12'] } },
    'step.requested': [
      toStep('mayGoTo', 'branch', '.choosingBranch', { id: 'goToBranch', req: ['RB-02'] }),
      toStep('mayGoTo', 'services', '.choosingServices', { id: 'goToServices', req: ['RB-02'] }),
      toStep('mayGoTo', 'time', '.choosingTime', { id: 'goToTime', req: ['RB-02'] }),
      toStep('mayGoTo', 'information', '.enteringInformation', { id: 'goToInformation', req: ['RB-02'] }),
      toStep('mayGoTo', 'summary', 'reviewing', { id: 'goToSummary', req: ['RB-02'] }),
    ],
    'back.requested': {
      guard: 'mayReturn',
      target: 'reviewing',
      meta: { id: 'returnToSummary', req: ['RB-01'] },
    },
    'restart.requested': [
      {
        guard: 'mayRelease',
        target: '.choosingBranch.releasing',
        actions: ['rememberRelease', 'clearDraft', 'askAvailability'],
        meta: { id: 'startOverReleasing', req: ['RB-10'] },
      },
      {
        target: '.choosingBranch',
        actions: ['clearDraft', 'askAvailability'],
        meta: { id: 'startOver', req: ['RB-10'] },
      },
    ],
  },
  states: {
    choosingBranch: {
      id: 'retailBooking.choosingBranch',
      meta: { req: ['RB-01', 'RB-04', 'RB-15'] },
      entry: { type: 'arriveAt', params: { step: 'branch' } },
      exit: 'forgetNotice',
      initial: 'ready',
      on: {
        'branch.chosen': {
          guard: 'isAnotherBranch',
          actions: ['takeBranch', 'askAvailability'],
          meta: { id: 'chooseBranch', req: ['RB-04'] },
        },
        'branch.cleared': {
          guard: 'hasBranch',
          actions: ['clearBranch', 'askAvailability'],
          meta: { id: 'clearBranch', req: ['RB-04'] },
        },
        'next.requested': {
          guard: 'hasBranch',
          target: 'choosingServices',
          meta: { id: 'branch.next', req: ['RB-01', 'RB-02'] },
        },
      },
      states: {
        ready: { id: 'retailBooking.choosingBranch.ready', meta: { req: ['RB-01'] } },
        releasing: {
          id: 'retailBooking.choosingBranch.releasing',
          meta: { req: ['RB-10'] },
          invoke: {
            id: 'releasing',
            src: 'releaseHold',
            input: releasedName,
            onDone: { target: 'ready', meta: { id: 'released', req: ['RB-10'] } },
            // It expires by itself and keeps nobody from choosing again.
            onError: { target: 'ready', meta: { id: 'releaseFailed', req: ['RB-10'] } },
          },
        },
      },
    },
    choosingServices: {
      id: 'retailBooking.choosingServices',
      meta: { req: ['RB-01', 'RB-03', 'RB-04'] },
      entry: { type: 'arriveAt', params: { step: 'services' } },
      exit: 'forgetNotice',
      on: {
        'service.toggled': [
          {
            guard: 'mayToggle',
            actions: ['toggleService', 'forgetNotice', 'askAvailability'],
            meta: { id: 'toggleService', req: ['RB-03', 'RB-04', 'RB-06'] },
          },
          { actions: 'noteServiceLimit', meta: { id: 'refuseService', req: ['RB-03'] } },
        ],
        'next.requested': {
          guard: 'hasServices',
          target: 'choosingTime',
          meta: { id: 'services.next', req: ['RB-01', 'RB-02'] },
        },
        'back.requested': {
          guard: 'mayGoBack',
          target: 'choosingBranch',
          meta: { id: 'services.back', req: ['RB-01'] },
        },
      },
    },
    choosingTime: {
      id: 'retailBooking.choosingTime',
      meta: { req: ['RB-01', 'RB-05', 'RB-16'] },
      entry: [{ type: 'arriveAt', params: { step: 'time' } }, 'settleSlot', 'showTimes'],
      exit: ['hideTimes', 'forgetNotice'],
      on: {
        'availability.changed': {
          guard: 'isCurrentAnswer',
          actions: ['takeDays', 'settleSlot'],
          meta: { id: 'takeDays', req: ['RB-05', 'RB-16'] },
        },
        'date.chosen': { guard: 'isOfferedDate', actions: 'takeDate', meta: { id: 'chooseDate', req: ['RB-05'] } },
        'time.chosen': {
          guard: 'isOfferedTime',
          actions: 'takeTime',
          meta: { id: 'chooseTime', req: ['RB-05', 'RB-16'] },
        },
        'branchMove.chosen': {
          guard: 'isAnotherBranch',
          actions: ['moveToBranch', 'askAvailability'],
          meta: { id: 'moveToBranch', req: ['RB-04'] },
        },
        'times.requested': { actions: 'refreshTimes', meta: { id: 'requestTimes', req: ['RB-16', 'CONT-09'] } },
        'tab.left': { actions: 'hideTimes', meta: { id: 'times.tabLeft', req: ['RB-16'] } },
        'tab.returned': { actions: ['showTimes', 'refreshTimes'], meta: { id: 'times.tabReturned', req: ['RB-16'] } },
        'notice.dismissed': {
          actions: ['forgetNotice', 'forgetLostTime'],
          meta: { id: 'dismissTimeNotice', req: ['RB-04'] },
        },
        'next.requested': {
          guard: 'hasTime',
          target: 'enteringInformation',
          meta: { id: 'time.next', req: ['RB-01', 'RB-02'] },
        },
        'back.requested': {
          guard: 'mayGoBack',
          target: 'choosingServices',
          meta: { id: 'time.back', req: ['RB-01'] },
        },
      },
    },
    enteringInformation: {
      id: 'retailBooking.enteringInformation',
      meta: { req: ['RB-01', 'RB-11', 'RB-12'] },
      // Keep the times up to date: others may take the chosen one while the form is being filled in.
      entry: [{ type: 'arriveAt', params: { step: 'information' } }, 'showTimes'],
      exit: ['hideTimes', 'forgetNotice'],
      on: {
        'tab.left': { actions: 'hideTimes', meta: { id: 'information.tabLeft', req: ['RB-16'] } },
        'tab.returned': {
          actions: ['showTimes', 'refreshTimes'],
          meta: { id: 'information.tabReturned', req: ['RB-16'] },
        },
        'information.entered': {
          actions: 'takeInformation',
          meta: { id: 'enterInformation', req: ['RB-11', 'RB-12'] },
        },
        'next.requested': {
          guard: 'isComplete',
          target: '#retailBooking.reviewing',
          meta: { id: 'information.next', req: ['RB-01', 'RB-07'] },
        },
        'back.requested': {
          guard: 'mayGoBack',
          target: 'choosingTime',
          meta: { id: 'information.back', req: ['RB-01'] },
        },
      },
    },
  },
});
