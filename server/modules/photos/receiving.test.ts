import { expect, it } from 'vitest';
import { photosComing } from './receiving.ts';

/** Sends that get a place, of so many accounts that send from one address each. */
const started = (comes: ReturnType<typeof photosComing>, accounts: number, address: (n: number) => string) =>
  Array.from({ length: accounts }, (_, n) => n).filter((n) => {
    try {
      comes(`member ${address(n)} ${n}`, address(n));
      return true;
    } catch {
      return false;
    }
  }).length;

it.each([
  ['one address', 8, () => '203.0.113.7'],
  ['one IPv6 household', 8, (n: number) => `2001:db8:1:1::${n + 1}`],
  ['one neighbourhood', 16, (n: number) => `203.0.113.${n}`],
  ['one IPv6 neighbourhood', 16, (n: number) => `2001:db8:1:${n}::1`],
  ['the whole world', 32, (n: number) => `203.0.${n}.1`],
] as const)('of fifty accounts in %s, %i send at once', (_where, most, address) => {
  expect(started(photosComing(), 50, address)).toBe(most);
});

it('eleven accounts at one address, with three photos each, leave places for everybody else', () => {
  const comes = photosComing();
  started(comes, 33, () => '203.0.113.7');
  expect(() => comes('member other', '198.51.100.9')).not.toThrow();
});

it('every place is given back, and nothing is kept', () => {
  const comes = photosComing();
  for (let round = 0; round < 100; round += 1) {
    const over = Array.from({ length: 8 }, (_, n) => comes(`member ${n % 4}`, '203.0.113.7'));
    expect(() => comes('member 9', '203.0.113.7')).toThrow('tooManyRequests');
    for (const end of over) end();
  }
});
