import * as z from 'zod/mini';
import { defineCall, KINDS } from '../call.ts';
import { jsonField, requestKey, typedLine } from '../codecs.ts';
import { accountCode as code } from './member.shapes.ts';
import { companyChange, companyUser, PASSWORD_MAX, salesperson, USERNAME_MAX } from './company.shapes.ts';

const username = typedLine(USERNAME_MAX).check(z.minLength(1));
const profile = z.object({ profile: companyUser });

/**
 * Signs a company in; its session before that one ends. An unknown name and a wrong password are refused alike (2005), after the same time; too many
 * tries with a name, or from a network, with 1003.
 */
export const signInCompany = defineCall({
  id: 'C03',
  method: 'POST',
  path: '/merchant/api/customer/login/',
  who: KINDS,
  owns: null,
  writes: true,
  // A password takes a processor for a while: bookings go first.
  heavy: true,
  anySession: true,
  request: z.object({ username, password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)) }),
  answer: profile,
});

/** Which company is signed in with this browser's cookie; this is how a freshly loaded page gets its `code`. */
export const fetchCompany = defineCall({
  id: 'X28',
  method: 'GET',
  path: '/x/company/me/',
  who: ['company'],
  owns: null,
  personal: true,
  request: z.object({}),
  answer: profile,
});

/**
 * Who helps the company with this user name when its password is forgotten (CORP-03). A name that nobody has gets an answer too, always the same one,
 * so that nobody learns which names exist.
 */
export const findSalesperson = defineCall({
  id: 'X29',
  method: 'POST',
  path: '/x/company/salesperson/',
  who: KINDS,
  owns: null,
  request: z.object({ username }),
  answer: z.object({ salesperson }),
});

/** The company's profile as it can be edited, with its current values. */
export const readCompanyForm = defineCall({
  id: 'C23',
  method: 'POST',
  path: '/merchant/api/get/customer/form/edit/',
  who: ['company'],
  owns: null,
  personal: true,
  request: z.object({ code }),
  answer: z.object({
    /** An older value need not pass today's rules. */
    form: z.omit(companyUser, { code: true, account: true, username: true, TaxID: true }),
    /** What only the chain can change. */
    TaxID: z.string(),
    salesperson,
  }),
});

/** Stores the whole form. Fields that the rules refuse are named, and nothing is written. */
export const editCompany = defineCall({
  id: 'C22',
  method: 'POST',
  path: '/merchant/api/customer/edit/profile/',
  who: ['company'],
  owns: null,
  writes: true,
  request: z.object({ code, profile: jsonField(companyChange), request_key: z.optional(requestKey) }),
  answer: profile,
});
