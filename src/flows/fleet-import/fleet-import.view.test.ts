import { expect, it } from 'vitest';
import type { RowFault } from '#domain/fleet-list/checked-list.ts';
import { alikeIn, type WrongCell } from './fleet-import.view.ts';

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
