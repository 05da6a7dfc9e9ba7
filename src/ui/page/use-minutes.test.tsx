import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useMinutes, type Clock } from './use-minutes.ts';

afterEach(() => vi.useRealTimers());

const Shown = ({ clock }: { readonly clock: Clock }) => <b>{useMinutes(clock)}</b>;

it('a part that is taken over late first has the time of its drawing, then that of the clock, each minute', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [drawnAt, later] = [1000, 70_000];
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Shown clock={() => drawnAt} />);
  expect(container.textContent).toBe('1000');
  let time = later;
  const clock = Object.assign(() => time, { drawnAt });
  const misfits: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <Shown clock={clock} />, { onRecoverableError: (error) => misfits.push(error) });
  });
  expect([misfits, container.textContent]).toEqual([[], '70000']);
  time = 130_000;
  await act(async () => void vi.advanceTimersByTime(60_000));
  expect(container.textContent).toBe('130000');
});
