/** Mutants that do what their chart does. */
export interface Equivalent {
  readonly flow: string;
  /** Why nothing that a person, an answer or a delay does can tell them apart. */
  readonly reason: string;
  /** Their names, as `npm run test:mutants` prints them. */
  readonly mutants: readonly string[];
}

/** Reviewed by hand. What a test finds must not be here. */
export const equivalents: readonly Equivalent[] = [
  {
    flow: 'car-form',
    reason: 'One guard wants an answer that is ok, the other one that has failed: never both.',
    mutants: ['answered: after plateExists'],
  },
  {
    flow: 'booking-lookup',
    reason: 'Of the two guards each wants another kind of answer: never both.',
    mutants: ['toShown: after toNotFound', 'toNotFound: after toTooManyTries'],
  },
  {
    flow: 'booking-lookup',
    reason: '`shown` begins in `resting`, and nothing is done as it is entered or left: both targets are one.',
    mutants: [
      'toShown: leads to bookingLookup.shown.resting',
      'reread.tooLong: leads to bookingLookup.shown',
      'reread.broken: leads to bookingLookup.shown',
    ],
  },
  {
    flow: 'booking-lookup',
    reason:
      'A transition of the root leaves every state below it anyway; the root itself has no entry, exit, call or delay.',
    mutants: ['submit: does not enter again'],
  },
  {
    flow: 'car-photo',
    reason: 'Of the two guards one wants what the other refuses, or another kind of answer: never both.',
    mutants: ['retry: after fitAgain', 'fitted: after unreadable'],
  },
  {
    flow: 'my-cars',
    reason: 'The state has no entry, exit, call or delay: to enter it again is to stay.',
    mutants: ['asking.ask: enters again', 'refused.askBooked: enters again', 'refused.askFavourite: enters again'],
  },
  {
    flow: 'geolocation',
    reason: 'Of the two guards each wants another kind of answer: never both.',
    mutants: ['found: after unsupported', 'unsupported: after denied'],
  },
  {
    flow: 'geolocation',
    reason:
      'A transition of the root leaves every state below it anyway; the root itself has no entry, exit, call or delay.',
    mutants: ['clear: enters again'],
  },
  {
    flow: 'login',
    reason: 'The two guards want different kinds of return, of newcomer or of answer: never both.',
    mutants: [
      'sayDeclined: after refuseForeign',
      'verify: after askToAgree',
      'registered: after plateExists',
      'plateExists: after proofOver',
    ],
  },
  {
    flow: 'login',
    reason: 'An unanswered verification has named nobody, so that `deciding` leads to the next one in the same step.',
    mutants: ['verifying.retry: leads to login.deciding'],
  },
  {
    flow: 'login',
    reason:
      'Only a form with accepted terms is sent: `deciding` leads back to it in the same step, and `registering` begins there.',
    mutants: ['plateExists: leads to login.registering', 'registering.refused: leads to login.deciding'],
  },
  {
    flow: 'coupon-redeem',
    reason: 'The two guards want different statuses, different reasons, or a redemption and a refusal: never both.',
    mutants: [
      'resuming.obtained: after resuming.open',
      'resuming.open: after resuming.used',
      'resuming.used: after resuming.expired',
      'obtained: after obtaining.open',
      'obtaining.open: after obtaining.tooFew',
      'obtaining.tooFew: after obtaining.signedOut',
      'confirmed: after confirming.used',
      'confirming.used: after confirming.expired',
      'confirming.expired: after confirming.tooFew',
      'confirming.tooFew: after confirming.signedOut',
      'checking.used: after checking.expired',
      'checking.expired: after checking.open',
      'closing.used: after closing.expired',
      'closing.expired: after closing.open',
    ],
  },
  {
    flow: 'coupon-redeem',
    reason: '`open` begins with `open.counting`, and entering either from outside enters both.',
    mutants: ['obtaining.open: leads to couponRedeem.open.counting'],
  },
  {
    flow: 'coupon-redeem',
    reason:
      'The way back to the list forgets the redemption first, so that `choosingStart` leads to `loading` in the same step.',
    mutants: ['expired.list: leads to couponRedeem.choosingStart'],
  },
  {
    flow: 'session',
    reason:
      'The transition has no target and does nothing. Without its guard it also takes what is said of the other account, which nothing around it takes.',
    mutants: [
      'member.leavingAlready: guard always',
      'member.signOutOnce: guard always',
      'company.leavingAlready: guard always',
      'company.signOutOnce: guard always',
    ],
  },
  {
    flow: 'availability',
    reason:
      'A transition of the root leaves every state below it anyway; the root itself has no entry, exit, call or delay.',
    mutants: ['askAnew: enters again'],
  },
  {
    flow: 'availability',
    reason: 'Where times are stale there are times, with which `choosingStart` leads to `refreshing` at once.',
    mutants: ['stale.minuteOver: leads to availability.choosingStart'],
  },
  {
    flow: 'car-registration',
    reason:
      'A transition of the root leaves every state below it anyway; neither the root nor `deciding` has an entry, exit, call or delay, and what is always true is asked again when values change.',
    mutants: [
      'chooseBrand: enters again',
      'chooseModel: enters again',
      'chooseVariant: enters again',
      'chooseYear: enters again',
      'chooseAgain: does not enter again',
    ],
  },
  {
    flow: 'car-registration',
    reason:
      'A list is missing only below what is chosen, and whoever opens it gives either what is chosen or what is wanted: never both. After a failure the list is still missing, so that `deciding` leads to `loading` in the same step.',
    mutants: ['chooseAgain: after loadNext', 'retry: leads to carRegistration.deciding'],
  },
  {
    flow: 'address-choice',
    reason:
      'A transition of the root leaves every state below it anyway; neither the root nor `deciding` has an entry, exit, call or delay, and what is always true is asked again when values change.',
    mutants: [
      'chooseProvince: enters again',
      'chooseDistrict: enters again',
      'chooseSubDistrict: enters again',
      'chooseAgain: does not enter again',
    ],
  },
  {
    flow: 'address-choice',
    reason:
      'A list is missing only below what is chosen, and whoever opens it gives either what is chosen or what is wanted: never both. After a failure the list is still missing, so that `deciding` leads to `loading` in the same step.',
    mutants: ['chooseAgain: after loadNext', 'retry: leads to addressChoice.deciding'],
  },
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
  {
    flow: 'fleet-import',
    reason: 'Of the two guards each wants another kind of answer: never both.',
    mutants: ['checked: after checked.refused'],
  },
];
