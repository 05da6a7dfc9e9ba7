import type { AnswerOf, Call, RequestOf } from '#contract/call.ts';
import type { Api, CallFailed } from '#src/api/client.ts';
import { ReadRefused, readOrReject } from '#src/api/read.ts';

/** The answer; null for a failure of `noneOf`, which says that there is nothing to read. Any other failure is a `ReadRefused`. */
export const readOrNull = async <C extends Call>(
  api: Api,
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
  ...noneOf: readonly CallFailed['failure'][]
): Promise<AnswerOf<C> | null> => {
  try {
    return await readOrReject(api, call, request, signal);
  } catch (error) {
    if (error instanceof ReadRefused && noneOf.includes(error.failure)) return null;
    throw error;
  }
};
