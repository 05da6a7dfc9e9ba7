import { describe, expect, it } from 'vitest';
import { appOf, siteOf } from '#tests/support/site-app.ts';

const STUDIO = '<!doctype html><title>Studio</title><script type="module" src="./assets/s-1.js"></script>';
const SITE = '<!doctype html><title>Roddee</title>';
const DATA = JSON.stringify({ flows: [] });
const HTML = { accept: 'text/html' };

const siteRoot = siteOf({ 'index.html': SITE });
const studioRoot = siteOf({
  'index.html': STUDIO,
  'assets/s-1.js': 'export const one = 1;',
  'data/flows.json': DATA,
  '.vite/manifest.json': '{}',
});

describe('the statechart studio', async () => {
  const app = await appOf({ siteRoot, studioRoot });
  const get = (url: string) => app.inject({ url, headers: HTML });

  it('LANG-01 is at /statecharts, without a language; an address without a slash leads there with its search', async () => {
    const page = await get('/statecharts/?flow=login&lang=en');
    expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, STUDIO, 'no-cache']);
    for (const [from, to] of [
      ['/statecharts', '/statecharts/'],
      ['/statecharts?flow=login', '/statecharts/?flow=login'],
    ] as const) {
      const { statusCode, headers } = await get(from);
      expect([statusCode, headers.location]).toEqual([308, to]);
    }
  });

  it('keeps what changes with a build for long, and asks again for its data', async () => {
    const script = await get('/statecharts/assets/s-1.js');
    expect([script.statusCode, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const data = await get('/statecharts/data/flows.json');
    expect([data.statusCode, data.body, data.headers['cache-control']]).toEqual([200, DATA, 'no-cache']);
  });

  it.each([
    '/statecharts/nothing',
    '/statecharts/.vite/manifest.json',
    '/statecharts/../index.html',
    '/statecharts/%2e%2e/index.html',
    '/statecharts/..%2findex.html',
    '/statecharts/data',
    '/statecharts/a%00b',
  ])('has nothing at %s', async (path) => expect((await get(path)).statusCode).toBe(404));

  it('is not there where it is not served, nor where it was not built', async () => {
    for (const without of [await appOf({ siteRoot }), await appOf({ siteRoot, studioRoot: siteOf({}) })]) {
      const { statusCode, body } = await without.inject({ url: '/statecharts/', headers: HTML });
      expect([statusCode, body]).toEqual([404, SITE]);
    }
  });
});
