import type { AnswerOf, Call, RequestOf } from '#contract/call.ts';
import type { Api, CallFailed } from './client.ts';

/** The server's refusal of a read. */
export class ReadRefused extends Error {
  override readonly name = 'ReadRefused';
  readonly failure: CallFailed['failure'];
  /** In the server's words, which are shown (API-02); '' if it has none. */
  readonly said: string;

  constructor({ failure, message }: CallFailed) {
    super(failure);
    this.failure = failure;
    this.said = message;
  }
}

/** The answer; any failure is a `ReadRefused`. */
export const readOrReject = async <C extends Call>(
  api: Api,
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
): Promise<AnswerOf<C>> => {
  const result = await api(call, request, { signal });
  if (result.kind === 'ok') return result.value;
  throw new ReadRefused(result);
};
