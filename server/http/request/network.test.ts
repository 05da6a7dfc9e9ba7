import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('one caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('with the address %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('covers every address of one 64-bit network and none of the next', () => {
    expect(networkOf('2001:db8:1:2:ffff::9')).toBe(networkOf('2001:db8:1:2::1'));
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  });
});
