import type { AnswerOf, Call, RequestOf } from '#contract/call.ts';
import type { Api, CallFailed } from './client.ts';

/** The server's refusal of a read. */
export class ReadRefused extends Error {
  readonly failure: CallFailed['failure'];
  /** In the server's words, which are shown (API-02); '' if it has none. */
  readonly said: string;

  constructor({ failure, message }: CallFailed) {
    super(`read refused: ${failure}`);
    this.failure = failure;
    this.said = message;
  }
}

/** The answer; null for a failure of `noneOf`, which says that there is nothing to read. Any other failure is a `ReadRefused`. */
export const readOrNull = async <C extends Call>(
  api: Api,
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
  ...noneOf: readonly CallFailed['failure'][]
): Promise<AnswerOf<C> | null> => {
  const result = await api(call, request, { signal });
  if (result.kind === 'ok') return result.value;
  if (noneOf.includes(result.failure)) return null;
  throw new ReadRefused(result);
};

/** The answer; any failure is a `ReadRefused`. */
export const readOrReject = <C extends Call>(api: Api, call: C, request: RequestOf<C>, signal: AbortSignal) =>
  readOrNull(api, call, request, signal) as Promise<AnswerOf<C>>;
