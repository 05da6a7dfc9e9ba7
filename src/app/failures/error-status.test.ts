import { expect, it } from 'vitest';
import { statusOfError } from './error-status.ts';

it('NAV-11 an error without a status of its own is a 500', () => {
  expect(statusOfError(new Error('x'))).toBe(500);
  expect(statusOfError({ status: 403 })).toBe(403);
  expect(statusOfError({ status: 200 })).toBe(500);
  expect(statusOfError(null)).toBe(500);
});
