import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { itemPages } from '#server/modules/search/item-pages.ts';
import { serverArrival } from '#src/app/drawing/arrival.ts';
import { drawPage, publicPages } from '#src/app/drawing/entry-server.tsx';
import { createAppRouter } from '#src/app/router.tsx';
import { appOf, siteOf } from '#tests/support/site-app.ts';

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

it('robots.txt names the sitemap, which has each page in both languages with its other addresses', async () => {
  const app = await appOf({
    env: { PUBLIC_ORIGIN: ORIGIN },
    siteRoot: siteOf({ 'index.html': '<html></html>' }),
    publicPages: (items) => ['', '/a&b', ...items.slice(0, 1)],
  });
  const robots = await app.inject('/robots.txt');
  expect([robots.statusCode, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(robots.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places.slice(0, 4)).toEqual([`${ORIGIN}/th`, `${ORIGIN}/en`, `${ORIGIN}/th/a&amp;b`, `${ORIGIN}/en/a&amp;b`]);
  expect(places).toContain(`${ORIGIN}/en${(await itemPages())[0]}`);
  expect(sitemap.body).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/th"/>`);
});
