import { describe, expect, it } from 'vitest';
import { checkedOf, HEADS, REVO, sheetOf } from './fleet-list.fixtures.ts';
import type { ListCell } from './list-sheet.ts';

const HEADED = [...HEADS, 'หมายเหตุ'];
const good: readonly ListCell[] = ['1กก 1', '', ...REVO, ''];

/** What becomes of a row below a good car: what it is left out as, or its faults. */
const kindOf = (cells: readonly ListCell[]) => {
  const { leftOut, wrong, added } = checkedOf(sheetOf([HEADED, good, cells]));
  expect(added).toHaveLength(1);
  expect(leftOut.length + wrong.length).toBe(1);
  return leftOut[0]?.kind ?? wrong[0]?.faults.map(({ field, fault }) => `${field} ${fault}`);
};

describe('a row whose plate cannot be read', () => {
  it.each([
    ['a remark that begins with a word of signatures', ['รอป้าย', '', ...REVO, 'หมายเหตุ: ซื้อใหม่']],
    ['a name that begins with a word of totals', ['Total 9', '', ...REVO, '']],
    ['a remark, brand and model in one column', ['รอป้าย', '', 'Isuzu D-Max', '', '', 2564, 'หมายเหตุ: รถใหม่']],
    ['a remark, where only brand and plate are said', ['ป้ายแดง', '', 'Toyota', '', '', '', 'Note: new']],
    ['a remark in the place of its plate', ['หมายเหตุ: รอป้าย', '', 'Isuzu', '', '', 2564, '']],
    ['a model that is a number', ['รอป้าย', '', 'Hino', 500, '', 2562, 'Note: new']],
  ])('FLEET-02 is a wrong car beside %s', (_, cells) => {
    expect(kindOf(cells)).toContain('car_register_number not-a-plate');
  });

  it('FLEET-02 is a car without a plate beside a remark, if it says brand and model', () => {
    expect(kindOf(['', '', ...REVO, 'หมายเหตุ: ซื้อใหม่'])).toContain('car_register_number missing');
  });

  it('FLEET-02 is a car without a plate if it says its brand or its model alone', () => {
    expect(kindOf(['', '', 'Toyota', '', '', '', ''])).toContain('car_register_number missing');
    expect(kindOf(['', '', '', 'Vios', '', '', ''])).toContain('car_register_number missing');
  });

  it.each([
    ['signature', ['', '', 'ผู้จัดทำ', 'สมหญิง', '', '', '']],
    ['signature', ['', '', 'Toyota', 'ผู้ตรวจ', '', '', '']],
    ['total', ['รวม', '15 คัน', '', '', '', '', '']],
    ['total', ['', 'รวม', 'Toyota', 'Vios', '', 12, '']],
    ['signature', ['ผู้จัดทำ', '', 'สมหญิง', '', '', '', '']],
    ['total', ['', 'รวม', 'รวม', 'Vios', '', 12, '']],
    ['total', ['รวมทั้งสิ้น 30', '', 12, 30, '', 12, '']],
    ['section', ['แผนกขาย', '', '', '', '', '', '']],
    ['section', ['', '', '', '', '', '', 'ภาคเหนือ']],
    ['no-plate', ['', '', '', '', '', 12, 30]],
  ])('FLEET-02 is left out as %s if it says no car', (kind, cells) => {
    expect(kindOf(cells)).toBe(kind);
  });

  it('FLEET-02 with a number alone where plates stand is a wrong car', () => {
    expect(kindOf(['สีแดง 9', '', '', '', '', '', ''])).toContain('car_register_number not-a-plate');
  });
});
