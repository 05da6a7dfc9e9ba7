import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['สมหญิง', 'ใจงาม', 'สจ'],
  ['เกียรติ', 'แก้ว', 'กก'],
  ['somchai', 'o’Neil', 'SO'],
  ['-', '', ''],
  [' "Ann"', '(3) Lee', 'AL'],
  ['<b>', '🚗', 'B'],
])('%s %s is %s', (first, last, initials) => expect(initialsOf(first, last)).toBe(initials));
