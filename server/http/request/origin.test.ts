import { describe, expect, it } from 'vitest';
import { isOurOrigin } from './origin.ts';

describe('where a write may come from', () => {
  const cases: [what: string, headers: Record<string, string>, origins: string[], ours: boolean][] = [
    ['the host that it names', { host: 'a.example:3000', origin: 'http://a.example:3000' }, [], true],
    ['that host in capitals', { host: 'A.example', origin: 'https://a.example' }, [], true],
    ['another port', { host: 'a.example:3000', origin: 'http://a.example:4000' }, [], false],
    ['another host', { host: 'a.example', origin: 'https://b.example' }, [], false],
    ['a host that begins alike', { host: 'a.example', origin: 'https://a.example.b.example' }, [], false],
    ['a file or a sandbox', { host: 'a.example', origin: 'null' }, [], false],
    ['another scheme', { host: 'a.example', origin: 'ftp://a.example' }, [], false],
    ['a public origin', { host: 'inner:3000', origin: 'https://a.example' }, ['https://a.example'], true],
    [
      'its own host where a public origin is set',
      { host: 'a.example', origin: 'http://a.example' },
      ['https://a.example'],
      false,
    ],
    ['no browser at all', { host: 'a.example' }, [], true],
    ['a browser without Origin, same site', { host: 'a.example', 'sec-fetch-site': 'same-origin' }, [], true],
    ['a browser without Origin, another site', { host: 'a.example', 'sec-fetch-site': 'cross-site' }, [], false],
    ['a browser without Origin, a sibling', { host: 'a.example', 'sec-fetch-site': 'same-site' }, [], false],
  ];

  it.each(cases)('%s', (_what, headers, origins, ours) => {
    expect(isOurOrigin(headers, origins)).toBe(ours);
  });
});
