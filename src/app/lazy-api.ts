import type { Language } from '#domain/constants.ts';
import type { Api } from '#src/api/client.ts';
import { clientConfig } from './client-config.ts';

/** A client that is loaded, with the schemas of the contract, at its first call: no page waits for it to be drawn. */
export function createLazyApi(language: Language, now: () => number, send: typeof fetch): Api {
  let client: Promise<Api> | undefined;
  const load = async () => {
    const { createApi } = await import('#src/api/client.ts');
    return createApi({
      base: clientConfig.apiBase,
      applicationKey: clientConfig.applicationKey,
      language: () => language,
      now,
      fetch: send,
    });
  };
  return async (name, request, options) => (await (client ??= load()))(name, request, options);
}
