import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keepWordsWhole } from '#domain/whole-words.ts';
import { LANGUAGES, type Language } from '#domain/constants.ts';
import { serverArrival } from '#src/app/drawing/arrival.ts';
import { drawPage } from '#src/app/drawing/entry-server.tsx';
import { createAppRouter, type AppRouter } from '#src/app/router.tsx';
import type { DrawPage } from '#server/http/pages/drawn-pages.ts';

const NOW = Date.parse('2026-11-21T09:40:00+07:00');

const SOONEST = [
  {
    location_id: 1,
    location_name: '</script>',
    date: '2026-11-21',
    time: '16:30',
    date_time: '2026-11-21T16:30:00+07:00',
  },
];

const offline: typeof fetch = () => Promise.reject(new TypeError('no network in this test'));

type TermsRoute = AppRouter['routesByPath']['/$lang/termconditions'];

async function renderAt(path: string, spoil: (route: TermsRoute) => () => void = () => () => undefined) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ history, now: () => NOW, send: offline, arrival: serverArrival().arrival });
  const mend = spoil(router.routesByPath['/$lang/termconditions']);
  await router.load();
  mend();
  return { router, html: renderToString(<RouterProvider router={router} />) };
}

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim() ?? '';

const THAI = /[\u0e01-\u0e5b]/;

const addressesOf = (router: AppRouter, lang: Language) =>
  Object.keys(router.routesByPath).map((path) =>
    path
      .replace('$lang', lang)
      .replace('$screen', 'button')
      .replace(/\$\w+/g, 'some-id')
      .replace(/\$$/, 'no/such/page'),
  );

/** What the app draws is what the server takes. */
const draw = (request: Omit<Parameters<DrawPage>[0], 'onLoaded'>) => drawPage({ ...request, now: NOW });

/** Read from the files, not from the generated table: a route that the table lacks would not be rendered here. */
const pathsOfFiles = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => /createFileRoute\('([^']+)'\)/.exec(readFileSync(join('src/routes', file), 'utf8'))?.[1] ?? [])
  .map((path) => path.replace(/(?<=.)\/$/, ''));

