import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, type AnswerOf, type Call, type RequestOf } from './call.ts';
import { calls } from './calls/all.ts';
import { integerField } from './codecs.ts';

const PLAIN = {
  id: 'T01',
  method: 'POST',
  path: '/x/',
  who: ['guest'],
  owns: null,
  request: z.object({ page: integerField }),
  answer: z.object({ total: z.int() }),
} as const;

it('a call keeps its literal types and its values', () => {
  const call = defineCall({ ...PLAIN, writes: true });
  expectTypeOf(call.writes).toEqualTypeOf<true>();
  expectTypeOf(call.method).toEqualTypeOf<'POST'>();
  expectTypeOf<RequestOf<typeof call>>().toEqualTypeOf<{ page: number }>();
  expectTypeOf<AnswerOf<typeof call>>().toEqualTypeOf<{ total: number }>();
});

/** The parameter type of defineCall for a given C. */
type Taken<C extends Call> = Parameters<typeof defineCall<C>>[0];
type Plain = typeof PLAIN;

it('an impossible call does not compile: a misspelt field, or a query field that does not exist', () => {
  type Misspelt = Plain & { readonly wirtes: true };
  type Astray = Plain & { readonly query: readonly ['pages'] };
  type Right = Plain & { readonly query: readonly ['page'] };
  expectTypeOf<Misspelt>().not.toExtend<Taken<Misspelt>>();
  expectTypeOf<Astray>().not.toExtend<Taken<Astray>>();
  expectTypeOf<Right>().toExtend<Taken<Right>>();
});

it('no two areas use the same name for a call, and the table has them all', () => {
  const areas = import.meta.glob<Record<string, Call>>('./calls/*.calls.ts', { eager: true });
  const names = Object.values(areas).flatMap((area) => Object.keys(area));
  expect(Object.keys(calls).toSorted()).toEqual(names.toSorted());
});
