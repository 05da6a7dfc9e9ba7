import * as z from 'zod/mini';
import { EMAIL_MAX, emailProblem, readEmail } from '#domain/fields/email.ts';
import { lastNameProblem, nameProblem, readName } from '#domain/fields/person-name.ts';
import { phoneProblem, tidyPhone } from '#domain/fields/phone.ts';
import type { Contact } from '#machines/car-booking/car-booking.draft.ts';
import { judgedText, problemsOf, type FieldProblem } from '#src/i18n/issue-codes.ts';

/** The texts of the fields, in the order of the screen. */
export type InformationValues = { first_name: string; last_name: string; tel_no: string; email: string; note: string };

const schema = z.object({
  first_name: judgedText(nameProblem),
  last_name: judgedText(lastNameProblem),
  tel_no: judgedText((text) => phoneProblem(tidyPhone(text))),
  email: judgedText((text) => (text === '' ? null : emailProblem(readEmail(text)))),
});

export const EMAIL_LENGTH = EMAIL_MAX;

export const informationProblems = (values: InformationValues): Record<string, FieldProblem> =>
  problemsOf(schema, values);

export const informationValues = (contact: Contact | null, note: string): InformationValues => ({
  first_name: contact?.firstName ?? '',
  last_name: contact?.lastName ?? '',
  tel_no: contact?.phone ?? '',
  email: contact?.email ?? '',
  note,
});

export const contactOf = (values: InformationValues): Contact => ({
  firstName: readName(values.first_name),
  lastName: readName(values.last_name),
  phone: tidyPhone(values.tel_no),
  email: readEmail(values.email),
});
