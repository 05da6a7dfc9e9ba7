import * as z from 'zod/mini';
import { EMAIL_MAX, emailProblem, OTHER_EMAILS_MAX, otherEmailProblems, readEmail } from '#domain/fields/email.ts';
import { firstName, lastName, optionalPhone, requiredLine, requiredText } from '../codecs.ts';

/** The longest user name and password that are read at all. */
export const USERNAME_MAX = 100;
export const PASSWORD_MAX = 200;

const email = z.string().check(
  z.overwrite(readEmail),
  z.minLength(1),
  z.maxLength(EMAIL_MAX),
  z.refine((text) => emailProblem(text) === null),
);

/** Where a company is (section 3). Province, district and sub-district are Thai names, as in the address call. */
export const corporateAddress = {
  corporate_name: requiredLine(200),
  address: requiredText(200),
  province: requiredLine(80),
  district: requiredLine(80),
  sub_district: requiredLine(80),
  post_code: z.string().check(z.regex(/^\d{5}$/)),
};

/** What a company may change of its profile (section 5). The further e-mail addresses are valid, unique, and not the main one (CORP-04). */
export const companyChange = z
  .object({
    first_name: firstName,
    last_name: lastName,
    tel: optionalPhone,
    Email: email,
    EmailList: z.array(email).check(z.maxLength(OTHER_EMAILS_MAX)),
    ...corporateAddress,
  })
  .check(
    z.refine(({ Email, EmailList }) => otherEmailProblems(EmailList, Email).every((problem) => problem === null), {
      path: ['EmailList'],
    }),
  );
export type CompanyChange = z.output<typeof companyChange>;

/**
 * The corporate user (section 3), with the field names of the specification. `code` identifies the company in its calls and changes with each
 * sign-in. `account` is ours: it identifies what the browser stores for this company, stays the same, and grants no access.
 */
export const companyUser = z.object({
  code: z.string(),
  account: z.optional(z.string()),
  username: z.optional(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  tel: z.string(),
  TaxID: z.string(),
  Email: z.string(),
  EmailList: z.array(z.string()),
  corporate_name: z.string(),
  address: z.string(),
  province: z.string(),
  district: z.string(),
  sub_district: z.string(),
  post_code: z.string(),
});
export type CompanyUser = z.output<typeof companyUser>;

/** Whom a company calls, for a forgotten password among other things (section 1). */
export const salesperson = z.object({ name: z.string(), tel: z.string(), email: z.string() });
