import { expect, it } from 'vitest';
import { wrongSheets } from './accepted-sheet.ts';
import { checkedOf, HEADS, REVO, sheetOf } from './fleet-list.fixtures.ts';
import type { ListCell } from './list-sheet.ts';

const words = (reasons: readonly string[]) => ({
  sheet: 'To mend',
  heads: { sheet: 'Sheet', row: 'Row', reasons: 'What is wrong' },
  reasons,
  language: 'en' as const,
});
const TAIL = ['Sheet', 'Row', 'What is wrong'];
const plain = (value: unknown): ListCell =>
  typeof value === 'object' && value !== null && 'value' in value ? Number(value.value) : (value as ListCell);

it('FLEET-02 wrong rows stand under the headings of their own sheet, so that they are read as what they are once they are mended', () => {
  const [name, driver] = [
    ['ชื่อรถ', 'คนขับ'],
    ['คนขับ', 'ชื่อรถ'],
  ];
  const first = sheetOf(
    [
      [...HEADS, ...name],
      ['xx', '', ...REVO, 'ส่งของ', 'สมชาย'],
    ],
    { name: 'ก' },
  );
  const second = sheetOf(
    [
      [...HEADS, ...driver],
      ['yy', '', ...REVO, 'สมหญิง', 'รับของ'],
    ],
    { name: 'ข/1' },
  );
  const fine = sheetOf([HEADS, ['3คค 3', '', ...REVO]], { name: 'ค' });
  const sheets = [first, second, fine];
  const mended = wrongSheets(checkedOf(sheets), sheets, words(['plate?', 'plate!']));
  expect(mended.map(({ name, heads }) => [name, heads])).toEqual([
    ['1 ก', [...HEADS, ...name, ...TAIL]],
    ['2 ข 1', [...HEADS, ...driver, ...TAIL]],
  ]);
  expect(mended.map(({ rows }) => rows.map((row) => row.slice(-3)))).toEqual([
    [['ก', 2, 'plate?']],
    [['ข/1', 2, 'plate!']],
  ]);
  const again = mended.map(({ name, heads, rows }, at) =>
    sheetOf([heads, ...rows.map((row) => [`${at + 1}กก 1`, ...row.slice(1).map(plain)])], { name }),
  );
  expect(checkedOf(again).added.map(({ car }) => [car.car_register_number, car.car_name, car.driver_name])).toEqual([
    ['1กก 1', 'ส่งของ', 'สมชาย'],
    ['2กก 1', 'รับของ', 'สมหญิง'],
  ]);
});

it('FLEET-02 wrong rows of one sheet are one sheet, whose name is not that of the file’s', () => {
  const sheets = [sheetOf([HEADS, ['xx', '', ...REVO]]), sheetOf([HEADS, ['1กก 1', '', ...REVO]], { name: 'ข' })];
  expect(wrongSheets(checkedOf(sheets), sheets, words(['?'])).map(({ name }) => name)).toEqual(['To mend']);
});

it('FLEET-02 a column that the file does not have and its rows need is there to be filled in, and read again', () => {
  const [plate = '', brand = '', model = ''] = [HEADS[0], HEADS[2], HEADS[3]];
  const sheet = sheetOf(
    [
      [plate, brand, model],
      ['1กก 1', REVO[0], REVO[1]],
    ].map((row) => row.map(String)),
  );
  const [mended] = wrongSheets(checkedOf([sheet]), [sheet], words(['?']));
  expect(mended?.heads.slice(0, 3)).toEqual([plate, brand, model]);
  const added = mended?.heads.slice(3, -3) ?? [];
  expect(added).toEqual(expect.arrayContaining(['Variant', 'Year']));
  const filled = added.map((head) => ({ Variant: REVO[2], Year: REVO[3] })[head] ?? '');
  const again = sheetOf(
    [
      [plate, brand, model, ...added],
      ['1กก 1', REVO[0], REVO[1], ...filled],
    ].map((row) => row.map(String)),
  );
  expect(checkedOf([again]).added).toHaveLength(1);
});
