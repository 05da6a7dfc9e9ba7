import * as z from 'zod/mini';
import { PHOTO_MAX_BYTES } from '#domain/constants.ts';
import { defineCall, KINDS } from '../call.ts';
import { jsonField, requestKey } from '../codecs.ts';
import { describedForm, FORM_IDS, workChallenge } from './form.shapes.ts';

/** Anybody may send one; whoever is signed in is told as everywhere that another sign-in has ended the session (2013). */
const who = KINDS;
const formId = z.enum(FORM_IDS);
const request_key = z.optional(requestKey);
const surveyKey = z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)));

/** The career or the franchise form in the language of the request. */
export const readForm = defineCall({
  id: 'C55',
  method: 'GET',
  path: '/form/',
  who,
  owns: null,
  request: z.object({ form_id: formId }),
  answer: z.object({ form: describedForm }),
});

/**
 * Sends a form: `data` has its id and the answers, `image` is a JPEG, PNG or WebP of at most 2 MB. `gg_token` is the proof of not being a program, where
 * the form asks for one: the solution of X55, or the provider's token. 1002 names each wrong field as `data.NAME`, and nothing is stored. A form that comes again with
 * its `request_key` is stored once, whoever sends it. Errors:
 * photoTooLarge, photoUnreadable, captchaRefused (also for a token that was used), tooManyRequests.
 */
export const sendForm = defineCall({
  id: 'C56',
  method: 'POST',
  path: '/form/received/',
  who,
  owns: null,
  writes: true,
  multipart: { maxBytes: PHOTO_MAX_BYTES + 100_000, tooLarge: 'photoTooLarge' },
  texts: ['data'],
  answersWithin: 45_000,
  request: z.object({
    data: jsonField(z.catchall(z.object({ form_id: formId }), z.string())),
    image: z.optional(z.file()),
    gg_token: z.optional(z.string().check(z.maxLength(4096))),
    request_key,
  }),
  answer: z.object({ received: z.literal(true) }),
});

/** The survey, or that this browser has answered it. Without `survey_key`, the current one. */
export const readSurvey = defineCall({
  id: 'C57',
  method: 'GET',
  path: '/survey/get/form/',
  who,
  owns: null,
  personal: true,
  request: z.object({ survey_key: surveyKey }),
  answer: z.object({ survey_key: z.string(), is_completed: z.boolean(), form: z.nullable(describedForm) }),
});

/**
 * Sends the answers of a survey, once for each `contact`, which is a mobile number. Errors: 1002 names each wrong field as `form.NAME`, surveyDone,
 * tooManyRequests.
 */
export const sendSurvey = defineCall({
  id: 'C58',
  method: 'POST',
  path: '/survey/submit/form/',
  who,
  owns: null,
  writes: true,
  texts: ['form'],
  request: z.object({
    survey_key: surveyKey,
    form: jsonField(z.record(z.string(), z.string())),
    contact: z.string().check(z.maxLength(40)),
    request_key,
  }),
  answer: z.object({ received: z.literal(true) }),
});

/** A calculation that takes a browser about a second and costs a program that sends many forms as much each time. Its solution is valid once, for 20 minutes. */
export const readChallenge = defineCall({
  id: 'X55',
  method: 'GET',
  path: '/x/captcha/challenge/',
  who,
  owns: null,
  personal: true,
  request: z.object({}),
  answer: z.object({ challenge: workChallenge }),
});
