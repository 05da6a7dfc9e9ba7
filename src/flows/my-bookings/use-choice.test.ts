// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FoundBooking } from '#machines/booking-lookup/booking-lookup.types.ts';
import { useChoice } from './use-choice.ts';

const booking = (id: string) => ({ id, cancelling: 'possible' }) as FoundBooking;

it('what is ticked stays so on other pages, can be taken back, and stands still while it is being cancelled', () => {
  const { result } = renderHook(useChoice);
  const [a, b, c] = ['a', 'b', 'c'].map(booking) as [FoundBooking, FoundBooking, FoundBooking];
  const tick = (page: FoundBooking[], ticked: Record<string, true>) =>
    act(() => result.current.selectionAmong(page).onChange(ticked));
  const chosen = () => result.current.chosen.map(({ id }) => id).join('');
  tick([a, b], { a: true, b: true });
  tick([c], { a: true, b: true, c: true });
  expect(chosen()).toBe('abc');
  tick([a, b], { b: true, c: true });
  expect(chosen()).toBe('bc');
  const { isPossible } = result.current.selectionAmong([a]);
  expect([isPossible(a), isPossible({ ...a, cancelling: 'tooLate' })]).toEqual([true, false]);
  act(() => result.current.keep(true));
  expect(result.current.selectionAmong([a]).isPossible(a)).toBe(false);
  act(() => result.current.clear());
  expect([chosen(), result.current.selectionAmong([a]).isPossible(a)]).toEqual(['', true]);
});
