// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallResult } from '#src/api/client.ts';
import { refused, toOutcome } from '#src/api/to-outcome.ts';
import { PATIENCE_MS, refusalOf, useCall } from './use-call.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The timers of a signal are the system's own.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
    return late.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Long enough for an answer to be reported. */
const A_MOMENT = 5;

const ANSWERED: CallResult<string> = { kind: 'ok', value: 'answered' };
const failed = (message: string): CallResult<string> => ({ kind: 'failed', failure: 'foreign', message, details: {} });

/** A call whose tries come out like this; `never`: no answer comes. */
function calling(...results: (CallResult<string> | 'never')[]) {
  const tries = vi.fn((signal: AbortSignal): Promise<CallResult<string>> => {
    const result = results.shift() ?? 'never';
    if (result !== 'never') return Promise.resolve(result);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const make = async (_: void, signal: AbortSignal) => toOutcome(await tries(signal), { otherwise: refused }, String);
  const { result } = renderHook(() => useCall({}, make));
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    tries,
    after,
    press: () => {
      act(() => result.current.mutate());
      return after(A_MOMENT);
    },
    shown: () => ({ isBusy: result.current.isPending, refusal: refusalOf(result.current) }),
  };
}

it('a call that is not answered is given up after a time, and can be made again', async () => {
  const { press, after, shown, tries } = calling('never', ANSWERED);
  await press();
  await after(PATIENCE_MS - 2 * A_MOMENT);
  expect(shown()).toEqual({ isBusy: true, refusal: null });
  await after(2 * A_MOMENT);
  expect(shown()).toEqual({ isBusy: false, refusal: '' });
  await press();
  expect(shown()).toEqual({ isBusy: false, refusal: null });
  expect(tries).toHaveBeenCalledTimes(2);
});

it('a refusal is in the server’s words, and without any it is not silent', async () => {
  const { press, shown } = calling(failed('Not now.'), failed(''));
  await press();
  expect(shown().refusal).toBe('Not now.');
  await press();
  expect(shown().refusal).toBe('');
});

it('without a network a call is made all the same, so that its failure is said', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { press, tries } = calling(ANSWERED);
  await press();
  expect(tries).toHaveBeenCalledTimes(1);
});
