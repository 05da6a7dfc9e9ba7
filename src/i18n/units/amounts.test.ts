import { describe, expect, it } from 'vitest';
import { formatDistance, formatDuration } from './amounts.ts';

describe('amounts', () => {
  it('a duration names hours and minutes, and only what is there', () => {
    expect(formatDuration(1.5, 'th')).toBe('1 ชม. 30 นาที');
    expect(formatDuration(1.5, 'en')).toBe('1 h 30 min');
    expect(formatDuration(0.25, 'en')).toBe('15 min');
    expect(formatDuration(2, 'th')).toBe('2 ชม.');
    expect(formatDuration(0, 'en')).toBe('0 min');
  });

  it('a distance is coarser the farther it is', () => {
    expect(formatDistance(0.849, 'th')).toBe('850 ม.');
    expect(formatDistance(0.99, 'en')).toBe('1.0 km');
    expect(formatDistance(2.14, 'en')).toBe('2.1 km');
    expect(formatDistance(9.96, 'en')).toBe('10 km');
    expect(formatDistance(1480.2, 'th')).toBe('1,480 กม.');
  });
});
