import { afterEach, expect, it, vi } from 'vitest';
import { cookiesWork } from './cookies-work.ts';

afterEach(() => vi.restoreAllMocks());

it('a cookie that comes back works, and leaves nothing', () => {
  expect(cookiesWork()).toBe(true);
  expect(document.cookie).toBe('');
});

it.each([
  ['is dropped', () => ''],
  [
    'must not be read',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('a cookie that %s does not work', (_how, cookie) => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(cookie);
  expect(cookiesWork()).toBe(false);
});
