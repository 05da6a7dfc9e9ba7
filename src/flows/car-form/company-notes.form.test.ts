import { expect, it } from 'vitest';
import { changedNotes, companyNotesOf, isLower, NO_NOTES, wrongNotes } from './company-notes.form.ts';

it('what a company notes of its car is read as it is typed, and all of it can be left out', () => {
  expect(companyNotesOf(NO_NOTES)).toEqual({ department: '', driverName: '', driverTel: '', odometer: null });
  expect(
    companyNotesOf({
      department: ' ขาย ',
      driverName: 'สมชาย  ใจดี',
      driverTel: '+66 81 234 5678',
      odometer: '๑๒,๓๔๕ กม.',
    }),
  ).toEqual({ department: 'ขาย', driverName: 'สมชาย  ใจดี', driverTel: '0812345678', odometer: 12_345 });
});

it.each([
  [{ driverTel: '12' }, ['driverTel']],
  [{ odometer: 'เยอะ' }, ['odometer']],
  [{ odometer: '2000001' }, ['odometer']],
  [{ odometer: '-1', driverTel: 'x' }, ['driverTel', 'odometer']],
] as const)('%j is wrong', (typed, wrong) => {
  const texts = { ...NO_NOTES, ...typed };
  expect([wrongNotes(texts), companyNotesOf(texts)]).toEqual([wrong, null]);
});

it('only what differs from what is stored is sent, of a new car all of it; a reading under the last one is told', () => {
  const stored = { ...NO_NOTES, department: 'ขาย', odometer: '12345' };
  const notes = companyNotesOf({ ...stored, driverName: 'มานะ', odometer: '12,345' });
  if (notes === null) throw new Error('sound');
  expect(changedNotes(notes, stored)).toEqual({ driverName: 'มานะ' });
  expect(changedNotes(notes, null)).toEqual(notes);
  expect(['12,344', '12345', '', 'x'].map((odometer) => isLower({ ...stored, odometer }, stored))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(isLower({ ...stored, odometer: '1' }, null)).toBe(false);
});
