import { describe, expect, it } from 'vitest';
import { lookupProblems, lookupQuestion, pasted } from './lookup.form.ts';

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
    [{ register_number: 'ทะเบียน 7กข 6033 รหัสจอง K7RM 4XHD', code: '' }, {}],
    [{ register_number: '', code: 'รหัสจอง K7RM 4XHD' }, { register_number: 'required' }],
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

  it('HOME-03 a pasted text fills the fields that it names and leaves the other as it was', () => {
    const values = { register_number: '1กก 1234', code: '' };
    const text = 'รหัสจอง YXX9 PNN2';
    for (const field of ['register_number', 'code'] as const)
      expect(pasted(text, { field, values })).toEqual({
        values: { register_number: '1กก 1234', code: 'YXX9 PNN2' },
        filled: { register_number: '', code: 'YXX9 PNN2' },
      });
    expect(pasted('70-1234', { field: 'register_number', values })).toBeNull();
    expect(pasted('yxx9pnn2', { field: 'code', values })).toBeNull();
    expect(pasted('สวัสดี', { field: 'code', values })).toBeNull();
  });
});
