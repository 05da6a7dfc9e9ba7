import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTypedStore } from './typed-store.ts';

const shape = z.object({ name: z.nullable(z.string()), note: z.nullable(z.string()) });
const typedStore = () => createTypedStore({ key: 'typed', untouched: { name: null, note: null }, shape });

const keepIn = (stored: Map<string, string>, denied = false) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (denied) throw new DOMException('denied', 'SecurityError');
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  });

afterEach(() => vi.unstubAllGlobals());

describe('what is typed but not yet entered', () => {
  it('outlives the page, each part by itself, until it is cleared', () => {
    keepIn(new Map());
    const typed = typedStore();
    expect(typed.read()).toBeNull();
    typed.keep({ name: 'Som' });
    typed.keep({ note: 'brakes' });
    expect(typedStore().read()).toEqual({ name: 'Som', note: 'brakes' });
    typed.forget();
    expect([typed.read(), typedStore().read()]).toEqual([null, null]);
  });

  it('lasts as long as the page if the storage is denied', () => {
    keepIn(new Map(), true);
    const typed = typedStore();
    typed.keep({ name: 'Som' });
    expect(typed.read()).toEqual({ name: 'Som', note: null });
    expect(typedStore().read()).toBeNull();
  });

  it('is read as another tab has left it', () => {
    keepIn(new Map());
    const [ours, theirs] = [typedStore(), typedStore()];
    ours.keep({ name: 'Som' });
    theirs.keep({ name: 'Dao' });
    expect(ours.read()?.name).toBe('Som');
    ours.reread();
    expect(ours.read()?.name).toBe('Dao');
  });

  it.each(['{"cut', '7', '[]'])('what cannot be read is nothing: %s', (text) => {
    keepIn(new Map([['typed', text]]));
    expect(typedStore().read()).toBeNull();
  });
});
