import { describe, expect, it } from 'vitest';
import { lookupProblems, lookupQuestion } from './lookup.form.ts';

describe('the form of the look-up', () => {
  it.each([
    [
      { register_number: '', code: ' ' },
      { register_number: 'required', code: 'required' },
    ],
    [
      { register_number: '1ก', code: 'K7RM' },
      { register_number: 'length', code: 'invalid' },
    ],
    [
      { register_number: 'AB1234', code: 'K7RM4XHU' },
      { register_number: 'characters', code: 'invalid' },
    ],
    [{ register_number: '1กก 1234 เชียงใหม่', code: 'k7rm 4xhd' }, {}],
    [{ register_number: 'ก เชียงใหม่', code: 'k7rm 4xhd' }, { register_number: 'characters' }],
    [{ register_number: '1กก 1234', code: 'k7rm 4xhd' }, {}],
  ])('HOME-03 %o has the problems %o', (values, problems) => {
    expect(lookupProblems(values)).toEqual(problems);
  });

  it('HOME-03 asks with plate and code as they are stored', () => {
    expect(lookupQuestion({ register_number: '๑กก-๑๒๓๔', code: 'k7rm-4xho' })).toEqual({
      plate: '1กก1234',
      code: 'K7RM4XH0',
    });
    expect(lookupQuestion({ register_number: '7กข 4821 เชียงใหม่', code: 'K7RM4XHD' }).plate).toBe('7กข4821');
  });
});
