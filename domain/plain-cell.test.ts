import { expect, it } from 'vitest';
import { plainCell, terminalCell } from './plain-cell.ts';

it.each(['=HYPERLINK("x")', '+66', '-1', '@SUM(A1)', '\t=1', '\tx', '\rx', ' =cmd|x', '＝1+1', '＠x'])(
  '%j is no formula',
  (text) => {
    expect(plainCell(text)).toBe(`'${text}`);
    expect(terminalCell(text)).toMatch(/^'/);
  },
);

it.each(['', 'ช่วยดูเบรก', '081 234 5678', '1=1', "'=1"])('%j stays', (text) =>
  expect([plainCell(text), terminalCell(text)]).toEqual([text, text]),
);

it('on a terminal, controls and marks of direction become blanks', () =>
  expect(terminalCell('a\u001b[2Jb\u202ec\nd')).toBe('a [2Jb c d'));
