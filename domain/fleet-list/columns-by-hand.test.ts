import { describe, expect, it } from 'vitest';
import { checkedOf, HEADS, REVO, sheetOf } from './fleet-list.fixtures.ts';
import type { CheckedList } from './checked-list.ts';

describe('a column that is read by hand', () => {
  const thai = sheetOf([HEADS, ...['1กก 1', '1กก 2', '1กก 3', '1กก 4'].map((plate) => [plate, '', ...REVO])], {
    name: 'a',
  });
  const english = sheetOf(
    [
      ['No.', 'Plate', 'Province', 'Brand', 'Model', 'Variant', 'Year'],
      ...['2ขข 1', '2ขข 2', '2ขข 3'].map((plate, at) => [at + 1, plate, '', ...REVO]),
      ['', 'รวม', 3],
    ],
    { name: 'b' },
  );
  const lost = (sheet: string, ...rows: number[]) =>
    rows.map((row) => [sheet, row, 'car_register_number no-plate-column']);
  const wrongIn = ({ wrong }: CheckedList) =>
    wrong.map(({ sheet, row, faults: all }) => [sheet, row, ...all.map(({ field, fault }) => `${field} ${fault}`)]);

  it('FLEET-02 and had the plates of its sheet leaves all cars of the sheet wrong, whichever sheet that is', () => {
    for (const sheets of [
      [thai, english],
      [english, thai],
    ]) {
      const found = checkedOf(sheets, { mapping: { 'B Plate': 'driver_name' } });
      expect(wrongIn(found)).toEqual(lost('b', 2, 3, 4));
      expect([found.added.length, found.leftOut.length]).toEqual([4, 1]);
      expect(found.columns.find(({ letter, heading }) => letter === 'B' && heading === 'Plate')).toEqual({
        letter: 'B',
        heading: 'Plate',
        field: 'driver_name',
        sheets: ['b'],
      });
    }
    expect(wrongIn(checkedOf([thai, english], { mapping: { 'A ทะเบียน': null } }))).toEqual(lost('a', 2, 3, 4, 5));
    expect(wrongIn(checkedOf(thai, { mapping: { 'A ทะเบียน': null } }))).toEqual(lost('a', 2, 3, 4, 5));
  });

  it('FLEET-02 is read so in the sheets that have its heading under its letter, and in no other', () => {
    const same = sheetOf([HEADS, ['3คค 1', '', ...REVO]], { name: 'c' });
    const found = checkedOf([thai, english, same], {
      mapping: { 'B จังหวัด': 'department', 'C Province': 'driver_tel' },
    });
    expect(found.added.map(({ sheet, car: { department, driver_tel } }) => [sheet, department, driver_tel])).toEqual([
      ...['a', 'a', 'a', 'a'].map((sheet) => [sheet, '', undefined]),
      ...['b', 'b', 'b'].map((sheet) => [sheet, undefined, '']),
      ['c', '', undefined],
    ]);
    expect(
      found.columns.filter(({ letter }) => letter === 'B').map(({ heading, sheets }) => [heading, sheets]),
    ).toEqual([
      ['จังหวัด', ['a', 'c']],
      ['Plate', ['b']],
    ]);
  });

  it('FLEET-02 makes no car of a row of headings, in whatever language the row is', () => {
    const both = sheetOf([HEADS, ['Plate', 'Province', 'Brand', 'Model', 'Variant', 'Year'], ['1กก 1', '', ...REVO]]);
    for (const mapping of [{}, { 'A ทะเบียน': null }, { 'B จังหวัด': 'department' }] as const) {
      const found = checkedOf(both, { mapping });
      expect(found.leftOut.map(({ row, kind }) => [row, kind])).toEqual([[2, 'heading-again']]);
      expect(found.added.length + found.wrong.length).toBe(1);
    }
  });
});
