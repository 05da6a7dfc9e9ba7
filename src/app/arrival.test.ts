import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserArrival, nameOfAnswer, serverArrival } from './arrival.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const name = nameOfAnswer('th', 'listDateTimes', { location_id: 1001, hours: 0.75 });

const arrive = () => {
  const { arrival, left } = serverArrival();
  arrival.leave(name, { days: [] });
  return browserArrival({ now: 0, left });
};

describe('what travels with a page', () => {
  it('is taken once, by the same question in the same language', () => {
    const arrival = arrive();
    expect(arrival.take(nameOfAnswer('en', 'listDateTimes', { location_id: 1001, hours: 0.75 }))).toBeUndefined();
    expect(arrival.take(nameOfAnswer('th', 'listDateTimes', { location_id: 1001, hours: 1 }))).toBeUndefined();
    expect(arrival.take(name)).toEqual({ days: [] });
    expect(arrival.take(name)).toBeUndefined();
  });

  it('RB-16 is dropped when it is ten seconds old: free times would be shown that are no longer free', () => {
    const early = arrive();
    const late = arrive();
    vi.advanceTimersByTime(9_000);
    expect(early.take(name)).toEqual({ days: [] });
    vi.advanceTimersByTime(1_000);
    expect(late.take(name)).toBeUndefined();
  });
});
