import { describe, expect, it } from 'vitest';
import { NAME_MAX, nameProblem } from './person-name.ts';

describe('a name', () => {
  it.each(['มานี', 'O’Neil', "D'Arcy", 'สมชาย 2', 'X Æ A-12', '李', 'ก'.repeat(NAME_MAX)])('%s is one', (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['123', 'characters'],
    ['๑๒๓', 'characters'],
    ['081-234 5678', 'characters'],
    ['...', 'characters'],
    ['🙂', 'characters'],
    ['ก'.repeat(NAME_MAX + 1), 'tooLong'],
  ])('%j is none: %s', (name, kind) => {
    expect(nameProblem(name)).toEqual({ kind });
  });
});
