import * as z from 'zod/mini';
import { memberEmailProblem, readEmail } from '#domain/fields/email.ts';
import { lastNameProblem, nameProblem, readName } from '#domain/fields/person-name.ts';
import { mobileProblem, readPhone, tidyPhone } from '#domain/fields/phone.ts';
import type { Profile } from '#contract/calls/member.shapes.ts';
import { judgedText, problemsOf, type FieldProblem } from '#src/i18n/issue-codes.ts';

/** The texts of the fields, in the order of the screen. */
export type ProfileValues = { first_name: string; last_name: string; contact_tel: string; contact_email: string };
export type ProfileField = keyof ProfileValues;

const profileSchema = z.object({
  first_name: judgedText(nameProblem),
  last_name: judgedText(lastNameProblem),
  contact_tel: judgedText((text) => mobileProblem(readPhone(text))),
  contact_email: judgedText(memberEmailProblem),
});

export const profileProblems = (values: ProfileValues): Record<string, FieldProblem> =>
  problemsOf(profileSchema, values);

export const profileValues = ({ first_name, last_name, contact_tel, contact_email }: Profile): ProfileValues => ({
  first_name,
  last_name,
  contact_tel,
  contact_email,
});

const READ: Readonly<Record<ProfileField, (text: string) => string>> = {
  first_name: readName,
  last_name: readName,
  contact_tel: tidyPhone,
  contact_email: readEmail,
};

/** The fields that have been changed, as they are stored. */
export const changesOf = (values: ProfileValues, before: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    (Object.keys(READ) as ProfileField[]).flatMap((field) => {
      const read = READ[field](values[field]);
      return read === before[field] ? [] : [[field, read]];
    }),
  );
