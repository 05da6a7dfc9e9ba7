import { describe, expect, it } from 'vitest';
import { inReferenceOrder } from './tables.ts';

describe('the order in which tables are filled', () => {
  it('puts each table after those it refers to, and allows one that refers to itself', () => {
    const references = [
      { from: 'claim', to: 'appointment' },
      { from: 'appointment', to: 'branch' },
      { from: 'branch', to: 'branch' },
      { from: 'claim', to: 'day' },
      { from: 'day', to: 'branch' },
    ];
    expect(inReferenceOrder(['appointment', 'branch', 'claim', 'day'], references)).toEqual([
      'branch',
      'appointment',
      'day',
      'claim',
    ]);
  });

  it('names tables that refer to each other', () => {
    const circle = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'a' },
    ];
    expect(() => inReferenceOrder(['a', 'b', 'c'], circle)).toThrow('point at each other: a, b');
  });
});
