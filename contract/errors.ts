import * as z from 'zod/mini';
import { ACCOUNT_KINDS } from './call.ts';
import { alternative } from './wire/slot.ts';

/**
 * The error catalogue (section 8). `error_code` 0 is success and 2013 the duplicate login; the other numbers are ours.
 * 1xxx the call itself, 2xxx who the caller is, 3xxx bookings, 4xxx members and cars, 5xxx points and coupons, 60xx forms, 62xx products.
 */
export const ERROR = {
  ok: 0,
  applicationKey: 1001,
  invalidInput: 1002,
  tooManyRequests: 1003,
  unknownCall: 1004,
  internal: 1005,
  foreignOrigin: 1006,
  requestKeyReused: 1007,
  tooLarge: 1008,
  unavailable: 1009,
  unsupportedBody: 1010,
  rangeInverted: 1011,
  pleaseLogIn: 2001,
  codeRefused: 2003,
  cardRefused: 2004,
  signInRefused: 2005,
  duplicateLogin: 2013,
  branchNotFound: 3001,
  serviceNotFound: 3002,
  servicesMismatch: 3003,
  slotTaken: 3004,
  failedAtScheduledTime: 3005,
  bookingNotFound: 3006,
  alreadyConfirmed: 3007,
  alreadyExtended: 3008,
  holdExpired: 3009,
  tooManyHolds: 3010,
  tooLateToCancel: 3011,
  notCancellable: 3012,
  tooManyBookings: 3013,
  heldLongEnough: 3014,
  carAlreadyBooked: 3015,
  bookingCancelled: 3016,
  groupNotKept: 3017,
  plannersBusy: 3020,
  driverLinkNotFound: 3030,
  noDriverLink: 3031,
  driverLinkEnded: 3032,
  plateExists: 4001,
  carNotFound: 4002,
  carHasBooking: 4003,
  carIsFavourite: 4004,
  tooManyCars: 4005,
  photoTooLarge: 4006,
  photoUnreadable: 4007,
  photoTooManyPixels: 4008,
  uploadOver: 4009,
  photoNotFound: 4010,
  photoTooSlow: 4011,
  tooManyAddresses: 4020,
  listRefused: 4030,
  importNotFound: 4031,
  notEnoughPoints: 5001,
  couponNotFound: 5002,
  redemptionNotFound: 5003,
  purchaseNotFound: 5004,
  alreadyClaimed: 5005,
  claimTooLate: 5006,
  tooManyClaims: 5007,
  claimNotOpen: 5008,
  productNotFound: 6201,
  captchaRefused: 6001,
  surveyDone: 6002,
} as const;

export type ErrorName = keyof typeof ERROR;

const names = new Map<number, ErrorName>(Object.entries(ERROR).map(([name, code]) => [code, name as ErrorName]));

/** The catalogue's name of a code, or null for a code that is not in the catalogue, from another server. */
export const errorName = (code: number): ErrorName | null => names.get(code) ?? null;

const accounts = z.optional(z.array(z.enum(ACCOUNT_KINDS)));

/**
 * What a failure may carry in `results` beside its message. `fields`: the fields that are missing or malformed, as dotted paths; `retry_after`:
 * seconds; `now`: the server's clock; `cancel_until`: until when it could have been cancelled; `superseded`: with 2013, the accounts of this browser
 * that were signed in to on another device; `signed_out`: with 'please log in', the accounts that were meant and have no session here; `points`: the
 * member's balance; `refusal`: why a fleet list was not read
 * (`FileRefusal`).
 */
export const failureDetails = z.object({
  fields: z.optional(z.array(z.object({ field: z.string(), problem: z.enum(['missing', 'malformed', 'repeated']) }))),
  retry_after: z.optional(z.number()),
  alternatives: z.optional(z.array(alternative)),
  appointment_id: z.optional(z.string()),
  now: z.optional(z.string()),
  cancel_until: z.optional(z.string()),
  superseded: accounts,
  signed_out: accounts,
  points: z.optional(z.int()),
  refusal: z.optional(z.string()),
});
export type FailureDetails = z.output<typeof failureDetails>;

/** Every answer, whatever its HTTP status: `error_code`, on failure `error_msg` in the language of Accept-Language. */
export const envelope = z.object({
  error_code: z.number(),
  error_msg: z.optional(z.string()),
  results: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
});
