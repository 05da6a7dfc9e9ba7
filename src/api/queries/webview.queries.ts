import { queryOptions } from '@tanstack/react-query';
import { openWebview, readWebview } from '#contract/calls/webview.calls.ts';
import type { Api } from '#src/api/client.ts';
import { ReadRefused } from '#src/api/read.ts';
import { newRequestKey } from '#src/api/request-key.ts';

/** Where the page's first script puts the hash with which the app opened the page. */
const HASH = 'roddee.handover';

interface HandedOver {
  readonly value: string;
  /** The same key for every attempt, so that the server answers again if its answer was lost. */
  readonly key: string;
}

/** The handed-over value that this tab has not used yet; null if there is none. */
function handedOver(): HandedOver | null {
  try {
    const fields = new URLSearchParams(sessionStorage.getItem(HASH)?.slice(1) ?? '');
    const value = fields.get('handover');
    if (value === null) return null;
    const key = fields.get('key') ?? newRequestKey();
    sessionStorage.setItem(HASH, `#${new URLSearchParams({ handover: value, key })}`);
    return { value, key };
  } catch {
    return null;
  }
}

/** The member for whom this webview redeems, or why there is none: the address was used before, or the card is blocked. */
export type Opening =
  | { readonly kind: 'open'; readonly code: string }
  | { readonly kind: 'used' | 'card'; readonly message: string };

const REFUSALS = { codeRefused: 'used', invalidInput: 'used', cardRefused: 'card' } as const;
const isRefusal = (failure: string): failure is keyof typeof REFUSALS => failure in REFUSALS;

async function open(api: Api, signal: AbortSignal): Promise<Opening> {
  const handed = handedOver();
  const result =
    handed === null
      ? await api(readWebview, {}, { signal })
      : await api(openWebview, { hand_over: handed.value, request_key: handed.key }, { signal });
  // Any other failure is temporary, so the call is retried.
  if (result.kind === 'failed' && !isRefusal(result.failure)) throw new ReadRefused(result);
  sessionStorage.removeItem(HASH);
  return result.kind === 'ok'
    ? { kind: 'open', code: result.value.code }
    : { kind: isRefusal(result.failure) ? REFUSALS[result.failure] : 'used', message: result.message };
}

/** Uses the value that the app handed over, once; without one, reads for whom this browser's webview is open. */
export const openingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['webview'],
    queryFn: ({ signal }) => open(api, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without a network it fails at once instead of waiting.
    networkMode: 'always',
  });
