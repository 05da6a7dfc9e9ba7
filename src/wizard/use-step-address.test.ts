// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStepAddress } from './use-step-address.ts';

type Step = 'branch' | 'services' | 'time';
interface Shown {
  current: Step | null;
  addressed: Step | null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The chart grants every step that it is asked for, unless `refuses`. */
function begin(initialProps: Shown, refuses = false) {
  const gone: string[] = [];
  const asked: Step[] = [];
  const go = (step: Step, how: string) => void gone.push(`${how} ${step}`);
  const request = (step: Step): Step => {
    asked.push(step);
    return refuses ? 'time' : step;
  };
  const order = ['branch', 'services', 'time'] as const;
  const { rerender, unmount } = renderHook((shown: Shown) => useStepAddress<Step>({ order, request, go, ...shown }), {
    initialProps,
  });
  return { gone, asked, show: rerender, leave: unmount };
}

it('an address without a step gets the one that is shown, when the page has been answering for a while', () => {
  const { gone, leave } = begin({ current: 'time', addressed: null });
  vi.advanceTimersByTime(3_999);
  expect(gone).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(gone).toEqual(['replace time']);
  leave();
});

it('whoever goes on before that comes Back to the step that was shown there, which the address then gets', () => {
  const { gone, asked, show } = begin({ current: 'branch', addressed: null });
  show({ current: 'services', addressed: null });
  expect(gone).toEqual(['push services']);
  show({ current: 'services', addressed: 'services' });
  vi.advanceTimersByTime(5_000);
  show({ current: 'services', addressed: null });
  expect(asked).toEqual(['branch']);
  show({ current: 'branch', addressed: null });
  vi.advanceTimersByTime(4_000);
  expect(gone).toEqual(['push services', 'replace branch']);
});

it('a Back to it that the chart refuses leaves it, so that the next one finds it', () => {
  const { gone, asked, show } = begin({ current: 'branch', addressed: null }, true);
  show({ current: 'time', addressed: null });
  show({ current: 'time', addressed: 'time' });
  show({ current: 'time', addressed: null });
  show({ current: 'time', addressed: 'time' });
  show({ current: 'time', addressed: null });
  expect([asked, gone]).toEqual([
    ['branch', 'branch'],
    ['push time', 'push time', 'push time'],
  ]);
});

it('an address that is left before that is not touched any more', () => {
  const { gone, leave } = begin({ current: 'branch', addressed: null });
  leave();
  vi.advanceTimersByTime(5_000);
  expect(gone).toEqual([]);
});

it('an address that names a step which is not reached is corrected at once', () => {
  expect(begin({ current: 'branch', addressed: 'time' }).gone).toEqual(['replace branch']);
});

it('a step followed before that, and Back from it, are asked of the chart', () => {
  const { gone, asked, show } = begin({ current: 'time', addressed: null });
  show({ current: 'time', addressed: 'branch' });
  show({ current: 'branch', addressed: 'branch' });
  show({ current: 'branch', addressed: null });
  expect(asked).toEqual(['branch', 'time']);
  show({ current: 'time', addressed: null });
  vi.advanceTimersByTime(4_000);
  expect(gone).toEqual(['replace time']);
});

it('a Back that the chart refuses leaves its entry, so that the next one finds it', () => {
  const { gone, asked, show } = begin({ current: 'time', addressed: 'time' }, true);
  show({ current: 'time', addressed: 'services' });
  expect([asked, gone]).toEqual([['services'], ['push time']]);
});
