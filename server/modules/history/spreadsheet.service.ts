import type { CellObject, WorkSheet } from 'xlsx';
import { plainCell } from '#domain/plain-cell.ts';
import { daysBetween, type BranchDate } from '#domain/thai-calendar.ts';
import { plainWords } from '#domain/word-joiner.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Sheet {
  readonly name: string;
  readonly heads: readonly string[];
  /** The width of each column, in characters. */
  readonly widths: readonly number[];
  /** A number stays a number, null is an empty cell, and text stays text. */
  readonly rows: readonly (readonly Value[])[];
}

/** A number that its format shows as a day or a time of day. */
interface Formatted {
  readonly value: number;
  readonly format: string;
}
type Value = string | number | null | Formatted;

/** The first day of such a file's calendar, as all programs count from 1900-03-01 on. */
const DAY_ZERO = '1899-12-30';

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
const speakable = (text: string) => Buffer.from(text).toString().replace(UNSPEAKABLE, '');

/** '@' marks text, so that leading zeros stay when a cell is edited. */
const cellOf = (value: Value): CellObject | null => {
  if (value === null || value === '') return null;
  if (typeof value === 'object') return { t: 'n', v: value.value, z: value.format };
  if (typeof value === 'number') return { t: 'n', v: value, z: '#,##0' };
  return { t: 's', v: plainCell(speakable(plainWords(value))).slice(0, LONGEST_TEXT), z: '@' };
};

/**
 * A workbook with one sheet as an .xlsx file, with filters in its header row. The library is loaded with the first export, because most servers never
 * need it.
 */
export async function workbookOf({ name, heads, widths, rows }: Sheet): Promise<Buffer> {
  const { utils, write } = await import('xlsx');
  const cells = [heads, ...rows].map((row) => row.map(cellOf));
  const sheet: WorkSheet = utils.aoa_to_sheet(cells);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  const last = utils.encode_cell({ r: rows.length, c: heads.length - 1 });
  sheet['!autofilter'] = { ref: `A1:${last}` };
  const book = utils.book_new(sheet, name);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
