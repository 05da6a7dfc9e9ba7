import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { defineCall, KINDS } from '#contract/call.ts';
import { jsonOf } from '../json-text.ts';
import { successBody } from './envelope.ts';

const item = z.object({ name: z.string() });
const read = { method: 'GET', who: KINDS, owns: null, request: z.object({}) } as const;
const call = defineCall({
  ...read,
  id: 'X01',
  path: '/lists',
  answer: z.object({ first: z.array(item), second: z.optional(z.array(item)), now: z.optional(z.string()) }),
});
const other = defineCall({
  ...read,
  id: 'X02',
  path: '/others',
  answer: z.object({ first: z.array(z.object({ secret: z.string() })) }),
});

const frozen = () => {
  const list = [{ name: 'A "quoted"\u2028', secret: 'x' }];
  Object.freeze(list);
  return list;
};

describe('the text of an answer', () => {
  it('of frozen lists is the same as of lists that are not, the first time and again', () => {
    const list = frozen();
    for (const now of ['1', '2', undefined])
      expect(successBody(call, { first: list, second: list, now })).toBe(
        successBody(call, { first: [...list], second: [...list], now }),
      );
  });

  it('drops what the contract does not name, in frozen lists too', () => {
    const list = frozen();
    for (const _ of ['first', 'again'])
      expect(jsonOf(successBody(call, { first: list, more: list }))).toEqual({
        error_code: 0,
        results: { first: [{ name: 'A "quoted"\u2028' }] },
      });
  });

  it('is made of a list anew for another call', () => {
    const list = frozen();
    successBody(call, { first: list });
    expect(jsonOf(successBody(other, { first: list }))).toEqual({
      error_code: 0,
      results: { first: [{ secret: 'x' }] },
    });
  });

  it('is not made of a frozen list that breaks the contract', () => {
    const wrong = Object.freeze([{ name: 1 }]);
    for (const _ of ['first', 'again']) expect(() => successBody(call, { first: wrong })).toThrow(/invalid_type/);
  });

  it('leaves a field out that has no value', () => {
    expect(successBody(call, { first: frozen(), now: undefined })).toBe(
      '{"error_code":0,"results":{"first":[{"name":"A \\"quoted\\"\u2028"}]}}',
    );
  });
});
