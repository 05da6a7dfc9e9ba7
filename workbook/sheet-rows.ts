import { SSF, type CellObject, type WorkSheet } from 'xlsx';
import { addDays } from '#domain/thai-calendar.ts';
import type { ListCell, ListRow, Merged } from '#domain/fleet-list/list-sheet.ts';
import { UNSTORED_VALUE } from './sheet-xml.ts';

const DAY_ZERO = '1899-12-30';
/** The first day of workbooks from old Macintosh programs. */
const DAY_ZERO_1904 = '1904-01-01';
/** Later days are beyond the calendar. */
const LAST_DAY = 2_958_465;

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: UNSTORED_VALUE,
};

const isDate = new Map<string, boolean>();
const isDateFormat = (format: string): boolean => {
  const known = isDate.get(format);
  if (known !== undefined) return known;
  const found = (SSF as { is_date: (format: string) => boolean }).is_date(format);
  if (isDate.size < 1000) isDate.set(format, found);
  return found;
};

function cellOf({ t, v, z }: CellObject, from1904: boolean): ListCell {
  if (t === 's') return v === '' ? null : String(v);
  if (t === 'b') return v === true;
  if (t === 'e') {
    const text = ERRORS[Number(v)] ?? '';
    return text === UNSTORED_VALUE || text === ''
      ? { fault: 'no-stored-value', text: '' }
      : { fault: 'error-value', text };
  }
  if (t !== 'n' || typeof v !== 'number') return null;
  const format = typeof z === 'string' ? z : 'General';
  if (format === 'General') return v;
  // '0000' shows 102 as 0102, which is what the person sees and means.
  if (/^0{2,}$/.test(format) && Number.isInteger(v) && v >= 0) return String(v).padStart(format.length, '0');
  if (v < 1 || v > LAST_DAY || !isDateFormat(format)) return v;
  return { date: addDays(from1904 ? DAY_ZERO_1904 : DAY_ZERO, Math.floor(v)) };
}

/** The rows of a sheet that have anything in them. */
export function rowsOf(sheet: WorkSheet, from1904: boolean): ListRow[] {
  const hidden = sheet['!rows'] ?? [];
  const data = (sheet as { '!data'?: (CellObject | undefined)[][] })['!data'] ?? [];
  const rows: ListRow[] = [];
  // Between its rows such a list has holes, perhaps a million.
  // oxlint-disable-next-line unicorn/no-array-for-each -- only this leaves holes out
  data.forEach((cells, index) => {
    const read: ListCell[] = [];
    let isFilled = false;
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column];
      const value = cell === undefined ? null : cellOf(cell, from1904);
      isFilled ||= value !== null;
      read.push(value);
    }
    if (isFilled) rows.push({ row: index + 1, filtered: hidden[index]?.hidden === true, cells: read });
  });
  return rows;
}

export const mergedOf = (sheet: WorkSheet): Merged[] =>
  (sheet['!merges'] ?? []).map(({ s, e }) => ({ rows: [s.r + 1, e.r + 1], columns: [s.c, e.c] }));
