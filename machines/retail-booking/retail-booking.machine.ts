import { editing } from './retail-booking.editing.ts';
import { startingContext } from './retail-booking.edits.ts';
import { resuming } from './retail-booking.resuming.ts';
import { reviewing } from './retail-booking.reviewing.ts';
import { retailBookingSetup } from './retail-booking.setup.ts';
import type { Confirmation } from '../booking-confirmation/booking-confirmation.types.ts';
import type { RetailBookingContext } from './retail-booking.types.ts';

const bookedAs = ({ context: { booked } }: { context: RetailBookingContext }): Confirmation => {
  if (booked === null) throw new Error('confirmed without a code');
  return booked;
};

/**
 * The five steps of a retail booking over one stored draft. A step opens once all earlier steps are answered; another branch or set of services
 * clears date, time and the list of times; a temporary booking survives every edit and is moved along with it; a confirmed booking cannot be edited,
 * and only starting over or confirming empties the draft. All tabs share the stored draft: when another tab changes it, this one stops, and continues
 * only with what is stored by then.
 */
export const retailBookingMachine = retailBookingSetup.createMachine({
  id: 'retailBooking',
  context: startingContext,
  output: bookedAs,
  initial: 'resuming',
  meta: { req: ['RB-01', 'RB-02'] },
  on: {
    'carBrands.loaded': { actions: 'keepCarBrands', meta: { id: 'keepCarBrands', req: ['RB-19'] } },
    'branchKeywords.loaded': { actions: 'keepBranchKeywords', meta: { id: 'keepBranchKeywords', req: ['RB-15'] } },
    'draft.changedElsewhere': { target: '.changedElsewhere', meta: { id: 'changedElsewhere', req: ['RB-08'] } },
    'session.superseded': { actions: 'noteSessionOver', meta: { id: 'noteSessionOver', req: ['DUP-03'] } },
    'notice.dismissed': { actions: 'forgetNotice', meta: { id: 'dismissNotice', req: ['RB-03'] } },
  },
  states: {
    resuming,
    editing,
    reviewing,
    interrupted: {
      id: 'retailBooking.interrupted',
      tags: 'blocked',
      meta: { req: ['DUP-01', 'RB-16'] },
      on: {
        'resume.requested': { target: 'resuming.weighing', meta: { id: 'resume', req: ['DUP-01', 'RB-08'] } },
        'restart.requested': [
          {
            guard: 'mayRelease',
            target: '#retailBooking.editing.choosingBranch.releasing',
            actions: ['rememberRelease', 'clearDraft'],
            meta: { id: 'interrupted.startOverReleasing', req: ['RB-10'] },
          },
          {
            guard: 'mayStartOver',
            target: '#retailBooking.editing.choosingBranch',
            actions: 'clearDraft',
            meta: { id: 'interrupted.startOver', req: ['RB-10'] },
          },
        ],
      },
    },
    changedElsewhere: {
      id: 'retailBooking.changedElsewhere',
      tags: 'blocked',
      meta: { req: ['RB-08'] },
      entry: 'clearDraft',
      on: { 'resume.requested': { target: 'resuming', meta: { id: 'takeOver', req: ['RB-08'] } } },
    },
    confirmed: {
      id: 'retailBooking.confirmed',
      type: 'final',
      tags: 'final',
      meta: { req: ['RB-07', 'RB-09', 'RB-13'] },
      entry: 'clearDraft',
    },
  },
});
