import * as z from 'zod/mini';
import { CAR_NAME_CHARACTERS, isCarNameTooLong } from '#domain/fields/car-name.ts';
import { EMAIL_MAX, memberEmailProblem, readEmail } from '#domain/fields/email.ts';
import { mobileProblem } from '#domain/fields/phone.ts';
import { wholePlateProblem } from '#domain/fields/plate.ts';
import { PROVINCES } from '#domain/fields/provinces.ts';
import { firstName, integerField, lastName, optionalLine, requiredLine } from '../codecs.ts';

/** An empty value counts as missing, whatever else is wrong with it. */
const filled = z.minLength(1);

/** The profile's code; if it does not belong to the session of the cookie, the call is refused. */
export const accountCode = requiredLine(100);

/** Section 5: exactly 10 digits; a number that a booking accepts too. */
const contactTel = z.string().check(
  filled,
  z.refine((text) => mobileProblem(text) === null),
);
const contactEmail = z.string().check(
  z.overwrite(readEmail),
  filled,
  z.maxLength(EMAIL_MAX),
  z.refine((text) => memberEmailProblem(text) === null),
);
/** Section 5: at most 14, counted as letters that can be seen. */
export const carNameOrNone = optionalLine(CAR_NAME_CHARACTERS).check(z.refine((text) => !isCarNameTooLong(text)));
export const carName = carNameOrNone.check(z.minLength(1));
/** The Thai name, or '' for none. */
export const province = z.string().check(z.refine((text) => text === '' || PROVINCES.some(({ th }) => th === text)));
export const registerNumber = z.string().check(
  filled,
  z.refine((text) => wholePlateProblem(text) === null),
);
/** A car's plate has two names in the specification (section 3). */
export const PLATE_TOO = { register_number: 'car_register_number' } as const;
/** Ticked or absent. */
const ticked = z.codec(z.literal('true'), z.literal(true), {
  decode: () => true as const,
  encode: () => 'true' as const,
});

/** The fields of the registration form (section 5); all are required except the province. `master_car_data_id` is the chosen year. */
export const registration = {
  contact_tel: contactTel,
  contact_email: contactEmail,
  car_name: carName,
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
  first_name: z.optional(firstName),
  last_name: z.optional(lastName),
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
