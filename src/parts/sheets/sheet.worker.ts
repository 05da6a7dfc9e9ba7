import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { cellsOf, type Sheet } from '#domain/sheet-cells.ts';

/** Writes a workbook with one sheet beside the page, which stays free meanwhile: ten thousand cars take a second. */
addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  const { name, heads, widths, rows } = data;
  const sheet: WorkSheet = utils.aoa_to_sheet(cellsOf({ heads, rows }) as (CellObject | null)[][]);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  sheet['!autofilter'] = { ref: `A1:${utils.encode_cell({ r: rows.length, c: heads.length - 1 })}` };
  const file = write(utils.book_new(sheet, name), {
    type: 'array',
    bookType: 'xlsx',
    compression: true,
  }) as ArrayBuffer;
  postMessage(file, { transfer: [file] });
});
