import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { accountCodeOf, hashOf } from '#server/http/session.ts';
import { sweep } from '#server/jobs/expiry.job.ts';
import { codeIn } from '#tests/support/card.ts';
import { askApp, handOverOf, valueIn, webviewCookie } from '#tests/support/hand-over.ts';
import { startTestServer, type Answer, type CallOptions } from '#tests/support/server.ts';
import { rowCounts } from '#tests/support/stored-rows.ts';
import { MANY, NEW, ONE, REFUSED, startMemberWorld } from './member-world.ts';

const { server, signIn, me, later } = await startMemberWorld();
const handOver = (card = MANY) => handOverOf(server.url, card);
const open = (hand_over: string, request_key: string | undefined = randomUUID(), options?: CallOptions) =>
  server.call('openWebview', { hand_over, request_key }, options);
const read = (cookie: string) => server.call('readWebview', {}, { cookie });
const coupons = (cookie: string) => server.call('listCoupons', { code: codeIn(cookie) }, { cookie });

const GONE = 'webview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
const refused = async (answer: Promise<Answer>, cookies: readonly string[] = []) => {
  const { status, code, results, headers } = await answer;
  expect([status, code, results, headers.getSetCookie()]).toEqual([200, ERROR.codeRefused, {}, cookies]);
};

