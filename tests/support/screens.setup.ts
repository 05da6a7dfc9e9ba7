import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetUnanswered } from './wire/unanswered-writes.ts';

/** The files of the screens share a process and its page: each leaves it as it found it. */
afterEach(async () => {
  cleanup();
  // A write that one file leaves unanswered would make the next file's write a repeat.
  await forgetUnanswered();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const { name } of Array.from(document.documentElement.attributes))
    document.documentElement.removeAttribute(name);
});
