import { readFileSync } from 'node:fs';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { branchNow } from '#domain/thai-calendar.ts';
import { buildApp, type AppDeps } from '#server/app.ts';
import { contentLibrary } from '#server/content/articles/library.ts';
import { readNow } from '#server/db/clock.ts';
import { makeHandlers } from '#server/handlers.ts';
import { itemPages } from '#server/modules/search/item-pages.ts';
import { serverArrival } from '#src/app/drawing/arrival.ts';
import { drawPage, publicPages } from '#src/app/drawing/entry-server.tsx';
import { createAppRouter } from '#src/app/router.tsx';
import { atTheEnd } from '#tests/support/at-the-end.ts';
import { startTestServer } from '#tests/support/server.ts';
import { siteOf } from '#tests/support/site-app.ts';

const NOW = Date.parse('2026-11-26T10:00:00+07:00');
const offline: typeof fetch = () => Promise.reject(new TypeError('offline'));
const ORIGIN = 'https://booking.example';

const fixedPaths = Object.keys(createAppRouter({ history: createMemoryHistory() }).routesByPath)
  .filter((path) => /^\/\$lang(\/[^$]*)?$/.test(path))
  .map((path) => path.replace(/^\/\$lang/, '').replace(/\/$/, ''));

it.each([...new Set(fixedPaths)])(
  'a page is in the sitemap if, and only if, its head does not say noindex and names its own address: %s',
  async (path) => {
    const { html } = await drawnAt(path);
    const isOpen = !html.includes('content="noindex"') && html.includes(`rel="canonical" href="${ORIGIN}/en${path}"`);
    expect(isOpen).toBe(publicPages([]).includes(path));
  },
);

async function drawnAt(path: string) {
  const { head, body } = await drawPage({ address: `/en${path}`, origin: ORIGIN, now: NOW, send: offline });
  if (head !== '') return { html: head + body };
  // The browser draws it, and writes its head.
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [`/en${path}`] }),
    origin: ORIGIN,
    send: offline,
    arrival: serverArrival().arrival,
  });
  await router.load();
  const tags = router.state.matches.flatMap(({ meta = [], links = [] }) => [...meta, ...links]);
  const text = (tag: object | undefined) =>
    Object.entries(tag ?? {})
      .map(([name, value]) => `${name}="${String(value)}"`)
      .join(' ');
  return { html: tags.map(text).join('\n') };
}

it('pages of items are in it where a route has them', () => {
  expect(publicPages(['/no/such/list/item', '/me/cars'])).not.toContain('/no/such/list/item');
  expect(publicPages(['/me/cars'])).not.toContain('/me/cars');
});

const server = await startTestServer();
const today = branchNow((await readNow(server.db)).getTime()).date;

/** The product's own server, with its database and with this in its settings. */
async function foundOn(config: Partial<typeof server.config>, pages: NonNullable<AppDeps['publicPages']>) {
  const { db } = server;
  const all = { ...server.config, ...config };
  const app = await buildApp({
    config: all,
    db,
    handlers: makeHandlers({ db, config: all, build: 'test' }),
    siteRoot: siteOf({ 'index.html': '<html></html>' }),
    publicPages: pages,
  });
  atTheEnd(() => app.close());
  return app;
}

it('offers that have ended and items that are still to come are not in the sitemap', async () => {
  const { articles } = await contentLibrary()();
  const app = await foundOn({}, (items) => items);
  const offers = [...articles.promotions, ...articles.privileges];
  const ended = offers.find(({ end }) => end !== null && end < today);
  const lasting = offers.find(({ postOn, end }) => postOn <= today && (end === null || end >= today));
  const { body } = await app.inject('/sitemap.xml');
  expect(ended).toBeDefined();
  expect(body).toContain(`/${lasting?.slug}<`);
  expect(body).not.toContain(`/${ended?.slug}<`);
});

it('a sitemap that is asked for at an IPv6 address has addresses there', async () => {
  const app = await foundOn({ publicOrigins: [] }, () => ['']);
  const { body } = await app.inject({ url: '/sitemap.xml', headers: { host: '[::1]:3000' } });
  expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)).toEqual([
    'http://[::1]:3000/th',
    'http://[::1]:3000/en',
  ]);
});

it('/favicon.ico is a picture', () => {
  const icon = readFileSync('public/favicon.ico');
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(18) + 4).toString('latin1')).toBe('\u0089PNG');
});

it('robots.txt names the sitemap, which has each page in both languages with its other addresses', async () => {
  const app = await foundOn({ publicOrigins: [ORIGIN] }, (items) => ['', '/a&b', ...items.slice(0, 1)]);
  const robots = await app.inject('/robots.txt');
  expect([robots.statusCode, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(robots.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places.slice(0, 4)).toEqual([`${ORIGIN}/th`, `${ORIGIN}/en`, `${ORIGIN}/th/a&amp;b`, `${ORIGIN}/en/a&amp;b`]);
  expect(places).toContain(`${ORIGIN}/en${(await itemPages(today))[0]}`);
  expect(sitemap.body).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/th"/>`);
});
