import { rowsBelow } from './check-list.ts';
import { cellText } from './cell-text.ts';
import type { SheetOffer } from './checked-list.ts';
import { findHeadings } from './headings.ts';
import type { ListRow, ListSheet } from './list-sheet.ts';
import { rowKind } from './row-kind.ts';

/** A sheet as it is offered, with how many of its rows may be cars; null if it has no column of plates, or no car. */
export function sheetOffer(sheet: ListSheet): SheetOffer | null {
  const found = findHeadings(sheet);
  if (found === null) return null;
  const plates = found.columns.filter(({ field }) => field === 'car_register_number');
  const mayBeCar = (row: ListRow) =>
    plates.some(({ column }) => /\d/.test(cellText(row.cells[column]))) || rowKind(row, found.columns) === null;
  const rows = rowsBelow(sheet, found, true).filter(mayBeCar);
  if (rows.length === 0) return null;
  const { index, name, hidden } = sheet;
  return { index, name, hidden, rows: rows.length, filtered: rows.filter(({ filtered }) => filtered).length };
}
