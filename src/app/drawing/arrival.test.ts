import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listDateTimes } from '#contract/calls/availability.calls.ts';
import { browserArrival, nameOfAnswer, serverArrival } from './arrival.ts';
import { lazyApis } from '#src/app/lazy-api.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const QUESTION = { location_id: 1001, hours: 0.75, max_pre_day: 0 };
const name = nameOfAnswer('th', listDateTimes, QUESTION);

const arrive = (isOld = false) => {
  const { arrival, left } = serverArrival();
  arrival.leave(name, { days: [] });
  return browserArrival({ now: 0, left }, isOld);
};

describe('what travels with a page', () => {
  it('is used once, for the same call in the same language', () => {
    const arrival = arrive();
    expect(arrival.take(nameOfAnswer('en', listDateTimes, QUESTION))).toBeUndefined();
    expect(arrival.take(nameOfAnswer('th', listDateTimes, { ...QUESTION, hours: 1 }))).toBeUndefined();
    expect(arrival.take(name)).toEqual({ days: [] });
    expect(arrival.take(name)).toBeUndefined();
  });

  it('is dropped after ten seconds, because free times may no longer be free', () => {
    const early = arrive();
    const late = arrive();
    vi.advanceTimersByTime(9_000);
    expect(early.take(name)).toEqual({ days: [] });
    vi.advanceTimersByTime(1_000);
    expect(late.take(name)).toBeUndefined();
  });

  it('answers no call if the page came from the browser’s cache', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network in this test')));
    const ask = (isOld: boolean) =>
      lazyApis({ now: Date.now, send, arrival: arrive(isOld), onSession: () => undefined })('th')(
        listDateTimes,
        QUESTION,
      );
    expect(await ask(false)).toEqual({ kind: 'ok', value: { days: [] } });
    expect(send).not.toHaveBeenCalled();
    await expect(ask(true)).rejects.toThrow('network');
    expect(send).toHaveBeenCalledOnce();
  });
});
