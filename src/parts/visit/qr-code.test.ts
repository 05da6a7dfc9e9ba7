import { expect, it } from 'vitest';
import { qrPath } from './qr-code.tsx';

it('a booking code is a small QR with its three corners', () => {
  const { size, path } = qrPath('K7RM4XHD');
  expect(size).toBe(21);
  for (const corner of ['M0 0h', 'M20 0h', 'M0 20h']) expect(path).toContain(corner);
  expect(qrPath('K7RM4XHE').path).not.toBe(path);
});
