import { describe, expect, it } from 'vitest';
import { mendKey } from './check-list.ts';
import { carOf, checkedOf, HEADS, REVO, sheetOf } from './fleet-list.fixtures.ts';
import type { CheckedList } from './checked-list.ts';

const faults = ({ wrong }: CheckedList) =>
  wrong.map(({ row, faults: all }) => [row, ...all.map(({ field, fault }) => `${field} ${fault}`)]);
const plates = ({ added }: CheckedList) => added.map(({ row, car }) => [row, car.car_register_number, car.province]);

describe('the heading of a list', () => {
  const car = ['1กก 1234', 'ชลบุรี', ...REVO];

  it('FLEET-02 may stand below titles, in any order, in Thai or English, with spaces', () => {
    const found = checkedOf(
      sheetOf([
        ['ทะเบียนรถยนต์ประจำปี 2569'],
        [null],
        ['Model ', ' ยี่ห้อ', 'License  Plate', 'YEAR', 'รุ่นย่อย ', 'Province', '', 'Driver’s phone'],
        ['Hilux Revo', 'Toyota', '1กก 1234', '2562', '2.4 Entry Smart Cab', 'Chon Buri', 'x', '081-234-5678'],
      ]),
    );
    expect(found.added).toMatchObject([
      { row: 4, car: { car_register_number: '1กก 1234', province: 'ชลบุรี', year: '2019', driver_tel: '0812345678' } },
    ]);
    expect(found.columns.find(({ letter }) => letter === 'G')).toMatchObject({ letter: 'G', heading: '', field: null });
  });

  it('FLEET-02 may be two merged rows', () => {
    const found = checkedOf(
      sheetOf(
        [
          ['ทะเบียนรถ', null, 'ข้อมูลรถ', null, null, null, 'คนขับ', null],
          ['หมวด', 'เลข', 'ยี่ห้อ', 'รุ่น', 'รุ่นย่อย', 'ปี', 'ชื่อ', 'เบอร์โทร'],
          ['1กก', 1234, ...REVO, 'สมชาย ใจดี', 812_345_678],
        ],
        {
          merged: [
            { rows: [1, 1], columns: [0, 1] },
            { rows: [1, 1], columns: [2, 5] },
            { rows: [1, 1], columns: [6, 7] },
          ],
        },
      ),
    );
    expect(found.added).toMatchObject([
      { row: 3, car: { car_register_number: '1กก 1234', driver_name: 'สมชาย ใจดี', driver_tel: '0812345678' } },
    ]);
  });

  it('FLEET-02 a title over all columns directly above is not part of it', () => {
    const found = checkedOf(
      sheetOf([['รายการรถ ประจำเดือนพฤศจิกายน'], ['ลำดับ', ...HEADS], [1, ...car]], {
        merged: [{ rows: [1, 1], columns: [0, 6] }],
      }),
    );
    expect(found.columns[0]).toEqual({ letter: 'A', heading: 'ลำดับ', field: null, sheets: ['รถ'] });
    expect(found.added).toHaveLength(1);
  });

  it('FLEET-02 that repeats is left out, like totals, signatures, sections and rows without a plate', () => {
    const found = checkedOf(
      sheetOf([
        HEADS,
        ['แผนกขาย'],
        car,
        HEADS,
        ['1กก 1235', 'ชลบุรี', ...REVO],
        ['รวมทั้งสิ้น', 2, 'คัน'],
        [null, null, null, null, null, 5],
        ['ผู้จัดทำ .......'],
      ]),
    );
    expect(found.leftOut.map(({ row, kind }) => [row, kind])).toEqual([
      [2, 'section'],
      [4, 'heading-again'],
      [6, 'total'],
      [7, 'no-plate'],
      [8, 'signature'],
    ]);
    expect(found.added).toHaveLength(2);
  });

  it('FLEET-02 a table beside the list is not read as part of it', () => {
    const found = checkedOf(
      sheetOf([
        [...HEADS, null, 'แผนก', 'ยี่ห้อ'],
        [...car, null, 'ขาย', 'Isuzu'],
        ['1กก 1235', '', ...REVO],
        ['1กก 1236', '', ...REVO],
      ]),
    );
    expect(found.added.map(({ car: { department, brand } }) => [department, brand])).toEqual([
      [undefined, 'Toyota'],
      [undefined, 'Toyota'],
      [undefined, 'Toyota'],
    ]);
  });

  it('FLEET-02 that nobody knows is found by its plates, and a mapping by hand goes before what is found', () => {
    const rows = sheetOf([
      ['เลขข้างรถ', 'ค', 'ยี่ห้อ', 'รุ่น', 'รุ่นย่อย', 'ปี'],
      ['1กก 1234', 'ชลบุรี', ...REVO],
    ]);
    expect(plates(checkedOf(rows))).toEqual([[2, '1กก 1234', '']]);
    expect(plates(checkedOf(rows, { mapping: { 'B ค': 'province' } }))).toEqual([[2, '1กก 1234', 'ชลบุรี']]);
    expect(faults(checkedOf(rows, { mapping: { 'F ปี': null } }))).toEqual([[2, 'year missing']]);
  });

  it('FLEET-02 that says something else is never taken for that of the plates, however much its cells look like them', () => {
    const rows = sheetOf([
      ['เบอร์ข้างรถ', ...HEADS.slice(2), 'เลขไมล์'],
      ['1กก 1', ...REVO, 123_456],
      ['1กก 2', ...REVO, 223_456],
      ['ป้ายแดง', ...REVO, 323_456],
    ]);
    expect(plates(checkedOf(rows)).map(([row, plate]) => [row, plate])).toEqual([
      [2, '1กก 1'],
      [3, '1กก 2'],
    ]);
  });

  it('FLEET-02 each sheet has its own, and filtered rows count only if they are wanted', () => {
    const one = sheetOf([HEADS, car, ['1กก 1235', '', ...REVO]], { name: 'a', filtered: [3] });
    const other = sheetOf(
      [[null], ['Brand', 'Plate', 'Model', 'Variant', 'Year'], ['Toyota', '70-1234', ...REVO.slice(1)]],
      { name: 'b' },
    );
    const found = checkedOf([one, other]);
    expect(found.added.map(({ sheet, row }) => [sheet, row])).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
    expect(checkedOf(one, { filteredToo: true }).added).toHaveLength(2);
  });
});

