import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayPlate, normalisePlate, plateProblem, samePlate, wholePlateProblem } from './plate.ts';

const anyText = fc.string({ unit: 'binary' });
const letters = fc.constantFrom(...Array.from('กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรฤลฦวศษสหฬอฮ'));
const plates = fc.string({
  unit: fc.oneof(letters, fc.constantFrom(...Array.from('0123456789'))),
  minLength: 3,
  maxLength: 8,
});
const separators = fc.constantFrom('', ' ', '-', ' - ', '–', '\u00a0', '\u200b', '\u2011', '−');

test('spaces, hyphens and Thai or full-width digits make no difference to a plate', () => {
  for (const text of ['1กก 1234', '1กก-1234', '๑กก๑๒๓๔', ' 1 กก – 1234 ', '１กก\u200b1234'])
    expect(samePlate(text, '1กก1234')).toBe(true);
  expect(samePlate('1กก1234', '1กข1234')).toBe(false);
  expect(samePlate('1กก1234', '1กก12345')).toBe(false);
});

test('separators anywhere make no difference to a plate', () => {
  fc.assert(
    fc.property(plates, fc.array(separators, { minLength: 8, maxLength: 8 }), (plate, between) => {
      const spaced = Array.from(plate, (character, at) => character + between[at]).join('');
      expect(normalisePlate(spaced)).toBe(plate);
      expect(plateProblem(spaced)).toBeNull();
    }),
  );
});

test('normalising twice changes nothing more', () => {
  fc.assert(fc.property(anyText, (text) => normalisePlate(normalisePlate(text)) === normalisePlate(text)));
  expect(normalisePlate('e\u200b\u0301')).toBe(normalisePlate('é'));
});

test('sara am is the same text as one character or two, and is refused in a plate', () => {
  expect(samePlate('น\u0e33', 'น\u0e4d\u0e32')).toBe(true);
  for (const text of ['กน\u0e331', 'กน\u0e4d\u0e321']) expect(plateProblem(text)).toEqual({ kind: 'characters' });
});

test('a plate is required, of digits and Thai letters, 3 to 8 of them', () => {
  expect(plateProblem(' - ')).toEqual({ kind: 'required' });
  for (const text of ['AB1234', 'กก1234!', 'กี1234', 'ก่1234', '฿1234', 'กฯ123'])
    expect(plateProblem(text)).toEqual({ kind: 'characters' });
  expect(plateProblem('ก1')).toEqual({ kind: 'length', have: 2, min: 3, max: 8 });
  expect(plateProblem('1กก 123456')).toEqual({ kind: 'length', have: 9, min: 3, max: 8 });
  fc.assert(fc.property(plates, (plate) => plateProblem(plate) === null));
});

test('a plate is displayed with a space before its number', () => {
  expect(displayPlate('1กก1234')).toBe('1กก 1234');
  expect(displayPlate('กข5678')).toBe('กข 5678');
  expect(displayPlate('กก-๙')).toBe('กก 9');
  for (const text of ['12345', 'กกก', '1กก', '1ก2ก3']) expect(displayPlate(text)).toBe(text);
  fc.assert(fc.property(plates, (plate) => samePlate(displayPlate(plate), plate)));
});

test('a truck’s plate keeps its hyphen, and is compared without it', () => {
  for (const text of ['701234', '70-1234', '70 1234', '๗๐-๑๒๓๔']) {
    expect(displayPlate(text)).toBe('70-1234');
    expect(samePlate(text, '70-1234')).toBe(true);
    expect(wholePlateProblem(text)).toBeNull();
  }
});

test('a plate that is entered is whole: letters with a number behind them, or a truck’s six digits', () => {
  for (const text of ['1กก 1234', 'กก 1', 'ก 1234', '9กฮ 9', 'กกก 123']) expect(wholePlateProblem(text)).toBeNull();
  for (const text of ['1กก', 'กกก', '1ก2ก']) expect(wholePlateProblem(text)).toEqual({ kind: 'number' });
  for (const text of ['12345', '123', '12345678']) expect(wholePlateProblem(text)).toEqual({ kind: 'letters' });
  expect(wholePlateProblem('กก')).toEqual({ kind: 'length', have: 2, min: 3, max: 8 });
  fc.assert(fc.property(anyText, (text) => wholePlateProblem(text) !== null || plateProblem(text) === null));
});
