import { expect, it } from 'vitest';
import { companyNotesOf, NO_NOTES, wrongNotes } from './company-notes.form.ts';

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
