import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

/** The files of the screens share a process and its page: each leaves it as it found it. */
afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const { name } of Array.from(document.documentElement.attributes))
    document.documentElement.removeAttribute(name);
});
