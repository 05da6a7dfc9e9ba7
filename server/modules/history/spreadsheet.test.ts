import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { dateCell, timeCell, type Sheet } from '#domain/sheet-cells.ts';
import { workbookOf } from './spreadsheet.service.ts';

/** The sheet of a written file, read back. */
async function sheetOf(...rows: Sheet['rows']) {
  const file = await workbookOf({ name: 'ประวัติ & more', heads: ['ก', 'B'], widths: [10, 20], rows });
  const book = read(file, { cellNF: true, cellDates: true, UTC: true });
  const sheet = book.Sheets['ประวัติ & more'];
  if (sheet === undefined) throw new Error(`no sheet in ${book.SheetNames.join()}`);
  return { sheet, rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null }) };
}

it('text stays text and numbers stay numbers, and what is empty has no cell', async () => {
  const { sheet, rows } = await sheetOf(['0012', 45_678], [null, '']);
  expect(rows).toEqual([
    ['ก', 'B'],
    ['0012', 45_678],
    [null, null],
  ]);
  expect([sheet['A2'], sheet['B2']]).toMatchObject([
    { t: 's', z: '@' },
    { t: 'n', z: '#,##0' },
  ]);
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:B3' });
});

it.each(['2024-02-29', '2026-03-01', '1999-12-31'])(
  '%s is a real date of its format, whatever the time zone',
  async (date) => {
    const { sheet } = await sheetOf([dateCell(date, '[$-107041E]d mmm yyyy'), timeCell(570)]);
    expect(sheet['A2']).toMatchObject({ t: 'd', v: new Date(`${date}T00:00:00Z`), z: '[$-107041E]d mmm yyyy' });
    expect(sheet['B2']).toMatchObject({ t: 'd', w: '09:30' });
  },
);

it.each(['=1+1', '+66', '-1', '@SUM(A1)', '\t=1', ' =cmd|x'])('%j is no formula', async (text) => {
  const { sheet } = await sheetOf([text, 'x']);
  expect(sheet['A2']).toMatchObject({ t: 's', v: `'${text}` });
  expect(sheet['A2']).not.toHaveProperty('f');
});

it('markup, control characters and halves of a pair cannot break the file', async () => {
  const { rows } = await sheetOf(['<b>&"\u0000\u001b', '\ud83d ยาง\nสี่เส้น 🚗'], ['ก'.repeat(40_000), '']);
  expect(rows[1]).toEqual(['<b>&"', '\ufffd ยาง\nสี่เส้น 🚗']);
  expect(rows[2]?.[0]).toHaveLength(32_767);
});
