// @vitest-environment happy-dom
import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typedValue } from './typed-value.ts';
import { unsettled } from './unsettled.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A browser whose storage is full. */
const refuse = () =>
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

it('what the browser stores is no loss', () => {
  const typed = typedValue('localStorage', 'typed', z.string());
  typed.write('half');
  expect([typed.read(), unsettled.isAny()]).toEqual(['half', false]);
  expect(typedValue('localStorage', 'typed', z.string()).read()).toBe('half');
});

it('what it does not store is there as long as the page, and is a loss until it is stored or dropped', () => {
  const typed = typedValue('localStorage', 'typed', z.string());
  const told = vi.fn<() => void>();
  const stop = unsettled.subscribe(told);
  refuse();
  typed.write('half');
  typed.write('more');
  expect([typed.read(), unsettled.isAny()]).toEqual(['more', true]);
  typed.write(null);
  expect([typed.read(), unsettled.isAny()]).toEqual([null, false]);
  typed.write('again');
  vi.unstubAllGlobals();
  typed.write('again');
  expect([typed.read(), unsettled.isAny()]).toEqual(['again', false]);
  expect(told).toHaveBeenCalledTimes(4);
  stop();
});
