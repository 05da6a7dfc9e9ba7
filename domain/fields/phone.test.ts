import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, mobileProblem, phoneProblem, readPhone, tidyPhone } from './phone.ts';

const mobile = fc.stringMatching(/^0[689]\d{8}$/);
const landline = fc.stringMatching(/^0[23457]\d{7}$/);
const thaiNumber = fc.oneof(mobile, landline);
const prefix = fc.constantFrom('0', '+66', '66', '0066', '+66 ', '+66-0', '+66 (0)', '(+66) ', '＋66');
const separator = fc.constantFrom('', '', ' ', '-', '–', '.', '\u00a0', '\u200b', '\u2011', ') ');
const digit = (arabic: string, base: number) => String.fromCodePoint(base + Number(arabic));
const written = fc.constantFrom(0x30, 0x0e50, 0xff10);

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

test.each([
  '081-234-5678',
  ' 081 234 5678 ',
  '(081) 234.5678',
  '๐๘๑-๒๓๔-๕๖๗๘',
  '+66 81 234 5678',
  '66812345678',
  '0066812345678',
  '+๖๖ ๘๑ ๒๓๔ ๕๖๗๘',
  '+66 (0) 81 234 5678',
  '(+66)812345678',
  '+66 081 234 5678',
  '０８１２３４５６７８',
  '081\u200b2345678',
])('%j is read as 0812345678', (text) => {
  expect(readPhone(text)).toBe('0812345678');
});

test('a Thai number is read however it is written: prefix, separators, digits', () => {
  fc.assert(
    fc.property(
      thaiNumber,
      prefix,
      written,
      fc.array(separator, { minLength: 9, maxLength: 9 }),
      (number, before, base, between) => {
        const rest = Array.from(number.slice(1), (each, at) => digit(each, base) + between[at]).join('');
        expect(readPhone(before + rest)).toBe(number);
      },
    ),
  );
});

test('a displayed number is read back as the same number, and a stored number as itself', () => {
  fc.assert(fc.property(thaiNumber, (number) => readPhone(formatPhone(number)) === number));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = readPhone(text);
      if (phoneProblem(read) === null) expect(readPhone(read)).toBe(read);
    }),
  );
});

test('nothing is cut off: a number with an extra digit or letter is a problem, never another number', () => {
  fc.assert(
    fc.property(
      thaiNumber,
      prefix,
      fc.constantFrom('0', '9', 'a', 'ก', '+', '/', '#1', ',2'),
      (number, before, more) => {
        expect(phoneProblem(readPhone(before + number.slice(1) + more))).not.toBeNull();
      },
    ),
  );
});

test('a valid number is Thai and digits only: ten beginning with 06, 08 or 09, nine beginning with 02 to 05 or 07', () => {
  fc.assert(fc.property(thaiNumber, (number) => phoneProblem(number) === null));
  fc.assert(
    fc.property(fc.stringMatching(/^[+\d]{0,14}$/), (text) => {
      expect(phoneProblem(text) === null).toBe(/^(0[689]\d{8}|0[23457]\d{7})$/.test(text));
    }),
  );
});

test('each problem is named: empty, other characters, a beginning that is not Thai, too few or too many digits', () => {
  for (const text of ['', '  ']) expect(phoneProblem(text)).toEqual({ kind: 'required' });
  for (const text of ['081-234-5678', '08123456ab', '๐๘๑๒๓๔๕๖๗๘', '0812345678\n', '08123+4567'])
    expect(phoneProblem(text)).toEqual({ kind: 'characters' });
  for (const text of ['0000000000', '0112345678', '6681234567', '812345678', '+447911123456', '+'])
    expect(phoneProblem(text)).toEqual({ kind: 'start' });
  expect(phoneProblem('081234567')).toEqual({ kind: 'length', have: 9, need: 10 });
  expect(phoneProblem('061234567')).toEqual({ kind: 'length', have: 9, need: 10 });
  expect(phoneProblem('08123456789')).toEqual({ kind: 'length', have: 11, need: 10 });
  expect(phoneProblem('0212345678')).toEqual({ kind: 'length', have: 10, need: 9 });
});

test('a member’s number has exactly ten digits, and is one that can book', () => {
  fc.assert(
    fc.property(fc.oneof(thaiNumber, fc.stringMatching(/^[+\d]{0,14}$/)), (text) => {
      if (mobileProblem(text) === null) expect([text.length, phoneProblem(text)]).toEqual([10, null]);
    }),
  );
  fc.assert(fc.property(mobile, (number) => mobileProblem(number) === null));
  fc.assert(fc.property(landline, (number) => mobileProblem(number)?.kind === 'start'));
  expect(mobileProblem('')).toEqual({ kind: 'required' });
  expect(mobileProblem('0212345678')).toEqual({ kind: 'start' });
  expect(mobileProblem('02123a')).toEqual({ kind: 'characters' });
  expect(mobileProblem('081234567')).toEqual({ kind: 'length', have: 9, need: 10 });
});

test('a number cut off by an older form is a problem, and never read as another number', () => {
  expect(phoneProblem(readPhone('6681234567'))).toEqual({ kind: 'length', have: 9, need: 10 });
});

test('a field that is left holds the number, or what was typed if it is none', () => {
  for (const text of ['+66812345678', '66 81 234 5678', '081-234-5678', '๐๘๑๒๓๔๕๖๗๘'])
    expect(tidyPhone(text)).toBe('0812345678');
  for (const text of ['6681234567', '081234567', '08123456789', '0812345678 x9', 'โทร'])
    expect(tidyPhone(text)).toBe(text);
});
