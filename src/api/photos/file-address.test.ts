import { afterEach, expect, it, vi } from 'vitest';
import { fileAddress } from './file-address.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['', '/x/photo/1', '/x/photo/1'],
  ['https://api.example/v1', '/x/photo/1', 'https://api.example/v1/x/photo/1'],
  ['https://api.example/v1', 'https://bucket.example/1', 'https://bucket.example/1'],
])('with calls at %j the file %s is at %s', (base, address, found) => {
  vi.stubEnv('VITE_API_BASE', base);
  expect(fileAddress(address)).toBe(found);
});
