import { describe, expect, it } from 'vitest';
import { keepWordsWhole, wholeWords } from './whole-words.ts';
import { plainWords } from './word-joiner.ts';

const words = new Intl.Segmenter('th', { granularity: 'word' });
const breaksOf = (text: string) => new Set([...words.segment(text)].map(({ index }) => index).slice(1));

describe('words that are kept whole', () => {
  it.each([
    ['เปลี่ยนน้ำมันเครื่องและไส้กรอง', 'เปลี่ยนน้ำมัน\u2060เครื่องและไส้\u2060กรอง'],
    ['โปรดมาถึงก่อนเวลานัด', 'โปรดมา\u2060ถึงก่อนเวลานัด'],
    ['ต้องเตรียมอะไหล่ล่วงหน้า', 'ต้องเต\u2060รี\u2060ยมอะไหล่ล่วง\u2060หน้า'],
    ['เบอร์โทรศัพท์', 'เบอร์\u2060โทร\u2060ศัพท์'],
    ['Change the oil', 'Change the oil'],
  ])('%s', (text, kept) => {
    expect(keepWordsWhole(text)).toBe(kept);
    expect(plainWords(kept)).toBe(text);
    expect(keepWordsWhole(kept)).toBe(kept);
  });

  it.each(wholeWords().map((word) => [word]))('%s is cut by a dictionary only where a joiner stands', (word) => {
    const kept = keepWordsWhole(word);
    const letters = [...kept].map((letter, at) => ({ letter, at })).filter(({ letter }) => letter !== '\u2060');
    const joined = new Set(letters.flatMap(({ at }, index) => (kept[at - 1] === '\u2060' ? [index] : [])));
    for (const at of breaksOf(word)) expect([...joined]).toContain(at);
  });
});
