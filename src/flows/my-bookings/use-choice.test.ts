// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import { useChoice } from './use-choice.ts';

const booking = (id: string) => ({ id, cancelling: 'possible' }) as FoundBooking;

it('what is ticked stays so on other pages, can be taken back, and stands still while it is being cancelled', () => {
  const { result } = renderHook(useChoice);
  const [a, b, c] = ['a', 'b', 'c'].map(booking) as [FoundBooking, FoundBooking, FoundBooking];
  const tick = (page: FoundBooking[], change: (ticked: Record<string, boolean>) => Record<string, boolean>) =>
    act(() => result.current.selectionAmong(page).onChange(change));
  const chosen = () => result.current.chosen.map(({ id }) => id).join('');
  tick([a, b], (ticked) => ({ ...ticked, a: true, b: true }));
  tick([c], (ticked) => ({ ...ticked, c: true }));
  expect(chosen()).toBe('abc');
  tick([a, b], ({ a: _a, ...others }) => others);
  expect(chosen()).toBe('bc');
  const { isPossible } = result.current.selectionAmong([a]);
  expect([isPossible(a), isPossible({ ...a, cancelling: 'tooLate' })]).toEqual([true, false]);
  act(() => result.current.keep(true));
  expect(result.current.selectionAmong([a]).isPossible(a)).toBe(false);
  act(() => result.current.clear());
  expect([chosen(), result.current.selectionAmong([a]).isPossible(a)]).toEqual(['', true]);
});
