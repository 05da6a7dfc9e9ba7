import { resultOf } from './corporate-booking.group.ts';
import type { AppointmentName } from '../booking-confirmation/booking-confirmation.ports.ts';
import type { GroupName } from './corporate-booking.ports.ts';
import { reviewing } from './corporate-booking.reviewing.ts';
import { corporateBookingSetup, startingContext } from './corporate-booking.setup.ts';
import type { CarsCheck, CorporateBookingContext } from './corporate-booking.types.ts';

interface Scope {
  readonly context: CorporateBookingContext;
}

const groupName = ({ context }: Scope): GroupName => ({ account: context.company.account });
const carsCheck = ({ context: { group, wanted } }: Scope): CarsCheck => ({
  carIds: group.cars.map(({ draft }) => draft.car.id),
  wanted,
});

const releasedNames = ({ context }: Scope): readonly AppointmentName[] =>
  context.released.map((appointmentId) => ({ appointmentId }));

/**
 * The cars that a company books together. Each has answers of its own, chosen in a chart that lives while the car is looked at; here is who is in the group,
 * and what all are held and confirmed by. Whatever ends the session keeps everything, and comes back to where one was.
 */
export const corporateBookingMachine = corporateBookingSetup.createMachine({
  id: 'corporateBooking',
  context: startingContext,
  output: resultOf,
  initial: 'resuming',
  meta: { req: ['CB-03', 'CB-04'] },
  on: {
    'draft.changedElsewhere': { target: '.changedElsewhere', meta: { id: 'changedElsewhere', req: ['CB-05'] } },
    'session.superseded': { actions: 'noteSessionOver', meta: { id: 'noteSessionOver', req: ['DUP-03'] } },
  },
  states: {
    resuming: {
      id: 'corporateBooking.resuming',
      tags: 'busy',
      meta: { req: ['CB-05'] },
      initial: 'reading',
      states: {
        reading: {
          id: 'corporateBooking.resuming.reading',
          meta: { req: ['CB-05'] },
          invoke: {
            id: 'reading',
            src: 'readGroup',
            input: groupName,
            onDone: { target: 'weighing', actions: 'takeGroup', meta: { id: 'reading.read', req: ['CB-05'] } },
            onError: { target: 'weighing', meta: { id: 'reading.broken', req: ['CB-05'] } },
          },
          after: { checkTimeLimit: { target: 'weighing', meta: { id: 'reading.tooLong', req: ['CB-05'] } } },
        },
        weighing: {
          id: 'corporateBooking.resuming.weighing',
          meta: { req: ['CB-05'] },
          always: [
            {
              guard: 'isUnanswered',
              target: '#corporateBooking.reviewing',
              meta: { id: 'askForOutcome', req: ['CB-04'] },
            },
            {
              guard: 'needsCheck',
              target: 'checking',
              actions: 'forgetConfirm',
              meta: { id: 'checkCars', req: ['CB-06'] },
            },
            { target: 'arriving', actions: 'forgetConfirm', meta: { id: 'nothingToCheck', req: ['CB-05'] } },
          ],
        },
        checking: {
          id: 'corporateBooking.resuming.checking',
          meta: { req: ['CB-06'] },
          on: {
            'session.superseded': {
              target: '#corporateBooking.interrupted',
              actions: 'noteSessionOver',
              meta: { id: 'checking.superseded', req: ['DUP-03'] },
            },
          },
          invoke: {
            id: 'checking',
            src: 'checkCars',
            input: carsCheck,
            onDone: [
              {
                guard: 'isChecked',
                target: 'arriving',
                actions: 'takeChecked',
                meta: { id: 'checking.checked', req: ['CB-06'] },
              },
              {
                target: '#corporateBooking.unchecked',
                actions: 'keepMessage',
                meta: { id: 'checking.refused', req: ['CB-06'] },
              },
            ],
            onError: {
              target: '#corporateBooking.unchecked',
              actions: 'keepMessage',
              meta: { id: 'checking.broken', req: ['CB-06'] },
            },
          },
          after: {
            checkTimeLimit: {
              target: '#corporateBooking.unchecked',
              actions: 'keepMessage',
              meta: { id: 'checking.tooLong', req: ['CB-06'] },
            },
          },
        },
        arriving: {
          id: 'corporateBooking.resuming.arriving',
          meta: { req: ['CB-05'] },
          always: [
            { guard: 'isOpened', target: '#corporateBooking.choosing', meta: { id: 'arriveAtCar', req: ['CB-05'] } },
            { target: '#corporateBooking.overview', meta: { id: 'arriveAtOverview', req: ['CB-05'] } },
          ],
        },
      },
    },
    /** Which of the cars can be booked is not known; nothing of the group is lost. */
    unchecked: {
      id: 'corporateBooking.unchecked',
      tags: 'blocked',
      meta: { req: ['CB-06'] },
      on: { 'retry.requested': { target: 'resuming.weighing', meta: { id: 'checkAgain', req: ['CB-06'] } } },
    },
    overview: {
      id: 'corporateBooking.overview',
      tags: 'needsInput',
      meta: { req: ['CB-03', 'CB-04'] },
      entry: 'closeCar',
      initial: 'ready',
      states: {
        ready: { id: 'corporateBooking.overview.ready', meta: { req: ['CB-03'] } },
        releasing: {
          id: 'corporateBooking.overview.releasing',
          meta: { req: ['CB-03'] },
          invoke: {
            id: 'releasing',
            src: 'releaseHolds',
            input: releasedNames,
            onDone: { target: 'ready', meta: { id: 'released', req: ['CB-03'] } },
            // They expire by themselves and keep nobody from choosing again.
            onError: { target: 'ready', meta: { id: 'releaseFailed', req: ['CB-03'] } },
          },
        },
      },
      on: {
        'cars.added': { actions: 'addCars', meta: { id: 'addCars', req: ['CB-03', 'CB-06'] } },
        'car.removed': [
          {
            guard: 'mayRelease',
            target: '.releasing',
            actions: 'removeCar',
            meta: { id: 'removeReleasing', req: ['CB-03'] },
          },
          { guard: 'mayRemove', actions: 'removeCar', meta: { id: 'removeCar', req: ['CB-03'] } },
        ],
        'car.opened': {
          guard: 'mayOpen',
          target: 'choosing',
          actions: 'openCar',
          meta: { id: 'openCar', req: ['CB-01'] },
        },
        'answers.copied': { actions: 'copyAnswers', meta: { id: 'copyAnswers', req: ['CB-03'] } },
        'promise.chosen': { actions: 'takePromise', meta: { id: 'choosePromise', req: ['CB-04'] } },
        'hold.requested': {
          guard: 'mayHold',
          target: 'reviewing',
          actions: ['forgetNotice', 'takeWhich'],
          meta: { id: 'hold', req: ['CB-08'] },
        },
        // What is confirmed stands; the rest is given up.
        'confirm.requested': {
          guard: 'isAnyConfirmed',
          target: 'confirmed',
          meta: { id: 'finish', req: ['CB-04'] },
        },
        'restart.requested': [
          {
            guard: 'mayRelease',
            target: '.releasing',
            actions: 'clearGroup',
            meta: { id: 'startOverReleasing', req: ['CB-03'] },
          },
          { actions: 'clearGroup', meta: { id: 'startOver', req: ['CB-03'] } },
        ],
        'notice.dismissed': { actions: 'forgetNotice', meta: { id: 'dismissNotice', req: ['CB-06'] } },
        'session.superseded': {
          target: 'interrupted',
          actions: 'noteSessionOver',
          meta: { id: 'overview.superseded', req: ['DUP-03'] },
        },
      },
    },
    choosing: {
      id: 'corporateBooking.choosing',
      tags: 'needsInput',
      meta: { req: ['CB-01', 'CB-03'] },
      entry: 'spawnCar',
      exit: 'stopCar',
      on: {
        'car.changed': { actions: 'takeCar', meta: { id: 'takeCar', req: ['CB-03'] } },
        'car.finished': { target: 'overview', meta: { id: 'finishCar', req: ['CB-01'] } },
        'car.closed': { target: 'overview', meta: { id: 'closeCar', req: ['CB-01'] } },
        'car.opened': {
          guard: 'mayOpen',
          target: 'choosing',
          reenter: true,
          actions: 'openCar',
          meta: { id: 'openOther', req: ['CB-03'] },
        },
        'tab.left': { actions: 'tellTab', meta: { id: 'choosing.tabLeft', req: ['CB-01'] } },
        'tab.returned': { actions: 'tellTab', meta: { id: 'choosing.tabReturned', req: ['CB-01'] } },
        'session.superseded': {
          target: 'interrupted',
          actions: 'noteSessionOver',
          meta: { id: 'choosing.superseded', req: ['DUP-03'] },
        },
      },
    },
    reviewing,
    interrupted: {
      id: 'corporateBooking.interrupted',
      tags: 'blocked',
      meta: { req: ['DUP-01', 'CB-05'] },
      on: {
        'resume.requested': { target: 'resuming.weighing', meta: { id: 'resume', req: ['DUP-01', 'CB-05'] } },
      },
    },
    changedElsewhere: {
      id: 'corporateBooking.changedElsewhere',
      tags: 'blocked',
      meta: { req: ['CB-05'] },
      entry: 'forgetGroup',
      on: { 'resume.requested': { target: 'resuming', meta: { id: 'takeOver', req: ['CB-05'] } } },
    },
    confirmed: {
      id: 'corporateBooking.confirmed',
      type: 'final',
      tags: 'final',
      meta: { req: ['CB-04', 'CB-10'] },
    },
  },
});
