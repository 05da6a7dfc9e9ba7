import { expect, it } from 'vitest';
import { CAR_NAME_MAX } from '../constants.ts';
import { CAR_NAME_CHARACTERS, carNameProblem, visibleLength } from './car-name.ts';

it.each([
  ['My Yaris', 8],
  ['น้ำตาล', 4],
  ['ปู่ย่าตายาย', 8],
  ['เก๋งคุณแม่', 7],
  ['👨‍👩‍👧🚗', 2],
  ['e\u0301', 1],
])('%s has %i letters', (name, letters) => {
  expect(visibleLength(name)).toBe(letters);
});

it('a name is 14 letters that can be seen at most', () => {
  const full = 'ที่รัก'.repeat(4);
  expect(visibleLength('กิ่'.repeat(CAR_NAME_MAX))).toBe(CAR_NAME_MAX);
  expect(carNameProblem('กิ่'.repeat(CAR_NAME_MAX))).toBeNull();
  expect(carNameProblem('กิ่'.repeat(CAR_NAME_MAX + 1))).toEqual({ kind: 'tooLong' });
  expect(carNameProblem(full)).toBeNull();
  expect(carNameProblem(`ก${'\u0e49'.repeat(CAR_NAME_CHARACTERS)}`)).toEqual({ kind: 'tooLong' });
  for (const nothing of ['', '  ', '\u200b']) expect(carNameProblem(nothing)).toEqual({ kind: 'required' });
});
