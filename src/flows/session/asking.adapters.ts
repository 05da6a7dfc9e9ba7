import type { AnswerOf, Call, RequestOf } from '#contract/call.ts';
import type { Api } from '#src/api/client.ts';

const GIVE_UP_AFTER_MS = 15_000;

/** Undefined where the server cannot say, nobody is signed in any more, or no answer comes. */
export const askedPatiently = async <C extends Call>(
  api: Api,
  call: C,
  request: RequestOf<C>,
): Promise<AnswerOf<C> | undefined> => {
  const question = new AbortController();
  const timer = setTimeout(() => question.abort(), GIVE_UP_AFTER_MS);
  try {
    const result = await api(call, request, question);
    return result.kind === 'ok' ? result.value : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};