describe('the cars of a list', () => {
  it('FLEET-02 are the company’s by plate and province, in whatever spelling', () => {
    const cars = [carOf('1กก 1234', { province: 'ชลบุรี' }), carOf('70-1234')];
    const found = checkedOf(
      sheetOf([HEADS, ['๑กก-๑๒๓๔ ชลบุรี', '', ...REVO], ['70 1234', '', ...REVO], ['1กก 1234', 'กทม.', ...REVO]]),
      { cars },
    );
    expect(found.unchanged.map(({ row }) => row)).toEqual([2, 3]);
    expect(plates(found)).toEqual([[4, '1กก 1234', 'กรุงเทพมหานคร']]);
  });

  it('FLEET-02 are asked for where it is not sure which one is meant', () => {
    const cars = [carOf('1กก 1234', { province: 'ชลบุรี' }), carOf('1กก 1234', { province: 'ระยอง' }), carOf('2ขข 22')];
    const found = checkedOf(
      sheetOf([HEADS, ['1กก 1234', '', ...REVO], ['2ขข 22', 'ตาก', ...REVO], ['2ขข 22', 'เลย', ...REVO]]),
      { cars },
    );
    expect(faults(found)).toEqual([
      [2, 'province ambiguous'],
      [3, 'province ambiguous'],
      [4, 'province ambiguous'],
    ]);
  });

  it('FLEET-02 that stand there twice are named with the row that has them first', () => {
    const found = checkedOf(sheetOf([HEADS, ['1กก 1234', '', ...REVO], ['1กก-1234', '', ...REVO]]));
    expect(found.wrong).toMatchObject([{ row: 3, faults: [{ fault: 'plate-twice', other: { sheet: 'รถ', row: 2 } }] }]);
  });

  it('FLEET-02 change with old and new of each cell; what the list has no column for stays', () => {
    const cars = [carOf('1กก 1234', { department: 'ขาย', driver_name: 'สมชาย', odometer: 100, car_name: 'รถ 1' })];
    const found = checkedOf(
      sheetOf([
        ['ทะเบียน', 'ปี', 'แผนก', 'เลขไมล์'],
        ['1กก 1234', "'20", '-', '1,500 กม.'],
      ]),
      { cars },
    );
    expect(found.changed[0]?.changes).toEqual([
      { field: 'year', from: '2019', to: '2020' },
      { field: 'department', from: 'ขาย', to: '' },
      { field: 'odometer', from: '100', to: '1500' },
    ]);
    expect(found.changed[0]?.car).toMatchObject({ car_name: 'รถ 1', brand: 'Toyota', master_car_data_id: 1005 });
    expect(found.changed[0]?.car).not.toHaveProperty('driver_name');
  });

  it('FLEET-02 that are booked stay the cars that they are, but their department may change', () => {
    const cars = [carOf('1กก 1234', { booked: true })];
    const heads = [...HEADS, 'แผนก'];
    const change = (year: number, department: string) =>
      checkedOf(sheetOf([heads, ['1กก 1234', '', ...REVO.slice(0, 3), year, department]]), { cars });
    expect(faults(change(2020, ''))).toEqual([[2, 'year has-booking']]);
    expect(change(2019, 'ขาย').changed).toHaveLength(1);
  });

  it('FLEET-02 beyond what a company can have are named', () => {
    const rows = ['1กก 1', '1กก 2', '1กก 3'].map((plate) => [plate, '', ...REVO]);
    const found = checkedOf(sheetOf([HEADS, ...rows]), { mostCars: 3, cars: [carOf('9กก 9')] });
    expect(found.added).toHaveLength(2);
    expect(faults(found)).toEqual([[4, 'car_register_number fleet-full']]);
  });

  it('FLEET-02 without names have those of their plates, and it is said', () => {
    const found = checkedOf(sheetOf([HEADS, ['701234', '', ...REVO]]));
    expect([found.namedByPlate, found.added[0]?.car.car_name]).toEqual([true, '70-1234']);
  });

  it('FLEET-02 are mended cell by cell: a suggestion that is taken counts in place of the cell', () => {
    const sheet = sheetOf([HEADS, ['1กก 1234 เชียงใหมม่', '', 'โตโยต้า', 'Hilux Rovo', '2.4 entry smart cab', 2562]]);
    const found = checkedOf(sheet);
    expect(found.wrong[0]?.faults.map(({ field, suggestion }) => [field, suggestion])).toEqual([
      ['province', 'เชียงใหม่'],
      ['model', 'Hilux Revo'],
    ]);
    const variant = checkedOf(sheetOf([HEADS, ['1กก 1234', '', 'Toyota', 'Hilux Revo', 'Entry Smrat', 2562]]));
    expect(variant.wrong[0]?.faults).toMatchObject([{ field: 'variant', suggestion: '2.4 Entry Smart Cab' }]);
    const place = { sheet: 'รถ', row: 2 };
    const mended = new Map([
      [mendKey(place, 'province'), 'เชียงใหม่'],
      [mendKey(place, 'model'), 'Hilux Revo'],
    ]);
    expect(plates(checkedOf(sheet, { mended }))).toEqual([[2, '1กก 1234', 'เชียงใหม่']]);
  });

  it('FLEET-02 without a variant, or with one that is like no other, offer the variants that were made in the year', () => {
    const faultsOf = (variant: string, year: number) =>
      checkedOf(sheetOf([HEADS, ['1กก 1234', '', 'Toyota', 'Hilux Revo', variant, year]])).wrong[0]?.faults;
    const [entry, rocco] = ['2.4 Entry Smart Cab', '2.8 Rocco Double Cab 4WD'];
    expect(faultsOf('', 2562)).toMatchObject([{ field: 'variant', fault: 'missing', choices: [entry, rocco] }]);
    expect(faultsOf('ตัวท็อป', 2562)).toMatchObject([{ fault: 'unknown-variant', choices: [entry, rocco] }]);
    expect(faultsOf('', 2559)).toMatchObject([{ fault: 'missing', suggestion: entry }]);
    expect(faultsOf('', 2559)?.[0]).not.toHaveProperty('choices');
  });

  it('FLEET-02 with values that cannot be read are wrong with each reason', () => {
    const heads = [...HEADS, 'เบอร์โทร', 'เลขไมล์', 'ชื่อรถ'];
    const found = checkedOf(
      sheetOf([
        heads,
        [
          '1กก 1234',
          'ชลบุรรี',
          'Toyota',
          'Vios',
          '1.5 E',
          { fault: 'error-value', text: '#N/A' },
          '1234',
          'เยอะ',
          'x'.repeat(15),
        ],
        [{ fault: 'no-stored-value', text: '' }, '', ...REVO, '', '', ''],
        ['1กก 1235 ชลบุรี', 'ระยอง', ...REVO, '', true, ''],
      ]),
    );
    expect(faults(found)).toEqual([
      [
        2,
        'province unknown-province',
        'year error-value',
        'car_name too-long',
        'driver_tel not-a-phone',
        'odometer not-a-number',
      ],
      [3, 'car_register_number no-stored-value'],
      [4, 'province two-provinces', 'odometer not-a-reading'],
    ]);
  });
});
