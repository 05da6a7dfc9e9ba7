import { idsOf } from '../shared/booking-choices.ts';
import type { DraftCheck, DraftName } from './retail-booking.ports.ts';
import { retailBookingSetup, toStep } from './retail-booking.setup.ts';
import type { RetailBookingContext } from './retail-booking.types.ts';

interface Scope {
  readonly context: RetailBookingContext;
}

const draftName = ({ context }: Scope): DraftName => ({ owner: context.draft.owner });

const draftCheck = ({ context: { draft, wish } }: Scope): DraftCheck => ({
  locationId: wish?.locationId ?? draft.branch?.locationId ?? null,
  serviceIds: wish === null || wish.serviceIds.length === 0 ? idsOf(draft.services) : wish.serviceIds,
});

/** Reads the stored draft, drops what the catalogue no longer has, and goes to the furthest step that the rest allows. */
export const resuming = retailBookingSetup.createStateConfig({
  id: 'retailBooking.resuming',
  tags: 'busy',
  meta: { req: ['RB-08'] },
  initial: 'reading',
  states: {
    reading: {
      id: 'retailBooking.resuming.reading',
      meta: { req: ['RB-08'] },
      invoke: {
        id: 'reading',
        src: 'readDraft',
        input: draftName,
        onDone: { target: 'weighing', actions: 'takeDraft', meta: { id: 'reading.read', req: ['RB-08'] } },
        onError: { target: 'weighing', meta: { id: 'reading.broken', req: ['RB-08'] } },
      },
      after: { checkTimeLimit: { target: 'weighing', meta: { id: 'reading.tooLong', req: ['RB-08'] } } },
    },
    weighing: {
      id: 'retailBooking.resuming.weighing',
      meta: { req: ['RB-08'] },
      always: [
        { guard: 'needsCheck', target: 'checking', meta: { id: 'checkDraft', req: ['RB-08'] } },
        { target: 'arriving', meta: { id: 'nothingToCheck', req: ['RB-08'] } },
      ],
    },
    checking: {
      id: 'retailBooking.resuming.checking',
      meta: { req: ['RB-08', 'RB-16'] },
      on: {
        'session.superseded': {
          target: '#retailBooking.interrupted',
          actions: 'noteSessionOver',
          meta: { id: 'checking.superseded', req: ['DUP-03'] },
        },
      },
      invoke: {
        id: 'checking',
        src: 'checkDraft',
        input: draftCheck,
        onDone: [
          {
            guard: 'isChecked',
            target: 'arriving',
            actions: 'takeCatalogue',
            meta: { id: 'checking.checked', req: ['RB-08'] },
          },
          { target: 'arriving', actions: 'goOnUnchecked', meta: { id: 'checking.refused', req: ['RB-16'] } },
        ],
        onError: {
          target: 'arriving',
          actions: 'goOnUnchecked',
          meta: { id: 'checking.broken', req: ['RB-16'] },
        },
      },
      after: {
        checkTimeLimit: {
          target: 'arriving',
          actions: 'goOnUnchecked',
          meta: { id: 'checking.tooLong', req: ['RB-16'] },
        },
      },
    },
    arriving: {
      id: 'retailBooking.resuming.arriving',
      meta: { req: ['RB-02', 'RB-08'] },
      always: [
        toStep('arrivesAt', 'summary', '#retailBooking.reviewing', { id: 'arriveAtSummary', req: ['RB-08'] }),
        toStep('arrivesAt', 'information', '#retailBooking.editing.enteringInformation', {
          id: 'arriveAtInformation',
          req: ['RB-08'],
        }),
        toStep('arrivesAt', 'time', '#retailBooking.editing.choosingTime', { id: 'arriveAtTime', req: ['RB-08'] }),
        toStep('arrivesAt', 'services', '#retailBooking.editing.choosingServices', {
          id: 'arriveAtServices',
          req: ['RB-08'],
        }),
        { target: '#retailBooking.editing.choosingBranch', meta: { id: 'arriveAtBranch', req: ['RB-08'] } },
      ],
    },
  },
});
