import * as z from 'zod/mini';
import { isBookingCode, normaliseCode } from '#domain/fields/booking-code.ts';
import { normalisePlate, plateProblem } from '#domain/fields/plate.ts';
import { plateWithProvince } from '#domain/fields/provinces.ts';
import type { LookupQuestion } from '#machines/booking-lookup/booking-lookup.types.ts';
import { judgedText, problemsOf, type FieldProblem } from '#src/i18n/issue-codes.ts';

/** Plate and code as typed in the fields. */
export type LookupValues = { register_number: string; code: string };

const codeProblem = (text: string): { kind: FieldProblem } | null => {
  if (normaliseCode(text) === '') return { kind: 'required' };
  return isBookingCode(text) ? null : { kind: 'invalid' };
};

/** Drops a province typed after the plate: the look-up does not need it. */
export const plateAlone = (text: string): string => plateWithProvince(text)?.plate ?? text;

const lookupSchema = z.object({
  register_number: judgedText((text) => plateProblem(plateAlone(text))),
  code: judgedText(codeProblem),
});

export const lookupProblems = (values: LookupValues): Record<string, FieldProblem> => problemsOf(lookupSchema, values);

/** The question made from valid fields. */
export const lookupQuestion = ({ register_number, code }: LookupValues): LookupQuestion => ({
  plate: normalisePlate(plateAlone(register_number)),
  code: normaliseCode(code),
});
