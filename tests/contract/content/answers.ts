import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { AnswerOf } from '#contract/call.ts';
import { calls, type CallName, type RequestFor } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import type { CallOptions, TestServer } from '#tests/support/server.ts';

/** Makes calls that must succeed, and returns their decoded answers. */
export const answersOf =
  (server: TestServer) =>
  async <N extends CallName>(name: N, request: RequestFor<N>, options?: CallOptions) => {
    const { code, results } = await server.call(name, request, options);
    expect(code).toBe(ERROR.ok);
    return z.parse(calls[name].answer, results) as AnswerOf<(typeof calls)[N]>;
  };
