// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStepAddress, type StepHistory } from './use-step-address.ts';

type Step = 'branch' | 'services' | 'time';
interface Shown {
  current: Step | null;
  addressed: Step | null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The chart grants every step that it is asked for, unless it `stays` at one. */
function begin(initialProps: Shown, stays: Step | null = null) {
  const gone: string[] = [];
  const asked: Step[] = [];
  const entry: { depth: number; from: Step | null } = { depth: 0, from: null };
  const history: StepHistory<Step> = {
    go: (step, how, from) => void gone.push(`${how} ${step}${from === undefined ? '' : ` from ${from}`}`),
    back: () => void gone.push('back'),
    entry: () => entry,
  };
  const request = (step: Step): Step => {
    asked.push(step);
    return stays ?? step;
  };
  const order = ['branch', 'services', 'time'] as const;
  const { rerender, unmount } = renderHook(
    (shown: Shown) => useStepAddress<Step>({ order, request, history, ...shown }),
    {
      initialProps,
    },
  );
  return { gone, asked, entry, show: rerender, leave: unmount };
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
  // The entry that is left is named first, so that it is known after a reload too.
  expect(gone).toEqual(['replace branch', 'push services from branch']);
  show({ current: 'services', addressed: 'services' });
  vi.advanceTimersByTime(5_000);
  show({ current: 'services', addressed: null });
  expect(asked).toEqual(['branch']);
  show({ current: 'branch', addressed: null });
  vi.advanceTimersByTime(4_000);
  expect(gone).toEqual(['replace branch', 'push services from branch', 'replace branch']);
});

it('a Back to it that the chart refuses leaves it, so that the next one finds it', () => {
  const { gone, asked, show } = begin({ current: 'branch', addressed: null }, 'time');
  show({ current: 'time', addressed: null });
  show({ current: 'time', addressed: 'time' });
  show({ current: 'time', addressed: null });
  show({ current: 'time', addressed: 'time' });
  show({ current: 'time', addressed: null });
  expect([asked, gone]).toEqual([
    ['branch', 'branch'],
    ['replace branch', 'push time from branch', 'push time', 'push time'],
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
  const { gone, asked, show } = begin({ current: 'time', addressed: 'time' }, 'time');
  show({ current: 'time', addressed: 'services' });
  expect([asked, gone]).toEqual([['services'], ['push time']]);
});

it('a return to the step of the entry before goes back instead of adding an entry', () => {
  const { gone, entry, show } = begin({ current: 'time', addressed: 'time' });
  entry.depth = 1;
  entry.from = 'services';
  show({ current: 'services', addressed: 'time' });
  expect(gone).toEqual(['back']);
});

it('a Back to a later step that can no longer be reached goes on back; Forward to it is corrected', () => {
  const { gone, entry, show } = begin({ current: 'services', addressed: 'services' }, 'services');
  entry.depth = 2;
  show({ current: 'services', addressed: 'time' });
  entry.depth = 1;
  show({ current: 'services', addressed: 'services' });
  entry.depth = 0;
  show({ current: 'services', addressed: 'time' });
  expect(gone).toEqual(['replace services', 'back']);
});
