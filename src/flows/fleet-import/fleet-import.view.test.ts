import { describe, expect, it } from 'vitest';
import type { ListColumn, RowFault } from '#domain/fleet-list/checked-list.ts';
import { alikeIn, correctedColumn, sheetsWithoutPlates, withoutSheet, type WrongCell } from './fleet-import.view.ts';

const cell = (row: number, fault: Partial<RowFault> = {}): WrongCell => ({
  sheet: 'รถ',
  row,
  plate: `1กก ${row}`,
  fault: {
    field: 'variant',
    heading: 'รุ่นย่อย',
    value: 'ตัวท็อป',
    fault: 'unknown-variant',
    choices: ['Entry', 'Rocco'],
    ...fault,
  },
});

it('FLEET-02 cells are alike if they have the same value and the same answers to choose from: those of another model have others', () => {
  const cells = [
    cell(2),
    cell(3),
    cell(4, { value: 'ตัวเริ่มต้น' }),
    cell(5, { choices: ['Spark'] }),
    cell(6, { field: 'model' }),
    cell(7),
  ];
  expect(alikeIn(cells)(cell(3)).map(({ row }) => row)).toEqual([2, 3, 7]);
});

describe('the columns of two sheets', () => {
  const plates: ListColumn = { letter: 'A', heading: 'ทะเบียน', field: 'car_register_number', sheets: ['a'] };
  const english: ListColumn = { letter: 'A', heading: 'Plate', field: 'car_register_number', sheets: ['b'] };
  const notes: ListColumn = { letter: 'B', heading: 'หมายเหตุ', field: null, sheets: ['a', 'b'] };
  const extra: ListColumn = { letter: 'C', heading: 'Extra', field: null, sheets: ['b'] };
  const columns = [plates, english, notes, extra];

  it('FLEET-02 a field that is given to a column of one sheet is taken only from the columns of that sheet to which it was given before', () => {
    expect(correctedColumn(columns, {}, extra, 'car_register_number')).toEqual({ 'C Extra': 'car_register_number' });
    const before = { 'A ทะเบียน': 'department', 'A Plate': 'department' } as const;
    expect(correctedColumn(columns, before, extra, 'department')).toEqual({
      'A ทะเบียน': 'department',
      'A Plate': null,
      'C Extra': 'department',
    });
    expect(correctedColumn(columns, { 'C Extra': null }, english, null)).toEqual({ 'C Extra': null, 'A Plate': null });
  });

  it('FLEET-02 what was said of the columns of one sheet is taken back without the other’s', () => {
    expect(withoutSheet(columns, { 'A ทะเบียน': null, 'A Plate': null, 'C Extra': 'department' }, 'b')).toEqual({
      'A ทะเบียน': null,
    });
  });

  it('FLEET-02 a sheet of which no column has the plates is named once, with its rows', () => {
    const row = (sheet: string, at: number, fault: RowFault['fault']) => ({
      sheet,
      row: at,
      plate: '',
      faults: [{ field: 'car_register_number' as const, heading: '', value: '', fault }],
    });
    const wrong = [row('a', 2, 'missing'), row('b', 2, 'no-plate-column'), row('b', 3, 'no-plate-column')];
    expect(sheetsWithoutPlates(wrong)).toEqual([{ sheet: 'b', rows: 2 }]);
  });
});
