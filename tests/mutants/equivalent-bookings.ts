import type { Equivalent } from './equivalent.types.ts';

/** Those of the charts that book. */
export const equivalentBookings: readonly Equivalent[] = [
  {
    flow: 'booking-confirmation',
    reason:
      'The two guards want an answer and a refusal of the whole call, or all confirmed and one that is not, or all held and one that is lost: never both.',
    mutants: [
      'reading.liveUnanswered: after reading.refusedUnanswered',
      'reading.refused: after reading.confirmed',
      'reading.confirmed: after reading.lost',
      'holding.held: after holding.slotLost',
      'next.toHold: after next.confirmed',
      'confirming.confirmed: after confirming.slotLost',
    ],
  },
  {
    flow: 'booking-confirmation',
    reason:
      'With one that is lost, with all confirmed, or with all held, `choosingNext` leads in the same step to where the transition leads.',
    mutants: [
      'reading.confirmed: leads to bookingConfirmation.choosingNext',
      'reading.lost: leads to bookingConfirmation.choosingNext',
      'reading.live: leads to bookingConfirmation.choosingNext',
      'slotLost.countAgain: leads to bookingConfirmation.choosingNext',
    ],
  },
  {
    flow: 'booking-confirmation',
    reason: '`held` begins with `held.counting`, and entering either from outside enters both.',
    mutants: [
      'reading.liveNotConfirmed: leads to bookingConfirmation.held.counting',
      'next.held: leads to bookingConfirmation.held.counting',
    ],
  },
  {
    flow: 'booking-confirmation',
    reason: 'Both states in which it can begin forget refusals and the notice as they are entered, in the same step.',
    mutants: [
      "answers startingContext: notice is 'mutant'",
      'answers startingContext: refusal dropped',
      "answers startingContext: refusal is 'mutant'",
      "items startingItem: refusal is 'mutant'",
    ],
  },
  {
    flow: 'car-booking',
    reason: 'The two guards want another flag, or different steps: never both.',
    mutants: [
      'collect: after doNotCollect',
      'goToAddress: after goToBranch',
      'goToBranch: after goToServices',
      'goToServices: after goToTime',
      'goToTime: after goToInformation',
      'startAtAddress: after startAtServices',
      'startAtServices: after startAtTime',
      'startAtTime: after startAtInformation',
    ],
  },
  {
    flow: 'car-booking',
    reason: 'The flag has begun the steps at the branch, so that `choosingStart` leads there in the same step.',
    mutants: ['doNotCollect: leads to carBooking.choosing.choosingStart'],
  },
  {
    flow: 'car-booking',
    reason:
      'This chart begins the steps only as the flag changes, and the first step marks itself as current and reached as it is entered, in the same step. What it is in the draft of a new car, the rules of the group find.',
    mutants: [
      'draft firstStep: current dropped',
      'draft firstStep: current is null',
      'draft firstStep: reached dropped',
      'draft firstStep: reached is null',
    ],
  },
  {
    flow: 'corporate-booking',
    reason: 'The guards want different stages: never two of them.',
    mutants: ['awaitHolds: after settle', 'settle: after loseSlot', 'loseSlot: after lock'],
  },
  {
    flow: 'corporate-booking',
    reason:
      'A transition of the root leaves every state below it anyway; the root itself has no entry, exit, call or delay.',
    mutants: ['changedElsewhere: enters again'],
  },
  {
    flow: 'corporate-booking',
    reason:
      'Entering all cars again only closes a car and takes back the wish to keep what is held, and within it there is neither.',
    mutants: ['removeReleasing: enters again', 'startOverReleasing: enters again'],
  },
  {
    flow: 'corporate-booking',
    reason: 'Without a car none is opened, so that `arriving` leads to all cars in the same step.',
    mutants: ['nothingToCheck: leads to corporateBooking.overview'],
  },
  {
    flow: 'corporate-booking',
    reason: '`resuming` begins with `resuming.reading`, and entering either from outside enters both.',
    mutants: ['takeOver: leads to corporateBooking.resuming.reading'],
  },
  {
    flow: 'corporate-booking',
    reason: 'Only the chart of a car says this, and it lives only while its car is looked at: nobody says it here.',
    mutants: [
      'unchecked: hears car.finished and leads to corporateBooking.resuming.weighing',
      'reviewing.locked: hears car.changed and leads to corporateBooking.overview.releasing',
      'reviewing.unknown: hears car.finished and leads to corporateBooking.reviewing.waiting',
    ],
  },
  {
    flow: 'retail-booking',
    reason: 'Of the guards each wants another step: never two of them.',
    mutants: [
      'arriveAtSummary: after arriveAtInformation',
      'arriveAtInformation: after arriveAtTime',
      'arriveAtTime: after arriveAtServices',
      'goToBranch: after goToServices',
      'goToServices: after goToTime',
      'goToTime: after goToInformation',
      'goToInformation: after goToSummary',
      'editBranch: after editServices',
      'editServices: after editTime',
      'editTime: after editInformation',
    ],
  },
  {
    flow: 'retail-booking',
    reason:
      '`choosingBranch` begins with `ready`, and nothing is forgotten or said on the way from one of its states to another.',
    mutants: [
      'released: leads to retailBooking.editing.choosingBranch',
      'releaseFailed: leads to retailBooking.editing.choosingBranch',
    ],
  },
  {
    flow: 'retail-booking',
    reason:
      'Nothing to say is no different whether it is null or absent: without any day only a fresh answer settles, and that reads `found ?? notice`.',
    mutants: ['slots nearestInstead: notice dropped'],
  },
];
