import { equivalentBookings } from './equivalent-bookings.ts';
import type { Equivalent } from './equivalent.types.ts';

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
    flow: 'fleet-import',
    reason: 'Of the two guards each wants another kind of answer: never both.',
    mutants: ['checked: after checked.refused'],
  },
  ...equivalentBookings,
];