describe('every route renders in Node', () => {
  it('a new file of src/routes is rendered without being listed here', () => {
    const router = createAppRouter({ history: createMemoryHistory() });
    const known = Object.keys(router.routesByPath).map((path) => path.replace(/(?<=.)\/$/, ''));
    expect(pathsOfFiles.length).toBeGreaterThan(7);
    expect(known.toSorted()).toEqual([...new Set(pathsOfFiles)].toSorted());
  });

  it('runs without a window', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  for (const lang of LANGUAGES) {
    const addresses = addressesOf(createAppRouter({ history: createMemoryHistory() }), lang);

    it(`knows the addresses in ${lang}`, () => {
      expect(addresses).toEqual(expect.arrayContaining([`/${lang}`, `/${lang}/booking`, `/${lang}/404`, '/guideline']));
    });

    for (const address of addresses) {
      const isThai = lang === 'th' || !address.startsWith('/en');
      it(`LANG-01 ${address} has its heading and title in ${isThai ? 'Thai' : 'English'} (${lang})`, async () => {
        const { html } = await renderAt(address);
        expect(headingOf(html)).not.toBe('');
        expect(THAI.test(headingOf(html))).toBe(isThai);
        expect(html).toMatch(/<title>[^<]+ · (รถดี|RodDee)<\/title>/);
        // The app's webview has nothing but its screens, and what is shown without a network leads nowhere.
        const isBare = /\/(webview\/|offline$)/.test(address);
        expect(html.includes(isThai ? 'ข้ามไปที่เนื้อหา' : 'Skip to content')).toBe(!isBare);
      });
    }
  }

  it('LANG-02 another language segment is the not-found page', async () => {
    const { router, html } = await renderAt('/fr/booking');
    expect(headingOf(html)).toBe('ไม่พบหน้าที่ต้องการ');
    expect(getSsrStatus(router)).toBe(404);
  });

  it('ROUTE-02 /{lang}/404 and an unknown address say so in their language, with status 404', async () => {
    for (const path of ['/en/404', '/en/no/such/page', '/en/booking/nowhere']) {
      const { router, html } = await renderAt(path);
      expect(headingOf(html)).toBe('This page could not be found.');
      expect(getSsrStatus(router)).toBe(404);
    }
  });

  it('NAV-11 a guard or loader that fails answers the error page in the language, with status 500', async () => {
    for (const [path, heading, title] of [
      ['/th/termconditions', keepWordsWhole('แสดงหน้านี้ไม่ได้ในขณะนี้'), 'แสดงหน้านี้ไม่ได้ · รถดี'],
      ['/en/termconditions', 'This page cannot be shown right now.', 'This page cannot be shown · RodDee'],
    ] as const) {
      for (const stage of ['beforeLoad', 'loader'] as const) {
        const { router, html } = await renderAt(path, (route) => {
          const before = route.options[stage];
          route.update({ [stage]: () => Promise.reject(new Error('secret of the server')) });
          return () => route.update({ [stage]: before });
        });
        expect(headingOf(html)).toBe(heading);
        expect(html).toContain(`<title>${title}</title>`);
        expect(html).not.toContain('secret');
        expect(getSsrStatus(router)).toBe(500);
      }
    }
  });

  it('NAV-11, API-04 the status of a page is told before it is drawn, and then it waits', async () => {
    let draws = () => {};
    const told: number[] = [];
    const drawing = drawPage({
      address: '/en/no/such',
      origin: '',
      now: NOW,
      send: offline,
      onLoaded: (status) => {
        told.push(status);
        return new Promise((resolve) => (draws = resolve));
      },
    });
    await expect.poll(() => told).toEqual([404]);
    draws();
    expect(await drawing).toMatchObject({ status: 404, language: 'en' });
  });

  it('NAV-11, LANG-02 a drawn page includes its head, its data and its status', async () => {
    const answered = {
      error_code: 0,
      results: { widget_list: [{ kind: 'book' }, { kind: 'soonest', soonest_list: SOONEST }] },
    };
    const send: typeof fetch = async () => new Response(JSON.stringify(answered));
    const page = (address: string) => draw({ address, origin: 'https://booking.example', send });
    const home = await page('/en');
    expect([home.status, home.language]).toEqual([200, 'en']);
    expect(home.head).toContain('<link rel="canonical" href="https://booking.example/en"/>');
    expect(home.head).toMatch(/<link rel="alternate" hrefLang="th" href="https:\/\/booking.example\/th"\/>/i);
    expect(home.body).toContain('16:30');
    expect(home.body).not.toContain('<title');
    expect(home.tail).toContain(String.raw`\u003c/script>`);
    expect(home.tail.match(/<\/script>/g)).toHaveLength(1);
    expect((await page('/en/no/such')).status).toBe(404);
    const personal = await page('/en/booking/completed');
    expect([personal.head, personal.body, personal.tail]).toEqual(['', '', '']);
  });

  it('each page for search engines has its own description in its language', async () => {
    const pages = LANGUAGES.flatMap((lang) =>
      ['', '/booking', '/booking/find', '/termconditions'].map((rest) => ({ lang, address: `/${lang}${rest}` })),
    );
    const seen = new Set<string>();
    for (const { lang, address } of pages) {
      const { head } = await draw({ address, origin: 'https://booking.example', send: offline });
      const described = /<meta name="description" content="([^"]+)"/.exec(head)?.[1] ?? '';
      expect([address, described]).toEqual([address, expect.stringMatching(/.{20}/)]);
      expect([address, THAI.test(described)]).toEqual([address, lang === 'th']);
      seen.add(described);
    }
    expect(seen.size).toBe(pages.length);
  });

  it.each([
    '/th/booking?branch=1001&services=401',
    '/th/booking?branch=1001&services=401,103&date=2026-11-25&time=09:00',
    '/en/booking?aff=4711',
    '/en/booking/find?plate=1234&code=12345678',
  ])('NAV-11 %s is drawn as it is written', async (address) => {
    const { status, body } = await draw({ address, origin: 'https://booking.example', send: offline });
    expect([status, headingOf(body)]).toEqual([200, expect.stringMatching(/./)]);
  });

  it('a page has header and footer, and one of the bare layout has neither', async () => {
    const framed = await renderAt('/en/termconditions');
    for (const part of [/<header/g, /<main/g, /<footer/g]) expect(framed.html.match(part)).toHaveLength(1);
    const bare = await renderAt('/en/termconditions', (route) => {
      const { staticData = {} } = route.options;
      route.update({ staticData: { ...staticData, layout: 'bare' } });
      return () => route.update({ staticData });
    });
    expect(headingOf(bare.html)).toBe(headingOf(framed.html));
    expect(bare.html).not.toMatch(/<header|<footer/);
  });

  it.each(['12345E67', '1E234567', '12345678', 'K7RM4XHD'])(
    'a booking code in an address is read as text: %s',
    async (code) => {
      const { html } = await renderAt(`/th/booking/find?code=${code}`);
      expect(html).toMatch(new RegExp(`<input[^>]*name="code"[^>]*value="${code}"`));
      expect(html).toMatch(new RegExp(`<a[^>]*href="/en/booking/find\\?code=${code}"`));
    },
  );

  it('LANG-05 the language links keep route, search and hash', async () => {
    const { html } = await renderAt('/th/booking/find?code=AB#result');
    expect(html).toMatch(/<a[^>]*href="\/en\/booking\/find\?code=AB#result"/);
    expect(html).toMatch(/<a[^>]*hrefLang="en"/i);
  });

  it.each(['/', '/guideline'])('LANG-05 the language links of %s keep search and hash', async (path) => {
    const { html } = await renderAt(`${path}?aff=4711#top`);
    for (const lang of LANGUAGES) expect(html).toMatch(new RegExp(`<a[^>]*href="/${lang}\\?aff=4711#top"`));
  });

  it('LANG-04 the footer names the year in the era of its language', async () => {
    expect((await renderAt('/th')).html.replace(/<!-- -->/g, '')).toContain('© 2569 รถดี');
    expect((await renderAt('/en')).html.replace(/<!-- -->/g, '')).toContain('© 2026 RodDee');
  });

  it('pages rendered at the same time keep their languages apart', async () => {
    const paths = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? '/th/termconditions' : '/en/termconditions'));
    const pages = await Promise.all(paths.map((path) => renderAt(path)));
    for (const [i, { html }] of pages.entries()) {
      expect(headingOf(html)).toBe(i % 2 === 0 ? keepWordsWhole('ข้อกำหนดการจองคิว') : 'Booking terms');
    }
  });
});
