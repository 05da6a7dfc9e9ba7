import { describe, expect, it } from 'vitest';
import { fullName, lastNameProblem, NAME_MAX, nameProblem, readName } from './person-name.ts';

describe('a name', () => {
  it.each([
    'มานี',
    'O’Neil',
    "D'Arcy",
    'สมชาย 2',
    'สมชาย (ต้น)',
    'ม.ร.ว. สุขุม',
    'X Æ A-12',
    '李',
    'Nguyê\u0303n',
    'น้ำทิพย์',
    'น\u0e49\u0e4d\u0e32ทิพย์',
    'กิติ์ ปั้น เพ็ญ ตี๋ ที่ ศรี',
    'ก'.repeat(NAME_MAX),
  ])('%s is one', (name) => {
    expect(nameProblem(name)).toBeNull();
    expect(lastNameProblem(name)).toBeNull();
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u200b', 'required'],
    ['123', 'characters'],
    ['๑๒๓', 'characters'],
    ['081-234 5678', 'characters'],
    ['...', 'characters'],
    ['🙂', 'characters'],
    ['ส\u0e49\u0e49มชาย', 'marks'],
    ['ส\u0e48\u0e49ม', 'marks'],
    ['ส\u0e35\u0e49\u0e35', 'marks'],
    ['\u0e49ส้ม', 'marks'],
    ['ก'.repeat(NAME_MAX + 1), 'tooLong'],
  ])('%j is none: %s', (name, kind) => {
    expect(nameProblem(name)).toEqual({ kind });
    expect(lastNameProblem(name)).toEqual({ kind });
  });

  it.each([
    ['<b>', '<'],
    ['สม@ชาย', '@'],
    ['a_b', '_'],
  ])('in %j the sign that no name has is named', (name, sign) => {
    expect(nameProblem(name)).toEqual({ kind: 'sign', sign });
  });

  it('a dash stands for a last name that a person does not have, and is not shown', () => {
    for (const dash of ['-', ' - ', '–', '−']) expect(lastNameProblem(dash)).toBeNull();
    expect(lastNameProblem('--')).toEqual({ kind: 'characters' });
    expect(nameProblem('-')).toEqual({ kind: 'characters' });
    expect(fullName('มานี', '-')).toBe('มานี');
    expect(fullName('มานี', 'ใจดี')).toBe('มานี ใจดี');
    expect(fullName('', '')).toBe('');
  });

  it('is read on one line, without what cannot be seen', () => {
    expect(readName(' สม\u0092\u200bชาย\u000b ใจดี ')).toBe('สมชาย ใจดี');
  });
});
