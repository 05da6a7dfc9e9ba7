import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { cellsOf, type Sheet } from '#domain/sheet-cells.ts';

/** A workbook with these sheets as an .xlsx file, with filters in their header rows. */
export function writeWorkbook(...sheets: readonly Sheet[]): ArrayBuffer {
  const book = utils.book_new();
  for (const { name, heads, widths, rows } of sheets) {
    const sheet: WorkSheet = utils.aoa_to_sheet(cellsOf({ heads, rows }) as (CellObject | null)[][]);
    sheet['!cols'] = widths.map((wch) => ({ wch }));
    sheet['!autofilter'] = { ref: `A1:${utils.encode_cell({ r: rows.length, c: heads.length - 1 })}` };
    utils.book_append_sheet(book, sheet, name);
  }
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
