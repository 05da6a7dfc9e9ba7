import { expect, it, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- as the content's own schemas: no browser loads it
import { z } from 'zod';
import { LANGUAGES } from '#domain/constants.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { buildApp } from '#server/app.ts';
import { makeHandlers } from '#server/handlers.ts';
import { itemPages } from '#server/modules/search/item-pages.ts';
import { drawPage, publicPages } from '#src/app/drawing/entry-server.tsx';
import { startTestServer } from '#tests/support/server.ts';
import { siteOf } from '#tests/support/site-app.ts';

/** Otherwise a busy machine would leave out data that came too late. */
vi.mock('#src/app/drawing/server-patience.ts', () => ({ withinPatience: (work: Promise<unknown>) => work }));

const ORIGIN = 'https://booking.example';
const SHELL = '<html lang="th"><head><!--ssr-head--></head><body><!--ssr-app--><!--ssr-tail--></body></html>';

const text = z.string().trim().min(1);
const ours = z.url().startsWith(`${ORIGIN}/`);
const chain = z.object({ '@type': z.literal('Organization'), name: text, url: ours, logo: ours });
const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ '@context': z.literal('https://schema.org'), '@type': z.literal(type), ...shape });

/** What schema.org's readers require of each type, and what we know of it. */
const SHAPES = {
  Organization: of('Organization', { name: text, url: ours, logo: ours, telephone: text, sameAs: z.array(z.url()) }),
  AutoRepair: of('AutoRepair', {
    name: text,
    url: ours,
    image: ours,
    telephone: z.string().regex(/^\d{4,10}$/),
    address: z.object({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      addressRegion: text,
      addressCountry: z.literal('TH'),
    }),
    geo: z.object({
      '@type': z.literal('GeoCoordinates'),
      latitude: z.number().min(5).max(21),
      longitude: z.number().min(97).max(106),
    }),
    openingHoursSpecification: z
      .array(z.object({ dayOfWeek: text, opens: z.iso.time(), closes: z.iso.time() }))
      .min(5)
      .max(7),
  }),
  BreadcrumbList: of('BreadcrumbList', {
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: ours }))
      .min(2)
      .refine((items) => items.every(({ position }, at) => position === at + 1)),
  }),
  FAQPage: of('FAQPage', {
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(5),
  }),
  NewsArticle: of('NewsArticle', {
    headline: text.max(110),
    description: text,
    image: z.array(ours).min(1),
    datePublished: z.iso.date(),
    inLanguage: z.enum(LANGUAGES),
    mainEntityOfPage: ours,
    author: chain,
    publisher: chain,
  }),
  Product: of('Product', {
    name: text,
    description: text,
    image: z.array(ours).min(1),
    brand: z.object({ '@type': z.literal('Brand'), name: text }),
    url: ours,
    offers: z.object({
      '@type': z.literal('AggregateOffer'),
      priceCurrency: z.literal('THB'),
      lowPrice: z.number().positive(),
    }),
  }),
} as const;
type Kind = keyof typeof SHAPES;

/** Pages by their addresses below the language, with the types of their data; the first that fits holds. */
const KINDS: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^$/, ['Organization']],
  [/^\/services$/, ['FAQPage']],
  [/^\/branch\/(?!old)./, ['AutoRepair', 'BreadcrumbList']],
  [/^(\/services\/\d+)?\/products\/(?!compare)./, ['BreadcrumbList', 'Product']],
  [/^\/other\/(news|knowledge)\/./, ['BreadcrumbList', 'NewsArticle']],
  [/^\/(promotions|other\/privileges)\/./, ['BreadcrumbList']],
  [/./, []],
];
const kindsOf = (path: string) => KINDS.find(([pages]) => pages.test(path))?.[1] ?? [];

const server = await startTestServer();
const { db, config } = server;
const app = await buildApp({
  config: { ...config, publicOrigins: [ORIGIN] },
  db,
  handlers: makeHandlers({ db, config, build: 'test' }),
  siteRoot: siteOf({ 'index.html': SHELL, '.vite/manifest.json': '{}' }),
  draw: (request) => drawPage({ ...request, now: Date.now() }),
});

async function dataOf(address: string) {
  const { statusCode, body } = await app.inject({
    url: address,
    headers: { accept: 'text/html', host: 'booking.example' },
  });
  expect([address, statusCode]).toEqual([address, 200]);
  return [...body.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': Kind },
  );
}

const pages = publicPages(await itemPages(branchNow(Date.now()).date));
const product = pages.find((path) => path.startsWith('/products/'))?.replace('/products/', '/services/1/products/');

it('every kind of page is there to be looked at', () => {
  for (const [pattern] of KINDS) expect([pattern, pages.some((path) => pattern.test(path))]).toEqual([pattern, true]);
});

it.each(LANGUAGES)(
  'every drawn page carries the data of its kind for search engines, complete and with its own address, in %s',
  async (language) => {
    for (const path of [...pages, product ?? '']) {
      const data = await dataOf(`/${language}${path}`);
      expect([path, data.map((each) => each['@type']).toSorted()]).toEqual([path, kindsOf(path)]);
      const own = `${ORIGIN}/${language}${path.replace(/^\/services\/\d+(?=\/products\/)/, '')}`;
      for (const each of data) {
        const { error } = SHAPES[each['@type']].safeParse(each);
        expect([path, error && z.prettifyError(error)]).toEqual([path, undefined]);
        if (each['@type'] !== 'FAQPage') expect(JSON.stringify(each)).toContain(`"${own}"`);
      }
    }
  },
  120_000,
);
