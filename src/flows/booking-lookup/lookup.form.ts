import * as z from 'zod/mini';
import { proofFrom, proofIn } from '#domain/fields/booking-proof.ts';
import { isBookingCode, normaliseCode } from '#domain/fields/booking-code.ts';
import { normalisePlate, plateProblem } from '#domain/fields/plate.ts';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import { judgedText, problemsOf, type FieldProblem } from '#src/i18n/issue-codes.ts';

/** Plate and code as typed in the fields. */
export type LookupValues = { register_number: string; code: string };

const codeProblem = (text: string): { kind: FieldProblem } | null => {
  if (normaliseCode(text) === '') return { kind: 'required' };
  return isBookingCode(text) ? null : { kind: 'invalid' };
};

/** The two values that the fields mean, whatever was pasted into either. */
export const understood = ({ register_number, code }: LookupValues): LookupValues => {
  const proof = proofFrom({ plate: register_number, code });
  return { register_number: proof.plate, code: proof.code };
};

/** What a pasted text says; what it does not say is left as it was. Null if the text is nothing but a value for the field. */
export function pasted(
  text: string,
  { field, values }: { readonly field: keyof LookupValues; readonly values: LookupValues },
): { readonly values: LookupValues; readonly filled: LookupValues } | null {
  const alone = understood({ register_number: '', code: '', [field]: text });
  if (alone[field] === text.trim()) return null;
  const { plate, code } = proofIn(text);
  if (plate === '' && code === '') return null;
  return {
    values: { register_number: plate || values.register_number, code: code || values.code },
    filled: { register_number: plate, code },
  };
}

const lookupSchema = z.object({
  register_number: judgedText(plateProblem),
  code: judgedText(codeProblem),
});

export const lookupProblems = (values: LookupValues): Record<string, FieldProblem> =>
  problemsOf(lookupSchema, understood(values));

/** The question made from valid fields. */
export const lookupQuestion = (values: LookupValues): LookupQuestion => {
  const { register_number, code } = understood(values);
  return { plate: normalisePlate(register_number), code: normaliseCode(code) };
};
