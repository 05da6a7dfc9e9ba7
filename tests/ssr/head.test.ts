import { expect, it } from 'vitest';
import { brand } from '#src/ui/brand/brand.ts';
import { autoRepair, breadcrumbs, faqPage, newsArticle, product } from '#src/app/navigation/json-ld.ts';
import { pageHead } from '#src/app/navigation/page-texts.ts';
import { drawPage } from '#src/app/drawing/entry-server.tsx';
import { createLanguages } from '#src/i18n/languages.ts';

const NOW = Date.parse('2026-11-26T10:00:00+07:00');
const offline: typeof fetch = () => Promise.reject(new TypeError('offline'));
const ORIGIN = 'https://booking.example';
const SITE = { origin: ORIGIN, language: 'en' } as const;

it('a page says in its head how it is shown where it is shared, and home what the chain is', async () => {
  const { head, body } = await drawPage({ address: '/en', origin: ORIGIN, now: NOW, send: offline });
  for (const [name, content] of [
    ['og:title', 'Book car service online'],
    ['og:site_name', 'RodDee'],
    ['og:locale', 'en_GB'],
    ['og:url', `${ORIGIN}/en`],
    ['og:image', `${ORIGIN}/share.png`],
  ])
    expect(head).toContain(`<meta property="${name}" content="${content}"/>`);
  expect(head).toMatch(/<meta property="og:description" content="[^"]+"\/>/);
  const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', url: `${ORIGIN}/en`, telephone: '1234' });
});

it('a private page is not shown as one', async () => {
  const { head } = await drawPage({ address: '/en/auth/logout', origin: ORIGIN, now: NOW, send: offline });
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('og:');
});

it('nothing in the data for search engines can end its element', async () => {
  const languages = createLanguages();
  await languages.load('en');
  const context = { languages, origin: ORIGIN };
  const evil = '</script><script>alert(1)</script>';
  const head = pageHead(
    { context, pathname: '/en/other/news/x', status: 'success' },
    { title: evil, path: '/en/other/news/x', linkedData: [faqPage([{ question: evil, answer: evil }])] },
  );
  const [script] = 'scripts' in head ? head.scripts : [];
  expect(script?.children).not.toContain('<');
  expect(JSON.parse(script?.children ?? '')).toMatchObject({ mainEntity: [{ name: evil }] });
});

it('data for search engines have whole addresses in the language, and what schema.org asks for', () => {
  expect(breadcrumbs({ name: 'News', path: '/other/news' })(SITE)).toMatchObject({
    itemListElement: [
      { position: 1, name: brand.name.en, item: `${ORIGIN}/en` },
      { position: 2, name: 'News', item: `${ORIGIN}/en/other/news` },
    ],
  });
  const article = { name: 'A', desc: 'B', path: '/other/news/a', picture: '/a.svg', postedOn: '2026-11-01' };
  expect(newsArticle(article)(SITE)).toMatchObject({
    headline: 'A',
    datePublished: '2026-11-01',
    image: [`${ORIGIN}/a.svg`],
    mainEntityOfPage: `${ORIGIN}/en/other/news/a`,
    publisher: { name: 'RodDee' },
  });
  const tyre = { name: 'T', desc: 'D', brand: 'M', path: '/products/t', picture: '/t.svg' };
  expect(product({ ...tyre, priceFrom: 890 })(SITE)).toMatchObject({ offers: { priceCurrency: 'THB', lowPrice: 890 } });
  expect(product(tyre)(SITE)).not.toHaveProperty('offers');
  const hours = [
    { weekday: 0, open_time: null, close_time: null },
    { weekday: 1, open_time: '07:30', close_time: '19:00' },
  ];
  const place = { name: 'Rama 4', path: '/branch/rama-4', address: '1 Road', province: 'Bangkok' };
  expect(autoRepair({ ...place, location: { lat: 13.7, lng: 100.5 }, hours })(SITE)).toMatchObject({
    '@type': 'AutoRepair',
    name: 'RodDee Rama 4',
    geo: { latitude: 13.7, longitude: 100.5 },
    openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '07:30', closes: '19:00' }],
    telephone: '1234',
  });
});
