import { queryOptions } from '@tanstack/react-query';
import { openWebview, readWebview } from '#contract/calls/webview.calls.ts';
import type { Api } from './client.ts';
import { ReadRefused } from './read.ts';
import { newRequestKey } from './request-key.ts';

/** Where the page's first script puts the hash with which the app opened the page. */
const HASH = 'roddee.handover';

interface HandedOver {
  readonly value: string;
  /** The same for each try, so that a lost answer is answered again. */
  readonly key: string;
}

/** What waits in this tab to be used; null for nothing. */
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

/** For which member this webview redeems, or why for none: its address was used before, or the card may not be used. */
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
  // Anything else will pass, and is asked again.
  if (result.kind === 'failed' && !isRefusal(result.failure)) throw new ReadRefused(result);
  sessionStorage.removeItem(HASH);
  return result.kind === 'ok'
    ? { kind: 'open', code: result.value.code }
    : { kind: isRefusal(result.failure) ? REFUSALS[result.failure] : 'used', message: result.message };
}

/** Uses what the app handed over, once; without it, reads for whom this browser's webview is open. */
export const openingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['webview'],
    queryFn: ({ signal }) => open(api, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without a network it says so at once.
    networkMode: 'always',
  });
