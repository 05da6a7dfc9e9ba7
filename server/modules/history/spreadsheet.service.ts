import type { CellObject, WorkSheet } from 'xlsx';
import { cellsOf, type Sheet } from '#domain/sheet-cells.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A workbook with one sheet as an .xlsx file, with filters in its header row. The library is loaded with the first export, because most servers never
 * need it.
 */
export async function workbookOf({ name, heads, widths, rows }: Sheet): Promise<Buffer> {
  const { utils, write } = await import('xlsx');
  const sheet: WorkSheet = utils.aoa_to_sheet(cellsOf({ heads, rows }) as (CellObject | null)[][]);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  const last = utils.encode_cell({ r: rows.length, c: heads.length - 1 });
  sheet['!autofilter'] = { ref: `A1:${last}` };
  const book = utils.book_new(sheet, name);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
