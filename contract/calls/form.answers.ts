import * as z from 'zod/mini';
import { AREAS } from '#domain/areas.ts';
import { isBookingCode, normaliseCode } from '#domain/fields/booking-code.ts';
import { emailProblem, readEmail } from '#domain/fields/email.ts';
import { lastNameProblem, nameProblem, readName } from '#domain/fields/person-name.ts';
import { mobileProblem, readPhone } from '#domain/fields/phone.ts';
import { normalisePlate, plateProblem } from '#domain/fields/plate.ts';
import { readLine, readText } from '#domain/fields/typed-text.ts';
import { isBranchDate } from '#domain/thai-calendar.ts';
import type { Answers, DescribedField } from './form.shapes.ts';

/** What can be wrong with an answer (FORM-04). */
export type AnswerProblem =
  | 'required'
  | 'select'
  /** A day that is still to come, where none can be meant. */
  | 'future'
  /** A day long before any that can be meant. */
  | 'tooEarly'
  | 'string'
  | 'email'
  | 'length'
  | 'tooLong'
  | 'plate'
  | 'code'
  | 'mobile'
  | 'tick';

export const LINE_MAX = 120;
export const LONG_MAX = 1000;

const CHOICES: readonly DescribedField['kind'][] = ['select', 'radio', 'date', 'rating', 'scale'];
const isVisible = (text: string) => /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

/** An answer as it is stored: what cannot be seen is gone, phone number and plate are as they are compared. */
export function readAnswer({ kind, rule }: DescribedField, typed: string): string {
  if (kind === 'long') return readText(typed);
  if (kind !== 'text') return typed.trim();
  if (rule === 'mobile') return readPhone(typed);
  if (rule === 'email') return readEmail(typed);
  if (rule === 'plate') return normalisePlate(typed);
  if (rule === 'code') return normaliseCode(typed);
  return rule === 'name' || rule === 'lastName' ? readName(typed) : readLine(typed);
}

const nameIs = (found: { readonly kind: string } | null): AnswerProblem | null => {
  if (found === null) return null;
  return found.kind === 'tooLong' ? 'tooLong' : 'string';
};

function textProblem({ kind, rule, length, max }: DescribedField, text: string): AnswerProblem | null {
  if (rule === 'name') return nameIs(nameProblem(text));
  if (rule === 'lastName') return nameIs(lastNameProblem(text));
  if (rule === 'email') return emailProblem(text) === null ? null : 'email';
  if (rule === 'mobile') return mobileProblem(text) === null ? null : 'mobile';
  if (rule === 'plate') return plateProblem(text) === null ? null : 'plate';
  if (rule === 'code') return isBookingCode(text) ? null : 'code';
  if (!isVisible(text)) return 'string';
  if (length !== undefined && text.length !== length) return 'length';
  return text.length > (max ?? (kind === 'long' ? LONG_MAX : LINE_MAX)) ? 'tooLong' : null;
}

function isChosen({ kind, options = [], options_from: from, low, high }: DescribedField, value: string): boolean {
  if (kind === 'date') return isBranchDate(value);
  if (kind === 'rating' || kind === 'scale')
    return (
      /^(0|[1-9]\d{0,2})$/.test(value) && Number(value) >= (low?.value ?? 1) && Number(value) <= (high?.value ?? 5)
    );
  return from === 'regions' ? AREAS.some((area) => area === value) : options.some((each) => each.value === value);
}

function dayProblem({ from, until }: DescribedField, day: string): AnswerProblem | null {
  if (from !== undefined && day < from) return 'tooEarly';
  return until !== undefined && day > until ? 'future' : null;
}

/** What is wrong with one answer; null if nothing is, or if there is none and none is needed. */
export function answerProblem(field: DescribedField, typed: string): AnswerProblem | null {
  const value = readAnswer(field, typed);
  if (field.kind === 'tick') {
    if (value === 'true') return null;
    return field.is_required || value !== '' ? 'tick' : null;
  }
  const isChoice = CHOICES.includes(field.kind);
  if (value === '') return field.is_required ? (isChoice ? 'select' : 'required') : null;
  if (isChoice && !isChosen(field, value)) return 'select';
  if (isChoice) return dayProblem(field, value);
  return textProblem(field, value);
}

/** The fields whose answers are texts: all but pictures, which travel beside them. */
export const answeredFields = (fields: readonly DescribedField[]): readonly DescribedField[] =>
  fields.filter(({ kind }) => kind !== 'file');

/**
 * The answers of a form by its description, for the page and the server alike: an absent one counts as '', unknown ones are left out, and an issue
 * carries the kind of its problem.
 */
export const answersSchema = (fields: readonly DescribedField[]): z.ZodMiniType<Answers> =>
  z.pipe(
    z.object(
      Object.fromEntries(
        answeredFields(fields).map((field) => [
          field.name,
          z._default(z.string(), '').check((payload) => {
            const problem = answerProblem(field, payload.value);
            if (problem !== null) payload.issues.push({ code: 'custom', input: payload.value, params: { problem } });
            else payload.value = readAnswer(field, payload.value);
          }),
        ]),
      ),
    ),
    z.transform((answers) => answers as Answers),
  );
