import { SSF, type CellObject, type WorkSheet } from 'xlsx';
import { addDays } from '#domain/thai-calendar.ts';
import type { ListCell, ListRow, Merged } from '#domain/fleet-list/list-sheet.ts';
import { UNSTORED_VALUE } from './sheet-xml.ts';

const DAY_ZERO = '1899-12-30';
/** The first day of workbooks from old Macintosh programs. */
const DAY_ZERO_1904 = '1904-01-01';
/** As many rows as a sheet can have, and characters as a cell can, in the programs that make them. */
export const LAST_ROW = 1_048_576;
export const CELL_MAX = 32_767;
/** Of merged cells those of headings count, which are few. */
const MOST_MERGED = 10_000;
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
  if (t === 's') return v === '' ? null : String(v).slice(0, CELL_MAX);
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

/** The rows of a sheet that have anything in their first columns. `isCut`: a row has something in a later one. */
export function rowsOf(
  sheet: WorkSheet,
  from1904: boolean,
  columns: number,
): { readonly rows: ListRow[]; readonly isCut: boolean } {
  const hidden = sheet['!rows'] ?? [];
  const data = (sheet as { '!data'?: (CellObject | undefined)[][] })['!data'] ?? [];
  const rows: ListRow[] = [];
  let isCut = false;
  // Between its rows such a list has holes, perhaps a thousand million: only its keys leave them out.
  for (const [key, cells] of Object.entries(data)) {
    const index = Number(key);
    if (cells === undefined || !Number.isInteger(index)) continue;
    const read: ListCell[] = [];
    let isFilled = false;
    for (let column = 0; column < Math.min(cells.length, columns); column += 1) {
      const cell = cells[column];
      const value = cell === undefined ? null : cellOf(cell, from1904);
      isFilled ||= value !== null;
      read.push(value);
    }
    // A row has holes, too, perhaps a hundred million.
    isCut ||= Object.entries(cells).some(
      ([column, cell]) => Number(column) >= columns && cell !== undefined && cellOf(cell, from1904) !== null,
    );
    if (isFilled) rows.push({ row: index + 1, filtered: hidden[index]?.hidden === true, cells: read });
  }
  return { rows, isCut };
}

export const mergedOf = (sheet: WorkSheet): Merged[] =>
  (sheet['!merges'] ?? []).slice(0, MOST_MERGED).map(({ s, e }) => ({ rows: [s.r + 1, e.r + 1], columns: [s.c, e.c] }));
