import { describe, expect, it } from 'vitest';
import { mendKey } from './check-list.ts';
import type { CheckedList } from './checked-list.ts';
import { carOf, checkedOf, HEADS, REVO, sheetOf } from './fleet-list.fixtures.ts';

const faults = ({ wrong }: CheckedList) =>
  wrong.map(({ row, faults: all }) => [row, ...all.map(({ field, fault }) => `${field} ${fault}`)]);

describe('several sheets', () => {
  const headless = sheetOf(
    ['2ขข 1', '2ขข 2', '2ขข 3'].map((plate) => [plate, 'x', null]),
    { name: 'b' },
  );
  const numbered = sheetOf([['', ...HEADS], ...[1, 2].map((n) => [n, `1กก ${n}`, '', ...REVO])], { name: 'a' });

  it('FLEET-02 have one column where letter and heading are the same, which is used if one of them uses it', () => {
    for (const sheets of [
      [numbered, headless],
      [headless, numbered],
    ])
      expect(checkedOf(sheets).columns.find(({ letter, heading }) => letter === 'A' && heading === '')).toEqual({
        letter: 'A',
        heading: '',
        field: 'car_register_number',
        sheets: sheets.map(({ name }) => name),
      });
  });

  it('FLEET-02 are said to go on further right if any of them does', () => {
    const rows = [HEADS, ['3คค 1', '', ...REVO]];
    const isCut = (...cut: boolean[]) =>
      checkedOf(cut.map((each, at) => sheetOf(rows, { name: String(at), isCut: each }))).isCut;
    expect([isCut(false, true), isCut(true, false), isCut(false, false)]).toEqual([true, true, false]);
  });
});

describe('what a list says of a car', () => {
  const list = sheetOf([HEADS, ['1กก 1', '', ...REVO]]);

  it('FLEET-02 is its name too, once somebody has given it one', () => {
    expect(checkedOf(list).namedByPlate).toBe(true);
    const mended = new Map([[mendKey({ sheet: 'รถ', row: 2 }, 'car_name'), 'ส่งของ']]);
    expect(checkedOf(list, { mended }).namedByPlate).toBe(false);
    expect(checkedOf(list, { mended: new Map([[mendKey({ sheet: 'รถ', row: 2 }, 'brand'), 'Toyota']]) })).toMatchObject(
      {
        namedByPlate: true,
      },
    );
  });

  it('FLEET-02 does not tell which car it is while its province cannot be read', () => {
    const found = checkedOf(sheetOf([HEADS, ['1กก 1', 'ชลบุร', ...REVO], ['1กก 1', '', ...REVO]]), {
      cars: [carOf('1กก 1')],
    });
    expect(faults(found)).toEqual([[2, 'province unknown-province']]);
    expect(found.unchanged.map(({ row }) => row)).toEqual([3]);
  });

  it('FLEET-02 is one fault where a value cannot be read, and none is missing of a car that nobody knows', () => {
    const heads = [...HEADS.slice(0, 2), 'ยี่ห้อ', 'รุ่น', 'รุ่นย่อย', 'ปี'];
    const error = { fault: 'error-value', text: '#N/A' } as const;
    expect(faults(checkedOf(sheetOf([heads, ['1กก 1', '', ...REVO.slice(0, 3), error]])))).toEqual([
      [2, 'year error-value'],
    ]);
    expect(
      faults(checkedOf(sheetOf([heads, ['1กก 1', '', ...REVO], ['???? 9', '', 'Toyota', 'Vios', '', '']]))),
    ).toEqual([[3, 'car_register_number not-a-plate']]);
    expect(faults(checkedOf(sheetOf([heads, ['1กก 1', '', 'Toyota', 'Vios', '', '']])))).toEqual([
      [2, 'variant missing', 'year missing'],
    ]);
  });
});

describe('the columns of a list', () => {
  it('FLEET-02 are what they are by hand, and no other column is the same beside them', () => {
    const rows = sheetOf([
      [...HEADS, 'ยี่ห้อเดิม'],
      ['1กก 1', '', 'Isuzu', ...REVO.slice(1), 'Toyota'],
    ]);
    const found = checkedOf(rows, { mapping: { 'G ยี่ห้อเดิม': 'brand' } });
    expect(found.columns.filter(({ field }) => field === 'brand').map(({ letter }) => letter)).toEqual(['G']);
    expect(found.added.map(({ car }) => car.brand)).toEqual(['Toyota']);
  });

  it('FLEET-02 have the plates where a hand says so, although another heading is called that', () => {
    const rows = sheetOf([
      ['ทะเบียนเดิม', 'ทะเบียน', ...HEADS.slice(2)],
      ['5งง 5', '1กก 1', ...REVO],
    ]);
    const plates = (mapping: Parameters<typeof checkedOf>[1]) =>
      checkedOf(rows, mapping).added.map(({ car }) => car.car_register_number);
    expect(plates({})).toEqual(['1กก 1']);
    expect(plates({ mapping: { 'A ทะเบียนเดิม': 'car_register_number' } })).toEqual(['5งง 5']);
  });

  it('FLEET-02 stand under two rows of headings only if the rows follow each other', () => {
    const car = ['1กก 1', '', ...REVO, 'สมชาย'];
    const [above, below] = [
      ['ข้อมูลรถ', null, null, null, null, null, 'คนขับ'],
      [...HEADS, 'ชื่อ'],
    ];
    const driver = (...rows: Parameters<typeof sheetOf>[0]) =>
      checkedOf(sheetOf([...rows, car])).added.map(({ car: { driver_name } }) => driver_name);
    expect(driver(above, below)).toEqual(['สมชาย']);
    expect(driver(above, [], below)).toEqual([undefined]);
  });

  it('FLEET-02 further off count if at least half of the cars have a value there', () => {
    const rows = (...departments: (string | null)[]) =>
      sheetOf([
        [...HEADS, null, 'แผนก'],
        ...departments.map((department, n) => [`1กก ${n + 1}`, '', ...REVO, null, department]),
      ]);
    const has = (...departments: (string | null)[]) =>
      checkedOf(rows(...departments)).columns.some(({ field }) => field === 'department');
    expect([has('ขาย', null), has('ขาย', null, null)]).toEqual([true, false]);
  });
});
