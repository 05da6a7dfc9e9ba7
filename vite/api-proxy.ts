import type { ProxyOptions } from 'vite';
import { calls } from '#contract/calls/all.ts';

/** One proxy entry for each first segment of a call's path, so that a new call is proxied without a change here; and the embedded provider. */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  const ofCalls = Object.values(calls).map((call) => call.path.split('/').find((part) => part !== ''));
  const segments = new Set([...ofCalls, 'sso']);
  return Object.fromEntries([...segments].map((segment) => [`^/${segment}(/|$)`, { target }]));
}
