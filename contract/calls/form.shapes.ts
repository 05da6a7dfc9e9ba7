import * as z from 'zod/mini';
import { branchDate } from '../wire/slot.ts';

/** The forms that C55 gives and C56 takes. */
export const FORM_IDS = ['career', 'franchise'] as const;
export type FormId = (typeof FORM_IDS)[number];

/** How a field is shown: one line of text, several lines, one of `options`, a box to tick, a day, stars, steps between two ends, or a picture. */
export const FIELD_KINDS = ['text', 'long', 'select', 'radio', 'tick', 'date', 'rating', 'scale', 'file'] as const;
/** What a text must be beside its length. */
export const TEXT_RULES = ['name', 'lastName', 'email', 'mobile', 'plate', 'code'] as const;

const option = z.object({ value: z.string(), label: z.string() });

/**
 * A field as a server describes it. `length`: exactly so many characters; `max`: at most so many. `low` and `high`: the ends of a rating or scale, with
 * the words for them. `options_from`: the options are those of C54 instead. `autocomplete`: as HTML names what a browser may fill in.
 */
export const describedField = z.object({
  name: z.string(),
  kind: z.enum(FIELD_KINDS),
  label: z.string(),
  hint: z.optional(z.string()),
  is_required: z.boolean(),
  rule: z.optional(z.enum(TEXT_RULES)),
  length: z.optional(z.int()),
  max: z.optional(z.int()),
  options: z.optional(z.array(option)),
  options_from: z.optional(z.literal('regions')),
  low: z.optional(z.object({ value: z.int(), label: z.string() })),
  high: z.optional(z.object({ value: z.int(), label: z.string() })),
  autocomplete: z.optional(z.string()),
  /** The first and the last day that can be meant. */
  from: z.optional(branchDate),
  until: z.optional(branchDate),
});
export type DescribedField = z.output<typeof describedField>;

/** How a person shows not to be a program: a calculation that the browser makes (X55), or Cloudflare's Turnstile with its public key. */
export const captchaKind = z.union([
  z.object({ kind: z.literal('work') }),
  z.object({ kind: z.literal('turnstile'), site_key: z.string() }),
]);
export type CaptchaKind = z.output<typeof captchaKind>;

/** A form as a server describes it; `captcha` is null where none is asked for. */
export const describedForm = z.object({
  title: z.string(),
  intro: z.string(),
  field_list: z.array(describedField),
  captcha: z.optional(z.nullable(captchaKind)),
});
export type DescribedForm = z.output<typeof describedForm>;

/** The answers by the names of the fields, all as text: '' for none, 'true' for a tick, a day as 'YYYY-MM-DD', a rating as its number. */
export type Answers = Readonly<Record<string, string>>;

/** A question of proof of work, as altcha writes it. */
export const workChallenge = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    expiresAt: z.int(),
  }),
  signature: z.string(),
});
