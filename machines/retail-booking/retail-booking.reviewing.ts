import type { ConfirmationInput, ConfirmationParent } from '../booking-confirmation/booking-confirmation.types.ts';
import { draftItem, isHeldAsDrafted } from './retail-booking.choices.ts';
import { retailBookingSetup, toStep, whenReported } from './retail-booking.setup.ts';
import type { RetailBookingContext } from './retail-booking.types.ts';

interface Scope {
  readonly context: RetailBookingContext;
}

const confirmationInput = ({ context, self }: Scope & { self: ConfirmationParent }): ConfirmationInput => {
  const { draft, clock, member, isSessionOver } = context;
  const item = draftItem(draft);
  if (item === null) throw new Error('the draft is not complete');
  const holdIsCurrent = isHeldAsDrafted(draft);
  const requestKey = holdIsCurrent ? draft.requestKey : null;
  return {
    parent: self,
    clock,
    items: [{ subject: draft.owner, item, appointmentId: draft.appointmentId, holdIsCurrent }],
    requestKey,
    // Every sign-in has its own code; one that has ended here is an earlier one, whoever goes on.
    isOfEarlierSignIn: requestKey !== null && (isSessionOver || item.customer.memberCode !== (member?.code ?? '')),
  };
};

/**
 * The summary. It can be left only while no hold or confirm is pending and no confirm's outcome is unknown: until then the booking may exist, so
 * nothing leaves the step and nothing is forgotten.
 */
export const reviewing = retailBookingSetup.createStateConfig({
  id: 'retailBooking.reviewing',
  meta: { req: ['RB-01', 'RB-07', 'RB-14', 'RB-17'] },
  entry: [{ type: 'arriveAt', params: { step: 'summary' } }, 'noteSubject'],
  exit: 'noteOpened',
  initial: 'waiting',
  invoke: {
    id: 'confirmation',
    src: 'bookingConfirmation',
    input: confirmationInput,
    onDone: {
      target: 'confirmed',
      actions: 'keepBooked',
      meta: { id: 'confirmed', req: ['RB-07', 'RB-09'] },
    },
    onError: { target: 'interrupted', meta: { id: 'confirmationBroken', req: ['RB-16'] } },
  },
  on: {
    'confirmation.changed': [
      whenReported('asking', '.waiting', { id: 'awaitHold', req: ['RB-07', 'RB-17'] }),
      whenReported('settled', '.settled', { id: 'settle', req: ['RB-07', 'RB-09', 'RB-16'] }),
      whenReported('lost', '.settled.lost', { id: 'loseSlot', req: ['RB-10'] }),
      whenReported('confirming', '.locked', { id: 'lock', req: ['RB-07', 'RB-09'] }),
      whenReported('unknown', '.unknown', { id: 'leaveUnanswered', req: ['RB-07', 'RB-16'] }),
    ],
    'session.superseded': {
      target: 'interrupted',
      actions: 'noteSessionOver',
      meta: { id: 'reviewing.superseded', req: ['DUP-03'] },
    },
    'tab.returned': { actions: 'recountHold', meta: { id: 'summary.tabReturned', req: ['RB-07'] } },
  },
  states: {
    waiting: { id: 'retailBooking.reviewing.waiting', tags: 'busy', meta: { req: ['RB-07', 'RB-17'] } },
    settled: {
      id: 'retailBooking.reviewing.settled',
      tags: 'needsInput',
      meta: { req: ['RB-09', 'RB-10'] },
      initial: 'kept',
      states: {
        kept: { id: 'retailBooking.reviewing.settled.kept', meta: { req: ['RB-07', 'RB-16'] } },
        lost: { id: 'retailBooking.reviewing.settled.lost', meta: { req: ['RB-10'] } },
      },
      on: {
        'back.requested': {
          target: '#retailBooking.editing.enteringInformation',
          meta: { id: 'summary.back', req: ['RB-01'] },
        },
        'step.requested': [
          toStep('mayGoTo', 'branch', '#retailBooking.editing.choosingBranch', { id: 'editBranch', req: ['RB-09'] }),
          toStep('mayGoTo', 'services', '#retailBooking.editing.choosingServices', {
            id: 'editServices',
            req: ['RB-09'],
          }),
          toStep('mayGoTo', 'time', '#retailBooking.editing.choosingTime', { id: 'editTime', req: ['RB-09'] }),
          toStep('mayGoTo', 'information', '#retailBooking.editing.enteringInformation', {
            id: 'editInformation',
            req: ['RB-09'],
          }),
        ],
        // The catalogue may no longer have the refused choice, so check it again.
        'resume.requested': {
          target: '#retailBooking.resuming.weighing',
          meta: { id: 'checkAgain', req: ['RB-08', 'RB-16'] },
        },
        'lostTime.acknowledged': {
          target: '#retailBooking.editing.choosingBranch',
          actions: 'dropTime',
          meta: { id: 'bookAgain', req: ['RB-10'] },
        },
        'restart.requested': [
          {
            guard: 'mayRelease',
            target: '#retailBooking.editing.choosingBranch.releasing',
            actions: ['rememberRelease', 'clearDraft'],
            meta: { id: 'summary.startOverReleasing', req: ['RB-10'] },
          },
          {
            target: '#retailBooking.editing.choosingBranch',
            actions: 'clearDraft',
            meta: { id: 'summary.startOver', req: ['RB-10'] },
          },
        ],
      },
    },
    locked: {
      id: 'retailBooking.reviewing.locked',
      tags: 'busy',
      meta: { req: ['RB-09'] },
      on: {
        // Ignored: the answer to the confirm comes first, whatever another tab does.
        'draft.changedElsewhere': { meta: { id: 'locked.changedElsewhere', req: ['RB-07', 'RB-08'] } },
        'session.superseded': {
          actions: ['noteSessionOver', 'tellSessionOver'],
          meta: { id: 'locked.superseded', req: ['DUP-01', 'RB-07'] },
        },
      },
    },
    unknown: {
      id: 'retailBooking.reviewing.unknown',
      tags: 'needsInput',
      meta: { req: ['RB-07', 'RB-09', 'RB-16'] },
      on: {
        'session.superseded': {
          actions: ['noteSessionOver', 'tellSessionOver'],
          meta: { id: 'unknown.superseded', req: ['DUP-01', 'RB-07'] },
        },
        // The same confirm is sent again with the key that is kept; until it is answered its outcome stays unknown.
        'confirmation.changed': {
          guard: { type: 'isReported', params: { stage: 'confirming' } },
          meta: { id: 'unknown.askedAgain', req: ['RB-07', 'RB-18'] },
        },
      },
    },
  },
});
