import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldThai, searchKey } from './thai-spelling.ts';

it.each([
  ['two sara e', 'ขอนเเก่น', 'ขอนแก่น'],
  ['sara am as two characters', 'ล\u0e4d\u0e32ปาง', 'ลำปาง'],
  ['sara am apart, with its tone between', 'น\u0e4d\u0e49\u0e32', 'น้ำ'],
  ['a tone behind sara am', 'น\u0e33\u0e49', 'น้ำ'],
  ['a tone before the vowel above', 'ท\u0e48\u0e35', 'ที่'],
  ['a tone before the vowel below', 'อย\u0e48\u0e39', 'อยู่'],
  ['a silent mark before its vowel', 'บุรีรัมย\u0e4cสิทธ\u0e4c\u0e34', 'บุรีรัมย์สิทธิ์'],
  ['Thai digits', 'พระราม ๔', 'พระราม 4'],
  ['full-width letters', 'ＲＡＭＡ　４', 'rama 4'],
  ['capital letters', 'Khon KAEN', 'khon kaen'],
  ['zero-width space and joiner', 'ขอน\u200bแก่น\u200d\ufeff', 'ขอนแก่น'],
  ['soft hyphen', 'Chiang\u00adMai', 'chiangmai'],
  ['zero-width space between two sara e', 'เ\u200bเพร่', 'แพร่'],
  ['spaces of every kind', '  พระราม\u00a0\n\t4 ', 'พระราม 4'],
])('%s: one spelling', (_what, typed, folded) => {
  expect(foldThai(typed)).toBe(folded);
  expect(foldThai(folded)).toBe(folded);
});

it('keeps words apart that are spelled differently', () => {
  for (const [one, other] of [
    ['แพร่', 'แพร'],
    ['เลย', 'แลย'],
    ['ลำพูน', 'ลาพูน'],
    ['ก่', 'ก้'],
  ] as const)
    expect(foldThai(one)).not.toBe(foldThai(other));
});

const marks = fc.constantFrom(...Array.from('กนเแาำ\u0e4d\u0e34\u0e38\u0e47\u0e48\u0e49\u0e4c\u200b ๔A.ฯ-'));
it('a sara am among several tone marks stands behind them', () => {
  expect(foldThai('ก\u0e33\u0e33\u0e49')).toBe('ก\u0e49\u0e33\u0e33');
  expect(foldThai('ก\u0e33\u0e49\u0e33\u0e48')).toBe('ก\u0e49\u0e48\u0e33\u0e33');
});

it('folding twice changes nothing more', () => {
  for (const unit of [marks, 'binary'] as const)
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(foldThai(foldThai(text))).toBe(foldThai(text));
        expect(searchKey(searchKey(text))).toBe(searchKey(text));
      }),
    );
});

it('a search ignores spaces, hyphens, full stops and paiyannoi', () => {
  for (const text of ['พระราม 4', 'พระราม-๔', 'พระราม\u20114', 'พระราม.4']) expect(searchKey(text)).toBe('พระราม4');
  for (const text of ['กทม.', 'ก.ท.ม.', ' กทม ']) expect(searchKey(text)).toBe('กทม');
  expect(searchKey('กรุงเทพฯ')).toBe('กรุงเทพ');
  expect(searchKey('ลาดพร้าว')).toBe(searchKey('ลาดพราว'));
  expect(searchKey('สุรินทร์')).toBe(searchKey('สุรินทร'));
});
