import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { requestKey, rowId } from '../codecs.ts';
import { instant } from '../wire/slot.ts';
import { driverLink, driverVisit } from './driver-link.shapes.ts';
import { accountCode as code } from './member.shapes.ts';

const request_key = z.optional(requestKey);

/**
 * Makes the link to one confirmed booking of the company, for whoever drives the car there; a link that was made before stops working. `token` is the
 * secret of its address, and is answered only here: a repeat with the same `request_key` gets it again, and
 * `driverLinkEnded` once that link does not work any more. `noDriverLink`: the booking is not confirmed, was cancelled or is over.
 */
export const makeDriverLink = defineCall({
  id: 'X34',
  method: 'POST',
  path: '/x/driver-link/make/',
  who: ['company'],
  owns: { bookings: 'appointment_id' },
  writes: true,
  personal: true,
  request: z.object({ code, appointment_id: rowId, request_key }),
  answer: z.object({ ...driverLink.shape, token: z.string() }),
});

/** Ends the link to a booking of the company. Where there is none, not any more either, nothing is left to do. */
export const revokeDriverLink = defineCall({
  id: 'X35',
  method: 'POST',
  path: '/x/driver-link/revoke/',
  who: ['company'],
  owns: { bookings: 'appointment_id' },
  writes: true,
  personal: true,
  request: z.object({ code, appointment_id: rowId, request_key }),
  answer: z.object({ appointment_id: rowId }),
});

/**
 * What a driver's link shows, to anybody who has its `token`. A link that does not exist, was revoked or is over gets the same answer,
 * `driverLinkNotFound`; such tries are limited by network.
 */
export const readDriverVisit = defineCall({
  id: 'X36',
  method: 'POST',
  path: '/x/driver-link/visit/',
  who: KINDS,
  owns: null,
  personal: true,
  limit: 'lookup',
  request: z.object({ token: z.string().check(z.maxLength(200)) }),
  answer: z.object({ visit: driverVisit, now: instant }),
});
