import { expect, it } from 'vitest';
import { givenName } from './given-name.ts';

it.each([
  ['คันเก่ง', '1กก 1234', 'คันเก่ง'],
  ['1กก 1234', '1กก 1234', ''],
  ['1กก1234', '1กก 1234', ''],
  ['1กก 1235', '1กก 1234', '1กก 1235'],
])('a car named %s with the plate %s has the name "%s" beside it', (name, plate, shown) => {
  expect(givenName(name, plate)).toBe(shown);
});
