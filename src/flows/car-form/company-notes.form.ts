import * as z from 'zod/mini';
import type { CarProfile } from '#contract/calls/car.shapes.ts';
import { ODOMETER_MAX } from '#domain/constants.ts';
import { arabicDigits } from '#domain/fields/digits.ts';
import { phoneProblem, readPhone, tidyPhone } from '#domain/fields/phone.ts';
import { readLine } from '#domain/fields/typed-text.ts';
import type { CompanyNotes } from '#machines/car-form/car-form.types.ts';

/** What a company notes of its car, as typed; all of it is optional. */
export const noteTexts = z.object({
  department: z.string(),
  driverName: z.string(),
  driverTel: z.string(),
  odometer: z.string(),
});
export type NoteTexts = z.output<typeof noteTexts>;
export type NoteField = keyof NoteTexts;

export const NO_NOTES: NoteTexts = { department: '', driverName: '', driverTel: '', odometer: '' };

export const notesOf = ({ department = '', driver_name, driver_tel, odometer }: CarProfile): NoteTexts => ({
  department,
  driverName: driver_name ?? '',
  driverTel: driver_tel ?? '',
  odometer: odometer == null ? '' : String(odometer),
});

/** The kilometres in a text, with or without separators and unit; null for none, undefined for what is no reading. */
const kilometresIn = (text: string): number | null | undefined => {
  const digits = arabicDigits(text)
    .replace(/(กม\.?|km)\s*$/i, '')
    .replace(/[\s,]/g, '');
  if (digits === '') return null;
  return /^\d{1,7}$/.test(digits) && Number(digits) <= ODOMETER_MAX ? Number(digits) : undefined;
};

/** Whether the odometer is lower than when it was last read, which is told and not refused: the last reading may have been wrong. */
export const isLower = ({ odometer }: NoteTexts, stored: NoteTexts | null): boolean => {
  const [now, last] = [kilometresIn(odometer), stored && kilometresIn(stored.odometer)];
  return typeof now === 'number' && typeof last === 'number' && now < last;
};

/** The fields that are wrong. */
export const wrongNotes = (texts: NoteTexts): NoteField[] => [
  ...(texts.driverTel.trim() !== '' && phoneProblem(readPhone(texts.driverTel)) !== null ? ['driverTel' as const] : []),
  ...(kilometresIn(texts.odometer) === undefined ? ['odometer' as const] : []),
];

/** What differs from what is stored: somebody else may have changed the rest meanwhile. */
export const changedNotes = (notes: CompanyNotes, stored: NoteTexts | null): Partial<CompanyNotes> => {
  const before = stored && companyNotesOf(stored);
  const fields = Object.keys(notes) as (keyof CompanyNotes)[];
  return before === null
    ? notes
    : Object.fromEntries(
        fields.filter((field) => notes[field] !== before[field]).map((field) => [field, notes[field]]),
      );
};

/** Null: something is wrong. */
export const companyNotesOf = (texts: NoteTexts): CompanyNotes | null => {
  const odometer = kilometresIn(texts.odometer);
  if (odometer === undefined || wrongNotes(texts).length > 0) return null;
  return {
    department: readLine(texts.department),
    driverName: readLine(texts.driverName),
    driverTel: tidyPhone(texts.driverTel.trim()),
    odometer,
  };
};
