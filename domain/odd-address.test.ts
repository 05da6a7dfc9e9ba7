import { expect, it } from 'vitest';
import { isOddAddress } from './odd-address.ts';

it.each(['/', '/th', '/th/', '/th/booking?branch=1&to=//x', '/th/a.b', '/th/%E0%B8%81', '/th#//x'])(
  '%s is an address',
  (address) => expect(isOddAddress(address)).toBe(false),
);

it.each([
  '',
  'th',
  '//evil.example/th',
  '/th//me',
  '/\\evil.example',
  '/th/../me',
  '/.',
  '/.//evil.example',
  '/%2e//evil.example',
  '/th/%2E%2e/me',
  '/th%2fme',
  '/%5cevil.example',
  '/th/%ff',
])('%j is odd', (address) => expect(isOddAddress(address)).toBe(true));
