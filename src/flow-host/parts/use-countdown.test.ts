// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedMinute, formatTimeLeft, useCountdown } from './use-countdown.ts';

afterEach(() => vi.useRealTimers());

describe('the time left of a hold', () => {
  it.each([
    [900_000, '15:00'],
    [872_000, '14:32'],
    [59_001, '01:00'],
    [1, '00:01'],
    [0, '00:00'],
    [-5, '00:00'],
  ])('%i ms is %s', (ms, text) => expect(formatTimeLeft(ms)).toBe(text));

  it('is announced at 5, 2 and 1 minutes', () => {
    const minutes = [301, 300, 121, 120, 61, 60, 0].map((seconds) => announcedMinute(seconds * 1000));
    expect(minutes).toEqual([null, 5, 5, 2, 2, 1, 1]);
  });

  it('is counted on the clock that is given, whatever the device says, and no longer than it is shown', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let now = 1_000;
    const clock = { now: () => now };
    const { result, unmount } = renderHook(() => useCountdown(61_000, clock));
    const leftAt = (ms: number) => {
      now = ms;
      act(() => void vi.advanceTimersByTime(500));
      return result.current;
    };
    expect([result.current, leftAt(31_000), leftAt(62_000)]).toEqual([60_000, 30_000, 0]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
