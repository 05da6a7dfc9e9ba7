import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { MAX_COMPARED } from '#domain/constants.ts';
import { browserValue } from '#src/api/browser-value.ts';

const KEY = 'roddee.compared-products';

const stored = browserValue('localStorage', KEY, z.array(z.string()));

const NONE: readonly string[] = [];
let ids: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** What another tab, or a hand, has stored: each once, at most three. */
const whole = (list: readonly string[]) => [...new Set(list)].slice(0, MAX_COMPARED);

const readIds = (): readonly string[] => {
  ids ??= whole(stored.read() ?? NONE);
  return ids;
};

const writeIds = (next: readonly string[]) => {
  ids = next;
  stored.write(next.length === 0 ? null : [...next]);
  for (const tell of listeners) tell();
};

const onStorage = ({ key }: StorageEvent) => {
  if (key !== null && key !== KEY) return;
  ids = null;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

/** False if there are three already: nothing changes. */
export function addCompared(id: string): boolean {
  const known = readIds();
  if (known.includes(id)) return true;
  if (known.length >= MAX_COMPARED) return false;
  writeIds([...known, id]);
  return true;
}

export const removeCompared = (...gone: readonly string[]): void => {
  writeIds(readIds().filter((id) => !gone.includes(id)));
};

/** The ids of the products that this browser compares, in the order chosen; a server knows none. */
export const useCompared = (): readonly string[] => useSyncExternalStore(subscribe, readIds, () => NONE);
