import { expect, it } from 'vitest';
import { isSpelledWord, searchTerms } from './search-terms.ts';

it('Thai is pairs of letters, other words are whole, and neighbouring ones also joined', () => {
  expect(searchTerms('ยางรถ')).toEqual(['ยา', 'าง', 'งร', 'รถ']);
  expect(searchTerms('Hat Yai 2')).toEqual(['hat', 'hatyai', 'yai', 'yai2', '2']);
  expect(searchTerms('ยาง Michelin')).toEqual(['ยา', 'าง', 'michelin']);
  expect(searchTerms(' ?! ')).toEqual([]);
});

it.each([
  ['พระราม ๔', 'พระราม 4'],
  ['ลาดพราว', 'ลาดพร้าว'],
  ['เเบตเตอรี', 'แบตเตอรี่'],
  ['โชคอัพ', 'โช้คอัพ'],
  ['ภูเกต', 'ภูเก็ต'],
  ['นำ้มัน', 'น้ำมัน'],
  ['ＴＯＹＯＴＡ', 'toyota'],
])('%s is found as %s', (typed, meant) => expect(searchTerms(typed)).toEqual(searchTerms(meant)));

it('only words of letters are spelled differently', () => {
  expect(['battery', 'oil', '10260', 'ยา'].map(isSpelledWord)).toEqual([true, false, false, false]);
});
