import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CODE_ALPHABET,
  CODE_LENGTH,
  codeFromBytes,
  displayCode,
  isBookingCode,
  normaliseCode,
} from './booking-code.ts';

const codes = fc.uint8Array({ minLength: CODE_LENGTH, maxLength: CODE_LENGTH }).map(codeFromBytes);

test('the alphabet has 32 characters and no look-alikes', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(32);
  expect(CODE_ALPHABET).not.toMatch(/[ILOU]/);
});

test('every character stands for the same number of byte values', () => {
  const count = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const character = codeFromBytes(new Uint8Array(CODE_LENGTH).fill(byte)).charAt(0);
    count.set(character, (count.get(character) ?? 0) + 1);
  }
  expect(count.size).toBe(32);
  expect(new Set(count.values())).toEqual(new Set([8]));
});

test('a code has eight characters, each from a byte of its own', () => {
  expect(codeFromBytes(Uint8Array.of(0, 1, 31, 32, 63, 255, 10, 16, 99))).toBe('01Z0ZZAG');
  expect(() => codeFromBytes(new Uint8Array(7))).toThrow(RangeError);
});

test('HOME-03 a code is read however it is typed', () => {
  for (const text of ['ab10cd01', ' AB1O-CDOI ', 'AbLo CdOl', 'ＡＢ１０ＣＤ０１', 'AB๑๐CD๐๑'])
    expect(normaliseCode(text)).toBe('AB10CD01');
  fc.assert(
    fc.property(codes, (code) => {
      expect(normaliseCode(code)).toBe(code);
      expect(normaliseCode(displayCode(code).toLowerCase())).toBe(code);
      expect(isBookingCode(displayCode(code))).toBe(true);
    }),
  );
});

test('text that is not a code is recognised as such', () => {
  for (const text of ['', 'AB10CD0', 'AB10CD012', 'AB10CD0U', 'AB10CD0ก', 'AB10CD0!'])
    expect(isBookingCode(text)).toBe(false);
});

test('RB-13 a code is shown in two groups of four', () => expect(displayCode('AB10CD01')).toBe('AB10 CD01'));