describe('the app hands its member over', () => {
  it('for half an hour, with a cookie of its own that no script reads and a code that is the webview’s alone', async () => {
    const answer = await open(await handOver());
    const cookie = webviewCookie(answer);
    const token = cookie.slice('webview='.length);
    expect([answer.code, answer.results]).toEqual([ERROR.ok, { code: accountCodeOf(token) }]);
    expect(answer.headers.getSetCookie()).toEqual([`${cookie}; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).not.toContain(token);
    expect((await read(cookie)).results).toEqual(answer.results);
    expect((await coupons(cookie)).code).toBe(ERROR.ok);
    await later('29 minutes');
    expect((await coupons(cookie)).code).toBe(ERROR.ok);
    await later('31 minutes');
    expect([(await coupons(cookie)).code, (await read(cookie)).code]).toEqual([ERROR.pleaseLogIn, ERROR.pleaseLogIn]);
  });

  it('and nobody is signed out by that: not the browser of the member, nor the app, which opens the next one', async () => {
    const browser = await signIn(ONE);
    const first = webviewCookie(await open(await handOver(ONE)));
    expect([(await me(browser)).code, (await coupons(first)).code]).toEqual([ERROR.ok, ERROR.ok]);
    const again = await signIn(ONE);
    expect([(await me(again)).code, (await coupons(first)).code]).toEqual([ERROR.ok, ERROR.ok]);
    // One webview at a time: whoever opened the first one is told.
    const second = webviewCookie(await open(await handOver(ONE)));
    expect([(await coupons(second)).code, (await coupons(first)).code]).toEqual([ERROR.ok, ERROR.duplicateLogin]);
    expect([(await me(again)).code, (await read(first)).code]).toEqual([ERROR.ok, ERROR.duplicateLogin]);
    // In a browser with such a cookie the site works as before.
    const services = await server.call('listServices', { options: { entities: [] } }, { cookie: first });
    expect(services.code).toBe(ERROR.ok);
  });

  it('beside a member in the same browser each acts by its own code', async () => {
    const member = await signIn(MANY);
    const webview = webviewCookie(await open(await handOver(ONE)));
    const cookie = `${member}; ${webview}`;
    const points = async (code: string) => {
      const { results } = await server.call('listCoupons', { code }, { cookie });
      return z.parse(calls.listCoupons.answer, results).point;
    };
    expect((await read(cookie)).results).toEqual({ code: codeIn(webview) });
    expect(await points(codeIn(webview))).not.toBe(await points(codeIn(member)));
    const profile = await server.call('readProfile', { code: codeIn(webview) }, { cookie });
    expect(profile.code).toBe(ERROR.pleaseLogIn);
  });
});

describe('its value', () => {
  it('works once, also when it comes fifty times at once', async () => {
    const value = await handOver();
    const codes = (await Promise.all(Array.from({ length: 50 }, () => open(value)))).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([ERROR.ok, ...Array<number>(49).fill(ERROR.codeRefused)]);
    await refused(server.call('openWebview', { hand_over: value }));
  });

  it('is answered again for the key that came with it, while its minute lasts', async () => {
    const [value, key] = [await handOver(), randomUUID()];
    const lost = webviewCookie(await open(value, key));
    const again = webviewCookie(await open(value, key));
    expect([(await read(again)).code, (await read(lost)).code]).toEqual([ERROR.ok, ERROR.duplicateLogin]);
    await later('61 seconds');
    await refused(open(value, key));
  });

  it('lives for a minute, is nothing in another shape, and is no sign-in; nor is a sign-in’s value one of these', async () => {
    const [value, late] = [await handOver(), await handOver()];
    await refused(open(`${value}x`));
    await refused(open(hashOf(value)));
    const proof = { code_authentication: value, state: '' };
    await refused(server.call('openProfile', { ...proof, request_key: randomUUID() }));
    await later('58 seconds');
    expect((await open(value)).code).toBe(ERROR.ok);
    await later('61 seconds');
    await refused(open(late));
  });

  it('that is refused leaves nobody in the webview, and takes the cookie back', async () => {
    const value = await handOver();
    const cookie = webviewCookie(await open(value));
    await refused(open(value, undefined, { cookie }), [GONE]);
    expect((await coupons(cookie)).code).toBe(ERROR.pleaseLogIn);
  });

  it('is stored as a hash, and gone after a day; a member who is forgotten takes it along', async () => {
    const value = await handOver();
    const { rows } = await server.db.execute(sql`select from hand_over h where h::text like ${`%${value}%`}`);
    expect(rows).toEqual([]);
    await later('25 hours');
    await sweep(server.db);
    expect((await rowCounts(server.db))['hand_over']).toBe(0);
  });

  it('of a card that was refused meanwhile opens nothing', async () => {
    const value = await handOver(ONE);
    await server.db.execute(sql`update sso_card set refused = true where number = ${ONE}`);
    const answer = await open(value);
    await server.db.execute(sql`update sso_card set refused = false where number = ${ONE}`);
    expect([answer.code, answer.headers.getSetCookie()]).toEqual([ERROR.cardRefused, []]);
  });

  it('is not used by whoever only looks at the address: HEAD, GET, a preview, another site', async () => {
    const value = await handOver();
    const address = `${server.url}${calls.openWebview.path}`;
    const body = new URLSearchParams({ hand_over: value, key_account: 'roddee-web' });
    const others = [
      fetch(`${server.url}/th/webview/redeem/button`, { method: 'HEAD' }),
      fetch(`${server.url}/th/webview/redeem/button`, { headers: { 'Sec-Purpose': 'prefetch' } }),
      fetch(`${address}?${body}`),
      fetch(`${address}?${body}`, { method: 'HEAD' }),
      fetch(address, { method: 'POST', body, headers: { Origin: 'https://evil.example' } }),
      fetch(address, { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    ];
    for (const response of await Promise.all(others)) expect(response.headers.getSetCookie()).toEqual([]);
    expect((await open(value)).code).toBe(ERROR.ok);
  });

  it('under https comes with a Secure cookie that is bound to the host', async () => {
    const https = await startTestServer({
      databaseUrl: server.config.databaseUrl ?? '',
      env: { PUBLIC_ORIGIN: 'https://booking.example' },
    });
    const headers = { Origin: 'https://booking.example' };
    const answer = await https.call('openWebview', { hand_over: await handOver() }, { headers });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-webview=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });
});

describe('the page that plays the app', () => {
  it('is whole in both languages, kept by nobody, and sends to the webview with the value in the hash', async () => {
    for (const [lang, title] of [
      ['th', 'แอปจำลอง'],
      ['en', 'The app, played by a page'],
    ] as const) {
      const shown = await fetch(`${server.url}/sso/app?lang=${lang}`);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await shown.text()).toContain(`<h1>${title}</h1>`);
      const sent = await askApp(server.url, { card: MANY, lang });
      expect([sent.status, sent.headers.get('cache-control')]).toEqual([303, 'no-store']);
      expect(sent.headers.get('location')).toMatch(new RegExp(`^/${lang}/webview/redeem/button#handover=[\\w-]{43}$`));
    }
  });

  it.each([
    ['nobody has registered with', NEW],
    ['is none', '7999999999999999'],
    ['is missing', ''],
    ['is no number', '7000\u0000'],
  ])('says so of a card that %s, and makes nothing', async (_what, card) => {
    const { hand_over: before } = await rowCounts(server.db);
    const response = await askApp(server.url, { card, lang: 'en' });
    expect([response.status, valueIn(response)]).toEqual([422, null]);
    expect(await response.text()).toContain('Nobody has registered with this card.');
    expect((await rowCounts(server.db))['hand_over']).toBe(before);
  });

  it('hears no form of another site, and is not there without the embedded provider', async () => {
    const foreign = await askApp(server.url, { card: MANY }, { Origin: 'https://evil.example' });
    expect([foreign.status, valueIn(foreign)]).toEqual([403, null]);
    const other = await startTestServer({ databaseUrl: server.config.databaseUrl ?? '', env: { SSO: 'none' } });
    expect((await fetch(`${other.url}/sso/app`)).status).toBe(404);
    expect((await askApp(other.url, { card: REFUSED })).status).toBe(404);
  });
});
