import type { Language } from '#domain/constants.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Api, CallResult, SessionNews } from '#src/api/client.ts';
import { nameOfAnswer, type Arrival } from '#src/app/drawing/arrival.ts';

interface LazyApiOptions {
  readonly now: () => number;
  readonly send: typeof fetch;
  readonly arrival: Arrival;
  readonly onSession: (news: SessionNews) => void;
}

/** The client of each language. */
export function lazyApis(options: LazyApiOptions): (language: Language) => Api {
  const apis = new Map<Language, Api>();
  return (language) => {
    const api = apis.get(language) ?? lazyApi(language, options);
    apis.set(language, api);
    return api;
  };
}

/**
 * A client that is loaded at its first call, so that drawing a page does not wait for it. What came with the page is not requested again.
 */
function lazyApi(language: Language, { now, send, arrival, onSession }: LazyApiOptions): Api {
  let client: Promise<Api> | undefined;
  const load = async () => {
    const { createApi } = await import('#src/api/client.ts');
    return createApi({
      // This origin, or another server with the same calls.
      base: import.meta.env.VITE_API_BASE ?? '',
      applicationKey: import.meta.env.VITE_APP_KEY ?? 'roddee-web',
      language: () => language,
      now,
      fetch: send,
      onSession,
    });
  };
  return async (call, request, options) => {
    const arrived = arrival.isOld ? undefined : arrival.take(nameOfAnswer(language, call, request));
    if (arrived !== undefined) return { kind: 'ok', value: arrived } as CallResult<AnswerOf<typeof call>>;
    return (await (client ??= load()))(call, request, options);
  };
}
