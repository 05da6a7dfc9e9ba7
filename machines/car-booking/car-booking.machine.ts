import type { AvailabilityInput, AvailabilityParent } from '../availability/availability.types.ts';
import { questionOf } from './car-booking.draft.ts';
import { carBookingSetup, startingContext, toCarStep } from './car-booking.setup.ts';
import type { CarBookingContext } from './car-booking.types.ts';

interface Scope {
  readonly context: CarBookingContext;
}

const availabilityInput = ({
  context: { draft, appointmentId },
  self,
}: Scope & { self: AvailabilityParent }): AvailabilityInput => ({
  parent: self,
  question: questionOf(draft, appointmentId),
  lastGood: null,
});

/**
 * The steps of one car of a company: four, or five with the address if it is collected. It only chooses, and tells each change to its parent, which holds and
 * confirms; it lives while its car is looked at.
 */
export const carBookingMachine = carBookingSetup.createMachine({
  id: 'carBooking',
  context: startingContext,
  initial: 'choosing',
  meta: { req: ['CB-01', 'CB-02'] },
  states: {
    choosing: {
      id: 'carBooking.choosing',
      meta: { req: ['CB-01', 'CB-02'] },
      initial: 'choosingStart',
      invoke: {
        id: 'availability',
        src: 'availability',
        input: availabilityInput,
        onError: { target: 'broken', meta: { id: 'availabilityBroken', req: ['CB-01'] } },
      },
      on: {
        'availability.changed': {
          guard: 'isCurrentAnswer',
          actions: 'takeDays',
          meta: { id: 'takeDaysUnseen', req: ['CB-01'] },
        },
        'collection.chosen': [
          {
            guard: 'isNowCollected',
            target: '.enteringAddress',
            actions: 'takeCollection',
            meta: { id: 'collect', req: ['CB-02'] },
          },
          {
            guard: 'isNoLongerCollected',
            target: '.choosingBranch',
            actions: 'takeCollection',
            meta: { id: 'doNotCollect', req: ['CB-02'] },
          },
        ],
        'step.requested': [
          toCarStep('mayGoTo', 'address', '.enteringAddress', { id: 'goToAddress', req: ['CB-02'] }),
          toCarStep('mayGoTo', 'branch', '.choosingBranch', { id: 'goToBranch', req: ['CB-01'] }),
          toCarStep('mayGoTo', 'services', '.choosingServices', { id: 'goToServices', req: ['CB-01'] }),
          toCarStep('mayGoTo', 'time', '.choosingTime', { id: 'goToTime', req: ['CB-01'] }),
          toCarStep('mayGoTo', 'information', '.enteringInformation', { id: 'goToInformation', req: ['CB-01'] }),
        ],
      },
      states: {
        choosingStart: {
          id: 'carBooking.choosingStart',
          meta: { req: ['CB-01'] },
          always: [
            toCarStep('isAt', 'address', 'enteringAddress', { id: 'startAtAddress', req: ['CB-02'] }),
            toCarStep('isAt', 'services', 'choosingServices', { id: 'startAtServices', req: ['CB-01'] }),
            toCarStep('isAt', 'time', 'choosingTime', { id: 'startAtTime', req: ['CB-01'] }),
            toCarStep('isAt', 'information', 'enteringInformation', { id: 'startAtInformation', req: ['CB-01'] }),
            { target: 'choosingBranch', meta: { id: 'startAtBranch', req: ['CB-01'] } },
          ],
        },
        enteringAddress: {
          id: 'carBooking.enteringAddress',
          tags: 'needsInput',
          meta: { req: ['CB-02', 'CB-09'] },
          entry: [{ type: 'arriveAt', params: { step: 'address' } }, 'tellChange'],
          on: {
            'address.entered': { actions: ['takeAddress', 'tellChange'], meta: { id: 'enterAddress', req: ['CB-09'] } },
            'next.requested': {
              guard: 'hasAddress',
              target: 'choosingBranch',
              meta: { id: 'address.next', req: ['CB-02'] },
            },
          },
        },
        choosingBranch: {
          id: 'carBooking.choosingBranch',
          tags: 'needsInput',
          meta: { req: ['CB-01'] },
          entry: [{ type: 'arriveAt', params: { step: 'branch' } }, 'tellChange'],
          on: {
            'branch.chosen': {
              guard: 'isAnotherBranch',
              actions: ['takeBranch', 'askAvailability', 'tellChange'],
              meta: { id: 'chooseBranch', req: ['CB-01'] },
            },
            'next.requested': {
              guard: 'hasBranch',
              target: 'choosingServices',
              meta: { id: 'branch.next', req: ['CB-01'] },
            },
            'back.requested': {
              guard: 'isCollected',
              target: 'enteringAddress',
              meta: { id: 'branch.back', req: ['CB-02'] },
            },
          },
        },
        choosingServices: {
          id: 'carBooking.choosingServices',
          tags: 'needsInput',
          meta: { req: ['CB-01'] },
          entry: [{ type: 'arriveAt', params: { step: 'services' } }, 'tellChange'],
          exit: 'forgetNotice',
          on: {
            'service.toggled': [
              {
                guard: 'mayToggle',
                actions: ['toggleService', 'forgetNotice', 'askAvailability', 'tellChange'],
                meta: { id: 'toggleService', req: ['CB-01'] },
              },
              { actions: 'noteServiceLimit', meta: { id: 'refuseService', req: ['CB-01'] } },
            ],
            'otherService.entered': {
              actions: ['takeOtherService', 'tellChange'],
              meta: { id: 'enterOtherService', req: ['CB-11'] },
            },
            'next.requested': {
              guard: 'hasServices',
              target: 'choosingTime',
              meta: { id: 'services.next', req: ['CB-01'] },
            },
            'back.requested': { target: 'choosingBranch', meta: { id: 'services.back', req: ['CB-01'] } },
          },
        },
        choosingTime: {
          id: 'carBooking.choosingTime',
          tags: 'needsInput',
          meta: { req: ['CB-01'] },
          entry: [{ type: 'arriveAt', params: { step: 'time' } }, 'settleSlot', 'tellChange', 'showTimes'],
          exit: ['hideTimes', 'forgetNotice'],
          on: {
            'availability.changed': {
              guard: 'isCurrentAnswer',
              actions: ['takeDays', 'settleSlot', 'tellChange'],
              meta: { id: 'takeDays', req: ['CB-01'] },
            },
            'date.chosen': {
              guard: 'isOfferedDate',
              actions: ['takeDate', 'tellChange'],
              meta: { id: 'chooseDate', req: ['CB-01'] },
            },
            'time.chosen': {
              guard: 'isOfferedTime',
              actions: ['takeTime', 'tellChange'],
              meta: { id: 'chooseTime', req: ['CB-01'] },
            },
            'times.requested': { actions: 'refreshTimes', meta: { id: 'requestTimes', req: ['CB-01'] } },
            'tab.left': { actions: 'hideTimes', meta: { id: 'tabLeft', req: ['CB-01'] } },
            'tab.returned': { actions: ['showTimes', 'refreshTimes'], meta: { id: 'tabReturned', req: ['CB-01'] } },
            'next.requested': {
              guard: 'hasTime',
              target: 'enteringInformation',
              meta: { id: 'time.next', req: ['CB-01'] },
            },
            'back.requested': { target: 'choosingServices', meta: { id: 'time.back', req: ['CB-01'] } },
          },
        },
        enteringInformation: {
          id: 'carBooking.enteringInformation',
          tags: 'needsInput',
          meta: { req: ['CB-01', 'CB-11'] },
          entry: [{ type: 'arriveAt', params: { step: 'information' } }, 'tellChange'],
          on: {
            'information.entered': {
              actions: ['takeInformation', 'tellChange'],
              meta: { id: 'enterInformation', req: ['CB-11'] },
            },
            'next.requested': {
              guard: 'isComplete',
              actions: 'tellFinished',
              meta: { id: 'information.next', req: ['CB-01'] },
            },
            'back.requested': { target: 'choosingTime', meta: { id: 'information.back', req: ['CB-01'] } },
          },
        },
      },
    },
    /** Its times cannot be asked for any more; the draft is with the parent. */
    broken: {
      id: 'carBooking.broken',
      tags: 'blocked',
      meta: { req: ['CB-01'] },
      on: { 'times.requested': { target: 'choosing', meta: { id: 'startAgain', req: ['CB-01'] } } },
    },
  },
});
