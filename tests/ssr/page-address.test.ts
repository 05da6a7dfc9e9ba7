import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressReader } from '#src/app/drawing/page-address.ts';

const read = addressReader();
const canonicalOf = (address: string) => read(address).canonical;

describe('the canonical address of a page', () => {
  it.each([
    ['/th', '/th'],
    ['/', '/'],
    ['/th/', '/th'],
    ['/en/booking/', '/en/booking'],
    ['/guideline', '/guideline'],
    ['/th?x=1', '/th'],
    ['/th/?fbclid=abc&utm_source=line', '/th'],
    ['/en/booking?x=1&x=2', '/en/booking'],
    ['/en/booking?branch=nowhere', '/en/booking'],
    ['/en/booking?step=', '/en/booking'],
    ['/en/booking/find?x=%zz', '/en/booking/find'],
    ['/en/booking#top', '/en/booking'],
  ])('%s is %s: no route knows anything of its search', (address, canonical) => {
    expect(canonicalOf(address)).toBe(canonical);
  });

  it.each([
    '/en/booking?branch=1001',
    '/en/booking?x=1&branch=1001',
    '/en/booking?step=time',
    '/en/booking?aff=4711',
    '/th/booking/find?code=AB',
  ])('%s is a page of its own: its route knows something of the search', (address) => {
    expect(canonicalOf(address)).toBeNull();
  });

  it.each([
    '/th/no/such/page',
    '/fr/booking',
    '/TH',
    '/th/BOOKING',
    '/th//booking',
    '/%74h',
    '/index.html',
    '/%E0%A4%A',
  ])('%s names no page, or not as the routes do', (address) => {
    expect(canonicalOf(address)).toBeNull();
  });
});

describe('what a page begins with', () => {
  it('is derived from its address, with the texts and scripts of its route', () => {
    const { language, modules, first } = read('/en/booking?branch=1001&services=401').beginning ?? {};
    expect([language, first]).toEqual(['en', ['src/ui/page/early-tap.ts']]);
    for (const source of ['locales/en/booking.po', 'src/routes/$lang/booking/index.tsx?tsr-split=component---loader'])
      expect(modules).toContain(source);
  });

  it.each(['/th/404', '/th/no/such/page', '/fr/booking'])('is not known of %s, where nothing is', (address) => {
    expect(read(address).beginning).toBeNull();
  });
});

describe('an address with personal data', () => {
  it.each([
    ['/th/booking/find?plate=1%E0%B8%81%E0%B8%811234', true],
    ['/en/booking/find?code=AB12CD34', true],
    ['/en/booking/find?x=1&code=', true],
    ['/th?plate=1234', true],
    ['/th/no/such/page?code=AB12CD34', true],
    ['/en/booking/find', false],
    ['/en/booking?branch=1001&services=401&aff=4711', false],
    ['/th?x=plate', false],
    ['/th/visit', true],
    ['/en/visit?x=1', true],
  ])('%s: %s', (address, isPersonal) => {
    expect(read(address).isPersonal).toBe(isPersonal);
  });
});

it('the booking goes on with its first step, whose files are there, and not where the address says more', () => {
  const nextOf = (address: string) => read(address).beginning?.next ?? null;
  const next = nextOf('/th/booking') ?? [];
  expect(next).toContain('locales/th/steps.po');
  expect(next.filter((file) => !existsSync(file))).toEqual([]);
  expect(nextOf('/th/booking?step=branch')).toEqual(next);
  for (const search of ['step=time', 'branch=1001', 'services=401'])
    expect(nextOf(`/th/booking?${search}`)).toEqual([]);
});
