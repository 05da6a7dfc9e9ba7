import type { ProxyOptions } from 'vite';
import { calls } from '#contract/calls/all.ts';

/** One proxy entry for each first segment of a call's path, so that a new call is proxied without a change here. */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  const segments = new Set(Object.values(calls).map((call) => call.path.split('/').find((part) => part !== '')));
  return Object.fromEntries([...segments].map((segment) => [`^/${segment}(/|$)`, { target }]));
}
