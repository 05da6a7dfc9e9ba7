import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, phoneDigits, phoneProblem, typedPhone } from './phone.ts';

const tenDigits = fc.stringMatching(/^\d{10}$/);

test('LANG-07 ten digits are shown 3-3-4, Bangkok numbers 2-7, other nine digits 3-6', () => {
  expect(formatPhone('0812345678')).toBe('081-234-5678');
  expect(formatPhone('021234567')).toBe('02-1234567');
  expect(formatPhone('053123456')).toBe('053-123456');
  expect(formatPhone('0212345678')).toBe('021-234-5678');
});

test('LANG-07 a number of another length is shown as it is', () => {
  for (const text of ['', '1234', '02123456', '02123456789', '08x-xxx-5678', '081234567x'])
    expect(formatPhone(text)).toBe(text);
});

test('LANG-07 formatting loses no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,14}$/), (digits) => {
      expect(formatPhone(digits).replace(/-/g, '')).toBe(digits);
    }),
  );
});

test('a number is read however it is written', () => {
  for (const text of [
    '081-234-5678',
    ' 081 234 5678 ',
    '(081) 234.5678',
    '๐๘๑-๒๓๔-๕๖๗๘',
    '+66 81 234 5678',
    '+66 (0) 81 234 5678',
    '(+66)812345678',
    '+66 081 234 5678',
    '０８１２３４５６７８',
    '081\u200b2345678',
  ])
    expect(phoneDigits(text)).toBe('0812345678');
  expect(phoneDigits('โทร')).toBe('');
});

test('a phone field keeps digits alone, at most ten, and changes no number that is right', () => {
  expect(typedPhone('0812345678901')).toBe('0812345678');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^\d{0,10}$/.test(typedPhone(text))));
  fc.assert(
    fc.property(tenDigits, (digits) => typedPhone(digits) === digits && typedPhone(formatPhone(digits)) === digits),
  );
});

test('a number is required, digits only, exactly ten', () => {
  expect(phoneProblem('')).toEqual({ kind: 'required' });
  expect(phoneProblem('  ')).toEqual({ kind: 'required' });
  for (const text of ['081-234-5678', '08123456ab', '๐๘๑๒๓๔๕๖๗๘', '0812345678\n'])
    expect(phoneProblem(text)).toEqual({ kind: 'characters' });
  expect(phoneProblem('081234567')).toEqual({ kind: 'length', have: 9, need: 10 });
  expect(phoneProblem('08123456789')).toEqual({ kind: 'length', have: 11, need: 10 });
  fc.assert(fc.property(tenDigits, (digits) => phoneProblem(digits) === null));
});
