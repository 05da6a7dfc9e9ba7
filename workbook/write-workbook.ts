import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { cellsOf, type Sheet } from '#domain/sheet-cells.ts';

/** A workbook with one sheet as an .xlsx file, with filters in its header row. */
export function writeWorkbook({ name, heads, widths, rows }: Sheet): ArrayBuffer {
  const sheet: WorkSheet = utils.aoa_to_sheet(cellsOf({ heads, rows }) as (CellObject | null)[][]);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  sheet['!autofilter'] = { ref: `A1:${utils.encode_cell({ r: rows.length, c: heads.length - 1 })}` };
  return write(utils.book_new(sheet, name), { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}
