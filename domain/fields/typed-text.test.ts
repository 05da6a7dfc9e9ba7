import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLine, readText } from './typed-text.ts';

it.each([
  ['a vertical tab', 'เบรก\u000bมีเสียง'],
  ['a form feed', 'เบรก\fมีเสียง'],
  ['Windows', 'เบรก\r\nมีเสียง'],
  ['an old Mac', 'เบรก\rมีเสียง'],
  ['next line', 'เบรก\u0085มีเสียง'],
  ['a line separator', 'เบรก\u2028มีเสียง'],
  ['a paragraph separator', 'เบรก\u2029มีเสียง'],
])('the line break of %s is one: in a message it stays, in a line it is a space', (_of, pasted) => {
  expect(readText(pasted)).toBe('เบรก\nมีเสียง');
  expect(readLine(pasted)).toBe('เบรก มีเสียง');
});

it.each(['\u0000', '\u0008', '\u001b', '\u007f', '\u0092', '\u009b', '\u00ad', '\u200b', '\u200e', '\u202e', '\ufeff'])(
  '%j goes, from the middle and the ends',
  (character) => {
    const pasted = `${character}สม${character}ชาย${character}`;
    expect([readText(pasted), readLine(pasted)]).toEqual(['สมชาย', 'สมชาย']);
  },
);

it('what can be seen stays: spaces, marks, pictures made of several, and joiners where a script needs them', () => {
  for (const text of ['น้ำใจ ดี', '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'e\u0301', 'a  b']) expect(readLine(text)).toBe(text);
  for (const hidden of ['ส\u200dม', 'a\u200cb', '1\u200d2']) expect(readLine(hidden)).toHaveLength(2);
  expect(readLine('A\u{e0041}\u{e0042} \u{e007f}')).toBe('A');
  expect(readLine('ก\tข')).toBe('ก ข');
  expect(readText('half \ud83d')).toBe('half \ufffd');
});

it('reading twice changes nothing more, and no control character is ever left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const read of [readText, readLine]) {
        const once = read(text);
        expect(read(once)).toBe(once);
        expect(once.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      }
      expect(readLine(text)).not.toContain('\n');
    }),
  );
});

it('a text made to be slow is read at once: a long gap, many breaks, many hidden signs', () => {
  const begun = performance.now();
  for (const sign of [' ', ' \n', '\n', '\u{e0041}', '\u200d', '\u{1f3f4}']) readLine(`x${sign.repeat(60_000)}y`);
  // A pattern that tries each space as its start takes five seconds for the first alone.
  expect(performance.now() - begun).toBeLessThan(1500);
});
