import { expect, it } from 'vitest';
import { utils, write, type CellObject } from 'xlsx';
import { openedSheets, workbookOf } from './workbook.fixtures.ts';

const text = (value: string) => new TextEncoder().encode(value);

/** A workbook of one sheet per list of cells, with what its own settings say. */
function bookOf(cells: readonly (readonly CellObject[])[], settings: Parameters<typeof write>[0]['Workbook']) {
  const book = utils.book_new();
  for (const row of cells) {
    const sheet = Object.fromEntries(row.map((cell, column) => [utils.encode_cell({ r: 0, c: column }), cell]));
    utils.book_append_sheet(book, { ...sheet, '!ref': `A1:${utils.encode_cell({ r: 0, c: row.length - 1 })}` });
  }
  if (settings) book.Workbook = settings;
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

const shown = (value: number, z: string): CellObject => ({ t: 'n', v: value, z });

it('FLEET-02 a day is counted from the first day of the workbook’s own calendar', async () => {
  const day = [[shown(1, 'd/m/yyyy'), shown(42_369, 'yyyy-mm-dd'), shown(42_369.75, 'd/m/yyyy h:mm')]];
  const days = async (date1904: boolean) =>
    (await openedSheets(bookOf(day, { WBProps: { date1904 } })))[0]?.rows[0]?.cells;
  expect(await days(true)).toEqual([{ date: '1904-01-02' }, { date: '2020-01-01' }, { date: '2020-01-01' }]);
  expect(await days(false)).toEqual([{ date: '1899-12-31' }, { date: '2015-12-31' }, { date: '2015-12-31' }]);
});

it('FLEET-02 a number is padded with zeros only where its format is nothing else', async () => {
  const formats = ['0000', '00', '0', '0.00', '#,##0', '0000 "km"'];
  const [sheet] = await openedSheets(bookOf([formats.map((z) => shown(7, z))], undefined));
  expect(sheet?.rows[0]?.cells).toEqual(['0007', '07', 7, 7, 7, 7]);
  const [odd] = await openedSheets(bookOf([[shown(-7, '0000'), shown(7.5, '0000'), shown(0, '0000')]], undefined));
  expect(odd?.rows[0]?.cells).toEqual([-7, 7.5, '0000']);
});

it('FLEET-02 a sheet that only a program can show again is hidden too', async () => {
  const row = [shown(1, 'General')];
  const Sheets = [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 2 }] as const;
  const sheets = await openedSheets(bookOf([row, row, row], { Sheets: [...Sheets] }));
  expect(sheets.map(({ hidden }) => hidden)).toEqual([false, true, true]);
});

it('FLEET-02 the lines of a text end as Windows, Unix or old Macintosh programs end them', async () => {
  for (const end of ['\r\n', '\n', '\r']) {
    const [sheet] = await openedSheets(text(['ทะเบียน,ปี', '1กก 1,2562', '', '1กก 2,2563', ''].join(end)));
    expect(sheet?.rows.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'ทะเบียน', 'ปี'],
      [2, '1กก 1', '2562'],
      [4, '1กก 2', '2563'],
    ]);
  }
});

it('FLEET-02 a sheet says if it has something further right than is read, whatever the file is', async () => {
  const wide = (at: number, value: string) => [
    ['ทะเบียน', ...Array.from({ length: at - 1 }, () => ''), 'หมายเหตุ'],
    ['1กก 1', ...Array.from({ length: at - 1 }, () => ''), value],
  ];
  const csv = (rows: readonly (readonly string[])[]) => text(rows.map((row) => row.join(',')).join('\n'));
  const isCut = async (file: Uint8Array<ArrayBuffer>) => (await openedSheets(file)).map((sheet) => sheet.isCut);
  for (const file of [workbookOf({ a: wide(256, 'ซ่อม') }), csv(wide(256, 'ซ่อม'))])
    expect(await isCut(file)).toEqual([true]);
  for (const file of [workbookOf({ a: wide(255, 'ซ่อม') }), csv(wide(255, 'ซ่อม'))])
    expect(await isCut(file)).toEqual([false]);
  const empty = [...wide(255, ''), ['2กก 2', ...Array.from({ length: 300 }, () => ' ')]];
  expect(await isCut(csv(empty))).toEqual([false]);
});
