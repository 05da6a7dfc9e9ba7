import type { ConfirmationInput, ConfirmationParent } from '../booking-confirmation/booking-confirmation.types.ts';
import { itemsOf } from './corporate-booking.group.ts';
import { corporateBookingSetup, whenReported } from './corporate-booking.setup.ts';
import type { CorporateBookingContext } from './corporate-booking.types.ts';

interface Scope {
  readonly context: CorporateBookingContext;
}

const confirmationInput = ({
  context: { clock, company, group, isSessionOver },
  self,
}: Scope & { self: ConfirmationParent }): ConfirmationInput => ({
  parent: self,
  clock,
  items: itemsOf(group),
  requestKey: group.requestKey,
  // Every sign-in has its own code; one that has ended here is an earlier one, whoever goes on.
  isOfEarlierSignIn: group.requestKey !== null && (isSessionOver || group.sentBy !== company.code),
});

/**
 * The slots of all cars that are ready are held and confirmed together. As long as a confirm is on its way, or its outcome unknown, nothing leaves:
 * the bookings may exist.
 */
export const reviewing = corporateBookingSetup.createStateConfig({
  id: 'corporateBooking.reviewing',
  meta: { req: ['CB-04', 'CB-08'] },
  initial: 'waiting',
  invoke: {
    id: 'confirmation',
    src: 'bookingConfirmation',
    input: confirmationInput,
    onDone: { target: 'confirmed', actions: 'keepConfirmed', meta: { id: 'confirmed', req: ['CB-04'] } },
    onError: { target: 'interrupted', meta: { id: 'confirmationBroken', req: ['CB-04'] } },
  },
  on: {
    'confirmation.changed': [
      whenReported('asking', '.waiting', { id: 'awaitHolds', req: ['CB-08'] }),
      whenReported('settled', '.settled', { id: 'settle', req: ['CB-04'] }),
      whenReported('lost', '.settled', { id: 'loseSlot', req: ['CB-04'] }),
      whenReported('confirming', '.locked', { id: 'lock', req: ['CB-04'] }),
      { target: '.unknown', actions: 'keepReport', meta: { id: 'leaveUnanswered', req: ['CB-04'] } },
    ],
    'session.superseded': {
      target: 'interrupted',
      actions: 'noteSessionOver',
      meta: { id: 'reviewing.superseded', req: ['DUP-03'] },
    },
    'tab.returned': { actions: 'recountHolds', meta: { id: 'reviewing.tabReturned', req: ['CB-04'] } },
  },
  states: {
    waiting: { id: 'corporateBooking.reviewing.waiting', tags: 'busy', meta: { req: ['CB-08'] } },
    settled: {
      id: 'corporateBooking.reviewing.settled',
      tags: 'needsInput',
      meta: { req: ['CB-04'] },
      on: {
        'back.requested': { target: '#corporateBooking.overview', meta: { id: 'settled.back', req: ['CB-01'] } },
        'car.opened': {
          guard: 'mayOpen',
          target: '#corporateBooking.choosing',
          actions: 'openCar',
          meta: { id: 'settled.open', req: ['CB-01'] },
        },
        'car.removed': [
          {
            guard: 'mayRelease',
            target: '#corporateBooking.overview.releasing',
            actions: 'removeCar',
            meta: { id: 'settled.removeReleasing', req: ['CB-03'] },
          },
          {
            guard: 'mayRemove',
            target: '#corporateBooking.overview',
            actions: 'removeCar',
            meta: { id: 'settled.remove', req: ['CB-03'] },
          },
        ],
        // What is held stays; only what has no slot is asked for.
        'hold.requested': {
          guard: 'mayHold',
          target: '#corporateBooking.reviewing',
          reenter: true,
          actions: 'takeWhich',
          meta: { id: 'settled.holdAgain', req: ['CB-04'] },
        },
        'promise.chosen': {
          guard: 'isOtherPromise',
          target: '#corporateBooking.reviewing',
          reenter: true,
          actions: 'takePromise',
          meta: { id: 'settled.promise', req: ['CB-04'] },
        },
        'notice.dismissed': { actions: 'forgetNotice', meta: { id: 'settled.dismissNotice', req: ['CB-04'] } },
        'confirm.requested': {
          guard: 'mayConfirm',
          actions: 'confirmHeld',
          meta: { id: 'confirm', req: ['CB-04'] },
        },
      },
    },
    locked: {
      id: 'corporateBooking.reviewing.locked',
      tags: 'busy',
      meta: { req: ['CB-04'] },
      on: {
        // Ignored: the answer to the confirm comes first, whatever another tab does.
        'draft.changedElsewhere': { meta: { id: 'locked.changedElsewhere', req: ['CB-05'] } },
        'session.superseded': {
          actions: ['noteSessionOver', 'tellSessionOver'],
          meta: { id: 'locked.superseded', req: ['DUP-01'] },
        },
      },
    },
    unknown: {
      id: 'corporateBooking.reviewing.unknown',
      tags: 'needsInput',
      meta: { req: ['CB-04'] },
      on: {
        // Ignored here too: the bookings may exist, and only this tab knows the key.
        'draft.changedElsewhere': { meta: { id: 'unknown.changedElsewhere', req: ['CB-05'] } },
        'session.superseded': {
          actions: ['noteSessionOver', 'tellSessionOver'],
          meta: { id: 'unknown.superseded', req: ['DUP-01'] },
        },
        // The same confirm is sent again with its key; until it is answered its outcome stays unknown.
        'confirmation.changed': {
          guard: { type: 'isReported', params: { stage: 'confirming' } },
          meta: { id: 'unknown.askedAgain', req: ['CB-04'] },
        },
      },
    },
  },
});
