import * as z from 'zod/mini';
import { TEL_DIGITS } from '#domain/constants.ts';
import { emailProblem, typedEmail } from '#domain/fields/email.ts';
import { nameProblem } from '#domain/fields/person-name.ts';
import { typedTel } from '#domain/fields/phone.ts';
import type { Profile } from '#contract/calls/member.shapes.ts';
import { judgedText, problemsOf, type FieldProblem } from '#src/i18n/issue-codes.ts';

/** The texts of the fields, in the order of the screen. */
export type ProfileValues = { first_name: string; last_name: string; contact_tel: string; contact_email: string };
export type ProfileField = keyof ProfileValues;

const name = judgedText(nameProblem);

/** Section 5: exactly 10 digits. */
const telProblem = (text: string) => {
  if (text === '') return { kind: 'required' } as const;
  return text.length === TEL_DIGITS ? null : ({ kind: 'length' } as const);
};

const profileSchema = z.object({
  first_name: name,
  last_name: name,
  contact_tel: judgedText(telProblem),
  contact_email: judgedText(emailProblem),
});

export const profileProblems = (values: ProfileValues): Record<string, FieldProblem> =>
  problemsOf(profileSchema, values);

export const profileValues = ({ first_name, last_name, contact_tel, contact_email }: Profile): ProfileValues => ({
  first_name,
  last_name,
  contact_tel,
  contact_email,
});

/** The text that a field keeps after typing. */
export const typedInto = (field: ProfileField, text: string): string => {
  if (field === 'contact_tel') return typedTel(text);
  return field === 'contact_email' ? typedEmail(text) : text;
};

/** The fields that have been changed. */
export const changesOf = (values: ProfileValues, before: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) =>
      text.trim() === before[field as ProfileField] ? [] : [[field, text.trim()]],
    ),
  );
