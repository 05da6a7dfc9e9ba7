import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRest } from './use-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Wizard({ step }: { readonly step: number }) {
  const { isResting, onPointed } = useRest(step, step === 2);
  return (
    <button type="button" aria-busy={isResting} onClick={onPointed}>
      Next
    </button>
  );
}

const isResting = () => screen.getByRole('button').getAttribute('aria-busy') === 'true';
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** At a place, as a finger or a mouse; a key has neither count nor place. */
const TAP = { detail: 1, clientX: 100, clientY: 600 };

it.each([
  ['a step', 1, 600],
  ['the last step, where it books', 2, 1000],
] as const)('RB-02 the main button rests after a tap that has led to %s', (_name, step, ms) => {
  const { rerender } = render(<Wizard step={0} />);
  fireEvent.click(screen.getByRole('button'), TAP);
  expect(isResting()).toBe(false);
  rerender(<Wizard step={step} />);
  expect(isResting()).toBe(true);
  pass(ms - 1);
  expect(isResting()).toBe(true);
  pass(1);
  expect(isResting()).toBe(false);
});

it('a slow step rests as long, counted from when it came', () => {
  const { rerender } = render(<Wizard step={0} />);
  fireEvent.click(screen.getByRole('button'), TAP);
  pass(5000);
  rerender(<Wizard step={1} />);
  pass(599);
  expect(isResting()).toBe(true);
});

it('it does not rest where a key has led, or something else', () => {
  const { rerender } = render(<Wizard step={0} />);
  fireEvent.click(screen.getByRole('button'), { detail: 0 });
  rerender(<Wizard step={1} />);
  expect(isResting()).toBe(false);
  rerender(<Wizard step={2} />);
  expect(isResting()).toBe(false);
});
