import * as z from 'zod/mini';
import { CAR_NAME_MAX } from '#domain/constants.ts';
import { emailProblem } from '#domain/email.ts';
import { plateProblem } from '#domain/plate.ts';
import { PROVINCES } from '#domain/provinces.ts';
import { integerField, personName, requiredLine } from '../codecs.ts';

/** What is empty is missing, whatever else is wrong with it. */
const filled = z.minLength(1);

/** Of the profile: for another session than the one of the cookie the call is refused. */
export const accountCode = requiredLine(100);

/** Section 5: exactly 10 digits. */
const contactTel = z.string().check(filled, z.regex(/^\d{10}$/));
const contactEmail = z.string().check(
  filled,
  z.maxLength(254),
  z.refine((text) => emailProblem(text) === null),
);
/** In Thai, or '' for none. */
export const province = z.string().check(z.refine((text) => text === '' || PROVINCES.some(({ th }) => th === text)));
export const registerNumber = z.string().check(
  filled,
  z.refine((text) => plateProblem(text) === null),
);
/** Ticked, or not there. */
const ticked = z.codec(z.literal('true'), z.literal(true), {
  decode: () => true as const,
  encode: () => 'true' as const,
});

/** The fields of the registration form (section 5), each required but the province. `master_car_data_id` is the chosen year. */
export const registration = {
  contact_tel: contactTel,
  contact_email: contactEmail,
  car_name: requiredLine(CAR_NAME_MAX),
  car_register_number: registerNumber,
  province: z.optional(province),
  brand: integerField,
  genres: integerField,
  spec: integerField,
  master_car_data_id: integerField,
  accept_policy: ticked,
};

/** What a member may change of their profile; what is left out stays. */
export const profileChange = z.object({
  first_name: z.optional(personName),
  last_name: z.optional(personName),
  contact_tel: z.optional(contactTel),
  contact_email: z.optional(contactEmail),
});

/** What is known of somebody who has to register, or to say more; '' for what is not. */
export const prefill = z.object({
  first_name: z.string(),
  last_name: z.string(),
  contact_tel: z.string(),
  contact_email: z.string(),
});

/**
 * Me (section 3). `code` names the member in their calls; it is another one after each sign-in. `account` is ours, for what the browser keeps
 * of this member: it stays the same and opens nothing.
 */
export const profile = z.object({
  code: z.string(),
  account: z.optional(z.string()),
  ...prefill.shape,
  image: z.nullable(z.string()),
});
export type Profile = z.output<typeof profile>;
