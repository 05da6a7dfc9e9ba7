import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerProblem, answersSchema, LINE_MAX, LONG_MAX } from './form.answers.ts';
import type { DescribedField } from './form.shapes.ts';

const field = (more: Partial<DescribedField>): DescribedField => ({
  name: 'a',
  kind: 'text',
  label: 'A',
  is_required: true,
  ...more,
});

const options = [{ value: 'x', label: 'X' }];

describe('an answer', () => {
  it.each<[string, Partial<DescribedField>, string, string | null]>([
    ['a line', {}, 'ab', null],
    ['none', {}, ' \u200b', 'required'],
    ['none that is not needed', { is_required: false }, '', null],
    ['signs alone', {}, '\u2800', 'string'],
    ['a long line', {}, 'x'.repeat(LINE_MAX + 1), 'tooLong'],
    ['several lines', { kind: 'long' }, 'a\nb', null],
    ['too much text', { kind: 'long' }, 'x'.repeat(LONG_MAX + 1), 'tooLong'],
    ['so many characters', { length: 3 }, 'abc', null],
    ['another number of characters', { length: 3 }, 'abcd', 'length'],
    ['a name', { rule: 'name' }, 'มาลี', null],
    ['a number for a name', { rule: 'name' }, '123', 'string'],
    ['one name only', { rule: 'lastName' }, '-', null],
    ['an address', { rule: 'email' }, 'a@b.co', null],
    ['no address', { rule: 'email' }, 'a@b', 'email'],
    ['a mobile number', { rule: 'mobile' }, '+66 81 234 5678', null],
    ['nine digits', { rule: 'mobile' }, '081234567', 'mobile'],
    ['a line in a house', { rule: 'mobile' }, '021234567', 'mobile'],
    ['a plate', { rule: 'plate' }, '1กก-1234', null],
    ['no plate', { rule: 'plate' }, 'ABC 123', 'plate'],
    ['a choice', { kind: 'select', options }, 'x', null],
    ['no choice', { kind: 'select', options }, '', 'select'],
    ['a choice that there is not', { kind: 'radio', options }, 'y', 'select'],
    ['a region', { kind: 'select', options_from: 'regions' }, 'north', null],
    ['no region', { kind: 'select', options_from: 'regions' }, 'moon', 'select'],
    ['a tick', { kind: 'tick' }, 'true', null],
    ['no tick', { kind: 'tick' }, '', 'tick'],
    ['no tick where none is needed', { kind: 'tick', is_required: false }, '', null],
    ['a day', { kind: 'date' }, '2028-02-29', null],
    ['no such day', { kind: 'date' }, '2026-02-29', 'select'],
    ['today', { kind: 'date', until: '2026-11-27' }, '2026-11-27', null],
    ['a day to come', { kind: 'date', until: '2026-11-27' }, '2026-11-28', 'future'],
    ['a star', { kind: 'rating' }, '5', null],
    ['a star too many', { kind: 'rating' }, '6', 'select'],
    ['the low end', { kind: 'scale', low: { value: 0, label: '' }, high: { value: 10, label: '' } }, '0', null],
    ['below it', { kind: 'scale', low: { value: 0, label: '' }, high: { value: 10, label: '' } }, '-1', 'select'],
  ])('%s', (_name, more, typed, problem) => {
    expect(answerProblem(field(more), typed)).toBe(problem);
  });
});

it('the answers of a form are read as they are stored, unknown ones and pictures are left out', () => {
  const schema = answersSchema([
    field({ name: 'phone', rule: 'mobile' }),
    field({ name: 'note', kind: 'long', is_required: false }),
    field({ name: 'image', kind: 'file' }),
  ]);
  expect(z.parse(schema, { phone: '๐๘๑-๒๓๔-๕๖๗๘', image: 'x', other: 'y' })).toEqual({ phone: '0812345678', note: '' });
});
