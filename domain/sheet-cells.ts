import { plainCell } from './plain-cell.ts';
import { daysBetween, type BranchDate } from './thai-calendar.ts';
import { plainWords } from './word-joiner.ts';

/** One sheet of a workbook to be written. */
export interface Sheet {
  readonly name: string;
  readonly heads: readonly string[];
  /** The width of each column, in characters. */
  readonly widths: readonly number[];
  /** A number stays a number, null is an empty cell, and text stays text. */
  readonly rows: readonly (readonly SheetValue[])[];
}

/** A number that its format shows as a day or a time of day. */
interface Formatted {
  readonly value: number;
  readonly format: string;
}
export type SheetValue = string | number | null | Formatted;

/** A cell as a writer of spreadsheets takes it: `t` number or text, `v` its value, `z` its format. */
export interface SheetCell {
  readonly t: 'n' | 's';
  readonly v: number | string;
  readonly z: string;
}

/** The first day of such a file's calendar, as all programs count from 1900-03-01 on. */
const DAY_ZERO = '1899-12-30';

/** Dates are shown in this language wherever the file is opened, in Thai in the Buddhist era (calendar 07, language 41E). */
export const DATE_FORMATS = { th: '[$-107041E]d mmm yyyy', en: '[$-409]d mmm yyyy' } as const;

/** A real date, without a time zone. */
export const dateCell = (date: BranchDate, format: string): Formatted => ({
  value: daysBetween(DAY_ZERO, date),
  format,
});

/** A real time of day, from minutes since midnight. */
export const timeCell = (minutes: number): Formatted => ({ value: minutes / 1440, format: 'hh:mm' });

/** The maximum number of characters in a cell. */
const LONGEST_TEXT = 32_767;

// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Lone surrogates and control characters are not allowed in the file's XML. */
const speakable = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd').replace(UNSPEAKABLE, '');

/** '@' marks text, so that leading zeros stay when a cell is edited. */
const cellOf = (value: SheetValue): SheetCell | null => {
  if (value === null || value === '') return null;
  if (typeof value === 'object') return { t: 'n', v: value.value, z: value.format };
  if (typeof value === 'number') return { t: 'n', v: value, z: '#,##0' };
  return { t: 's', v: plainCell(speakable(plainWords(value))).slice(0, LONGEST_TEXT), z: '@' };
};

/** The cells of a sheet, its heads first. No text in them can be taken for a formula. */
export const cellsOf = ({ heads, rows }: Pick<Sheet, 'heads' | 'rows'>): (SheetCell | null)[][] =>
  [heads, ...rows].map((row) => row.map(cellOf));
