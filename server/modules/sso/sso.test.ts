import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddress, withAnswer } from './return-address.ts';
import { TOKENS } from './sso.styles.ts';

const SITE = ['https://booking.example', 'https://www.booking.example'];
const leadsTo = (text: string) => returnAddress(text, SITE)?.href ?? null;

describe('the address to go back to', () => {
  it.each([
    ['https://booking.example/th/booking?branch=1', 'https://booking.example/th/booking?branch=1'],
    ['https://www.booking.example/en', 'https://www.booking.example/en'],
    ['HTTPS://BOOKING.example:443/th', 'https://booking.example/th'],
    ['/th/me', 'https://booking.example/th/me'],
    ['', 'https://booking.example/'],
    ['th', 'https://booking.example/th'],
    ['https:/th', 'https://booking.example/th'],
  ])('%j is %s', (text, address) => expect(leadsTo(text)).toBe(address));

  it.each([
    'https://evil.example/',
    'http://booking.example/th',
    'https://booking.example:8443/th',
    'https://booking.example.evil.example/',
    'https://booking.example@evil.example/',
    'https://somebody:word@booking.example/',
    'https://evil.example\\@booking.example/',
    '//evil.example/th',
    '\\\\evil.example/th',
    '/\\evil.example/th',
    '/\t/evil.example/th',
    '\u0000//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://booking.example/1',
    'file:///etc/passwd',
    'https://',
    'https://booking.example%2eevil.example/',
    '/\\booking.example/th',
    '/.//evil.example/th',
    '/..//evil.example/th',
    '/%2e//evil.example/th',
    './/evil.example/th',
    '/x/..//evil.example/th',
    '/th//evil.example',
    '/th/%2f%2fevil.example',
    '/%5cevil.example/th',
    'https://booking.example//evil.example/th',
    'https://booking.example/.//evil.example/th',
    '/th\u0000',
    '/t\nh',
    '/th ',
  ])('%j is refused', (text) => expect(leadsTo(text)).toBeNull());

  it('whatever is asked for, the path alone leads nowhere else', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\u0000',
      'evil.example',
      'th',
      'https:',
    );
    const texts = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.constantFrom('', '/', ...SITE), texts, (start, rest) => {
        const to = returnAddress(`${start}${rest}`, SITE);
        if (to === null) return;
        expect(SITE).toContain(to.origin);
        // As a script does that takes the answer out of the address.
        const cleared = new URL(to.pathname + to.search, to);
        expect([cleared.origin, cleared.pathname, cleared.search]).toEqual([to.origin, to.pathname, to.search]);
      }),
      { numRuns: 5000 },
    );
  });

  it('carries the answer in place of its own hash, each part encoded', () => {
    const to = new URL('https://booking.example/th?a=1#faqs');
    expect(withAnswer(to, { oauth: 'v', state: 'a&oauth=b#c\r\nX: y' })).toBe(
      'https://booking.example/th?a=1#oauth=v&state=a%26oauth%3Db%23c%0D%0AX%3A+y',
    );
  });

  it('needs a site', () => expect(returnAddress('/th', [])).toBeNull());
});

it('the colours are those of the app', () => {
  const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');
  const lines = TOKENS.trim()
    .split('\n')
    .map((line) => line.trim());
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !tokens.includes(line))).toEqual([]);
});
