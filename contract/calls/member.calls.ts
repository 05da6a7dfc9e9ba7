import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { jsonField, requestKey, requiredLine, typedText } from '../codecs.ts';
import { accountCode as code, PLATE_TOO, prefill, profile, profileChange, registration } from './member.shapes.ts';

/** What the provider's page gave this browser; `state`, which is ours, is what this browser had sent to that page. */
const proof = { code_authentication: requiredLine(500), state: z.optional(typedText(200)) };
const request_key = z.optional(requestKey);

/**
 * Signs in with the provider's value, which can be used once; a repeat with the same key is answered again. `more_information`: the phone number or
 * e-mail address is missing. In that case, as for `not_registered`, nobody is signed in, and `registerMember` comes next.
 */
export const openProfile = defineCall({
  id: 'C01',
  method: 'POST',
  path: '/login/bluecard-authentication/get-profile-login/',
  who: KINDS,
  owns: null,
  writes: true,
  anySession: true,
  request: z.object({ ...proof, request_key }),
  answer: z.union([
    z.object({ status: z.literal('signed_in'), profile }),
    z.object({ status: z.enum(['not_registered', 'more_information']), prefill }),
  ]),
});

/** Registers a person whom `openProfile` did not sign in, with a car, and signs them in. */
export const registerMember = defineCall({
  id: 'C02',
  method: 'POST',
  path: '/login/bluecard-authentication/register-login/',
  who: KINDS,
  owns: null,
  writes: true,
  anySession: true,
  request: z.object({ ...proof, ...registration, request_key }),
  also: PLATE_TOO,
  answer: z.object({ profile }),
});

export const readProfile = defineCall({
  id: 'C05',
  method: 'GET',
  path: '/profile/',
  who: ['member'],
  owns: null,
  personal: true,
  request: z.object({ code }),
  answer: z.object({ profile }),
});

export const updateProfile = defineCall({
  id: 'C06',
  method: 'POST',
  path: '/profile/update/',
  who: ['member'],
  owns: null,
  writes: true,
  request: z.object({ code, data: jsonField(profileChange), request_key }),
  answer: z.object({ profile }),
});

/** The loyalty card, as its provider knows it. */
export const readCardData = defineCall({
  id: 'C07',
  method: 'POST',
  path: '/profile/get-bluecard-data/',
  who: ['member'],
  owns: null,
  personal: true,
  request: z.object({ code }),
  answer: z.object({ card_number: z.string(), ...prefill.shape }),
});

/** Who is signed in with this browser's cookie; this is how a freshly loaded page gets its `code`. */
export const fetchMe = defineCall({
  id: 'C08',
  method: 'GET',
  path: '/x/me/',
  who: ['member'],
  owns: null,
  personal: true,
  request: z.object({}),
  answer: z.object({ profile }),
});

/** The terms that a person accepts when registering (C62: 'html in results[0]'), in the caller's language. */
export const readRegistrationTerms = defineCall({
  id: 'X18',
  method: 'GET',
  path: '/x/registration-terms/',
  who: KINDS,
  owns: null,
  request: z.object({}),
  answer: z.array(z.string()),
});
