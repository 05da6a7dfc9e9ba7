import * as z from 'zod/mini';
import { isBookingCode, normaliseCode } from '#domain/booking-code.ts';
import { normalisePlate, plateProblem } from '#domain/plate.ts';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import { judgedText, problemsOf, type FieldProblem } from '#src/i18n/issue-codes.ts';
import { plateWithProvince } from '#src/i18n/provinces.ts';

/** Plate and code as they stand in the fields. */
export type LookupValues = { register_number: string; code: string };

const codeProblem = (text: string): { kind: FieldProblem } | null => {
  if (normaliseCode(text) === '') return { kind: 'required' };
  return isBookingCode(text) ? null : { kind: 'invalid' };
};

const plateAlone = (text: string): { kind: FieldProblem } | null =>
  plateWithProvince(text) === null ? plateProblem(text) : { kind: 'province' };

const lookupSchema = z.object({ register_number: judgedText(plateAlone), code: judgedText(codeProblem) });

export const lookupProblems = (values: LookupValues): Record<string, FieldProblem> => problemsOf(lookupSchema, values);

/** What is asked, of values without problems. */
export const lookupQuestion = ({ register_number, code }: LookupValues): LookupQuestion => ({
  plate: normalisePlate(register_number),
  code: normaliseCode(code),
});
