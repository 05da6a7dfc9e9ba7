import { describe, expect, it } from 'vitest';
import { nearDay } from './near-days.ts';

describe('near days', () => {
  it.each([
    ['2026-11-30', 'Today'],
    ['2026-12-01', 'Tomorrow'],
    ['2026-12-02', undefined],
    ['2026-11-29', undefined],
  ])('on 30 November %s is %s', (date, name) => expect(nearDay(date, '2026-11-30')?.message).toBe(name));
});
