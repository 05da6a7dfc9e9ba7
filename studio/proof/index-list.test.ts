import { expect, it } from 'vitest';
import { indexText, indicesIn } from './index-list.ts';

it.each([
  [[], ''],
  [[0], '0'],
  [[0, 1, 2, 5], '0-2 5'],
  [[3, 4, 10, 12, 13], '3-4 10 12-13'],
])('%j is written as "%s", and read again', (indices, text) => {
  expect(indexText(indices)).toBe(text);
  expect(indicesIn(text)).toEqual(indices);
});
