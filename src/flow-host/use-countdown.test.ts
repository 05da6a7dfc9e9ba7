import { describe, expect, it } from 'vitest';
import { announcedMinute, formatTimeLeft } from './use-countdown.ts';

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
});
