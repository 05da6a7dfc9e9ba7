import { createMemoryHistory } from '@tanstack/react-router';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#domain/constants.ts';
import { buildApp } from '#server/app.ts';
import { makeHandlers } from '#server/handlers.ts';
import { addressReader, drawPage } from '#src/app/drawing/entry-server.tsx';
import { createAppRouter } from '#src/app/router.tsx';
import { bookFor, freeSlot } from '#tests/contract/sample-booking.ts';
import { startTestServer } from '#tests/support/server.ts';
import { siteOf } from '#tests/support/site-app.ts';

/** Otherwise a busy machine would leave out data that came too late, each time of other pages. */
vi.mock('#src/app/drawing/server-patience.ts', () => ({ withinPatience: (work: Promise<unknown>) => work }));

const SHELL = `<html lang="th"><head><!--ssr-head--></head><body><!--ssr-app--><!--ssr-tail--></body></html>`;
const PERSON = { first_name: 'สมหญิงลับ', last_name: 'ไม่บอก', tel_no: '0899999999', register_number: '7ฌฌ7531' };

const root = siteOf({ 'index.html': SHELL, '.vite/manifest.json': '{}' });
const server = await startTestServer();

/** A guest with a booking. From then on the database's clock stands still, so that two pages have the same time. */
const slot = await freeSlot(server, 3);
const { code, cookie } = await bookFor(server, slot, PERSON.register_number, { customer: PERSON });
const token = cookie?.split('=')[1] ?? '';
const { rows } = await server.db.execute<{ at: string; ms: string }>(
  sql`select app_now()::text as at, (extract(epoch from app_now()) * 1000)::bigint as ms`,
);
const now = Number(rows[0]?.ms);
await server.db.execute(
  sql.raw(
    `create or replace function app_now() returns timestamptz language sql as $$ select timestamptz '${rows[0]?.at}' $$`,
  ),
);

const cookies = (): Readonly<Record<string, string>> => ({
  nobody: '',
  'a living guest with a booking': `guest=${token}`,
  nonsense: 'guest=%zz; ;=;a=b; guest="',
  'a member': `member=${token}; __Host-member=${token}`,
  'a company': `company=${token}; __Host-company=${token}`,
  'the holder of a link': `link=${token}; __Host-link=${token}`,
  'all of them': `guest=${token}; __Host-guest=${token}; member=${token}; company=${token}; link=${token}`,
});

const searches = () => [
  '/en/booking?branch=1001&services=401',
  '/th/booking?step=time',
  '/en/booking?aff=4711',
  '/th?x=1',
  `/th/booking/find?plate=${encodeURIComponent(PERSON.register_number)}&code=${code}`,
];

const addresses = () => [
  ...LANGUAGES.flatMap((language) =>
    Object.keys(createAppRouter({ history: createMemoryHistory() }).routesByPath).map((path) =>
      path.replace('$lang', language).replace(/\$$/, 'no/such/page'),
    ),
  ),
  ...searches(),
];

interface Drawn {
  readonly pages: ReadonlyMap<string, string>;
  readonly setCookies: readonly unknown[];
  /** From the calls that the pages made. */
  readonly cookiesOfCalls: readonly (string | undefined)[];
}

/** Draws every page once, on a server that has cached none of them yet. */
async function drawAll(cookie: string): Promise<Drawn> {
  const { db, config } = server;
  const app = await buildApp({
    config,
    db,
    handlers: makeHandlers({ db, config, build: 'test' }),
    siteRoot: root,
    draw: (request) => drawPage({ ...request, now }),
    readAddress: addressReader(),
  });
  const cookiesOfCalls: (string | undefined)[] = [];
  app.addHook('onResponse', async (request) => {
    if (request.called.id !== undefined) cookiesOfCalls.push(request.headers.cookie);
  });
  const pages = new Map<string, string>();
  const setCookies: unknown[] = [];
  for (const url of addresses()) {
    const headers = { accept: 'text/html', ...(cookie !== '' && { cookie }) };
    const answer = await app.inject({ url, headers });
    pages.set(url, answer.body);
    setCookies.push(answer.headers['set-cookie']);
  }
  await app.close();
  return { pages, setCookies, cookiesOfCalls };
}

/** Where two texts begin to differ, with a few characters of each: a page is too long to show. */
function difference(one: string, other: string): readonly [string, string] | null {
  if (one === other) return null;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return [one.slice(at - 40, at + 40), other.slice(at - 40, at + 40)];
}

const forNobody = await drawAll('');

describe('the pages that a server draws', () => {
  it('are drawn as in the product, with the times and branches of the database', () => {
    const { pages, cookiesOfCalls } = forNobody;
    expect(pages.get('/en')).toMatch(/<h1[^>]*>/);
    expect(pages.get('/en/booking?branch=1001&services=401')).toContain('data-free');
    expect(cookiesOfCalls.length).toBeGreaterThan(3);
  });

  it('are the same bytes for every kind of cookie, make their calls without one, and set none', async () => {
    for (const [who, cookie] of Object.entries(cookies())) {
      const { pages, setCookies, cookiesOfCalls } = await drawAll(cookie);
      for (const [address, page] of pages)
        expect(difference(page, forNobody.pages.get(address) ?? ''), `${address} for ${who}`).toBeNull();
      expect(cookiesOfCalls.filter((sent) => sent !== undefined)).toEqual([]);
      expect(setCookies.filter((set) => set !== undefined)).toEqual([]);
    }
  });

  it('hold no personal data except what is in their own address', () => {
    const secrets = [...Object.values(PERSON), code, token];
    const told = [...forNobody.pages].flatMap(([address, page]) =>
      secrets.filter((secret) => page.includes(secret) && !decodeURIComponent(address).includes(secret)),
    );
    expect(told).toEqual([]);
    expect(secrets.every((secret) => secret.length > 5)).toBe(true);
  });
});
