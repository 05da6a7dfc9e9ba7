import { describe, expect, it } from 'vitest';
import { foldOf, withFold } from './folds.ts';
import { placeIn, placeText } from './place.ts';

describe('a place in a drawing', () => {
  it('is the same again from its text', () => {
    const text = placeText('login whole', { x: 320.4, y: -17.6, scale: 0.754 });
    expect(text).toBe('login whole 320 -18 75');
    expect(placeIn(text, 'login whole')).toEqual({ x: 320, y: -18, scale: 0.75 });
  });

  it.each([
    '',
    'login whole',
    'login whole 320 -18',
    'login whole 320 -18 75 9',
    'login whole 320 -18 14',
    'login whole 320 -18 301',
    'login whole 1e9 0 75',
    'login whole NaN 0 75',
    'login outline 320 -18 75',
    'login.registering whole 320 -18 75',
  ])('is none in “%s”', (text) => expect(placeIn(text, 'login whole')).toBeNull());
});

describe('what is folded by hand', () => {
  it('is kept by name, the last word of each counting', () => {
    const folds = withFold(withFold('', 'login.agreeing', true), 'login', false);
    expect(folds).toBe('login.agreeing -login');
    expect([foldOf(folds, 'login.agreeing'), foldOf(folds, 'login'), foldOf(folds, 'agreeing')]).toEqual([
      true,
      false,
      undefined,
    ]);
    expect(withFold(folds, 'login.agreeing', false)).toBe('-login -login.agreeing');
    expect(withFold(folds, 'login', undefined)).toBe('login.agreeing');
  });
});
