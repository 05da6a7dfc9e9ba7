import * as z from 'zod/mini';
import { CAR_NAME_MAX } from '#domain/constants.ts';
import { emailProblem } from '#domain/fields/email.ts';
import { plateProblem } from '#domain/fields/plate.ts';
import { PROVINCES } from '#domain/fields/provinces.ts';
import { integerField, personName, requiredLine } from '../codecs.ts';

/** An empty value counts as missing, whatever else is wrong with it. */
const filled = z.minLength(1);

/** The profile's code; if it does not belong to the session of the cookie, the call is refused. */
export const accountCode = requiredLine(100);

/** Section 5: exactly 10 digits. */
const contactTel = z.string().check(filled, z.regex(/^\d{10}$/));
const contactEmail = z.string().check(
  filled,
  z.maxLength(254),
  z.refine((text) => emailProblem(text) === null),
);
/** The Thai name, or '' for none. */
export const province = z.string().check(z.refine((text) => text === '' || PROVINCES.some(({ th }) => th === text)));
export const registerNumber = z.string().check(
  filled,
  z.refine((text) => plateProblem(text) === null),
);
/** Ticked or absent. */
const ticked = z.codec(z.literal('true'), z.literal(true), {
  decode: () => true as const,
  encode: () => 'true' as const,
});

/** The fields of the registration form (section 5); all are required except the province. `master_car_data_id` is the chosen year. */
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

/** The parts of a profile that its member may change; omitted fields stay. */
export const profileChange = z.object({
  first_name: z.optional(personName),
  last_name: z.optional(personName),
  contact_tel: z.optional(contactTel),
  contact_email: z.optional(contactEmail),
});

/** What is known about somebody who has to register or add information; '' for unknown values. */
export const prefill = z.object({
  first_name: z.string(),
  last_name: z.string(),
  contact_tel: z.string(),
  contact_email: z.string(),
});

/**
 * Me (section 3). `code` identifies the member in their calls and changes with each sign-in. `account` is ours: it identifies what the browser stores
 * for this member, stays the same, and grants no access.
 */
export const profile = z.object({
  code: z.string(),
  account: z.optional(z.string()),
  ...prefill.shape,
  image: z.nullable(z.string()),
});
export type Profile = z.output<typeof profile>;
