import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoCards } from '#server/content/demo/members.ts';
import { askProvider, hashIn, NEW_CARD } from '#tests/support/card.ts';
import { startTestServer } from '#tests/support/server.ts';
import { rowCounts } from '#tests/support/stored-rows.ts';

const server = await startTestServer();
const [{ number: CARD } = { number: '' }] = demoCards;
const at = (query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.url}/sso?${new URLSearchParams(query)}`, { redirect: 'manual', headers });
const press = (fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>) =>
  askProvider(server.url, { redirect_uri: '/th', state: 'abc', lang: 'th', ...fields }, headers);
const counts = async () => {
  const { sso_card: cards, sso_grant: grants } = await rowCounts(server.db);
  return { cards, grants };
};

describe('the page of the provider', () => {
  it.each([
    ['th', 'เข้าสู่ระบบด้วยบัตรสมาชิก', 'en'],
    ['en', 'Sign in with your loyalty card', 'th'],
  ])('is whole in %s: the cards, a new one, one’s own, and no', async (lang, title, other) => {
    const response = await at({ redirect_uri: `${server.url}/${lang}/booking?branch=1`, state: 's"<&', lang });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    for (const { number, about } of demoCards) {
      expect(html).toContain(`name="card" value="${number}"`);
      expect(html).toContain(about[lang === 'th' ? 'th' : 'en']);
    }
    for (const name of ['first_name', 'last_name', 'tel', 'email', 'card'])
      expect(html).toMatch(
        new RegExp(`<label for="${name}">[^<]+</label><input id="${name}" name="${name}" form="typed"`),
      );
    expect(html).toContain('name="decline"');
    expect(html.match(/name="state" value="s&quot;&lt;&amp;"/g)).toHaveLength(3);
    expect(html).toMatch(new RegExp(`<button [^>]*form="typed" name="turn" value="${other}" lang="${other}"`));
    expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
  });

  it('is kept by nobody, framed by nobody, and loads nothing from elsewhere', async () => {
    const { headers } = await at({ redirect_uri: '/th' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toMatch(/form-action 'self';frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('is in the language of the browser where none is asked for', async () => {
    const english = await at({}, { 'Accept-Language': 'en-GB' });
    expect(await english.text()).toContain('<html lang="en">');
    expect(await (await at({ lang: 'xx' })).text()).toContain('<html lang="th">');
  });

  it('writes nothing that came with the address as markup', async () => {
    const evil = '"><img src=x onerror=alert(1)>';
    const html = await (await at({ redirect_uri: `/th?${evil}`, state: evil, lang: evil })).text();
    expect(html).not.toContain('<img');
  });

  it('is also there with a slash, and for HEAD; nothing else is', async () => {
    expect((await fetch(`${server.url}/sso/`)).status).toBe(200);
    expect((await fetch(`${server.url}/sso`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${server.url}/sso`, { method: 'PUT' })).status).toBe(404);
    expect((await fetch(`${server.url}/sso/more`)).status).toBe(404);
  });
});

describe('choosing', () => {
  it('a card leads back with a value and the state in the hash, on this site', async () => {
    const response = await press({ card: CARD, redirect_uri: `${server.url}/en/me?x=1#faqs`, lang: 'en' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
    const to = new URL(response.headers.get('location') ?? '');
    expect(`${to.origin}${to.pathname}${to.search}`).toBe(`${server.url}/en/me?x=1`);
    expect([...hashIn(response).keys()]).toEqual(['oauth', 'state']);
    expect(hashIn(response).get('state')).toBe('abc');
    expect(hashIn(response).get('oauth')).toMatch(/^[\w-]{43}$/);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('a card of one’s own by its number, in groups too', async () => {
    expect(hashIn(await press({ card: ` ${CARD.replace(/(\d{4})/g, '$1 ')}` })).get('oauth')).not.toBeNull();
  });

  it('a new card makes it and uses it; phone number and e-mail may be left out', async () => {
    const before = await counts();
    expect(hashIn(await press(NEW_CARD)).get('oauth')).not.toBeNull();
    expect(hashIn(await press({ ...NEW_CARD, tel: '', email: '' })).get('oauth')).not.toBeNull();
    const after = await counts();
    expect([after.cards, after.grants]).toEqual([(before.cards ?? 0) + 2, (before.grants ?? 0) + 2]);
    const { rows } = await server.db.execute(sql`
      select first_name, tel, email, refused from sso_card where number like '60%' order by tel`);
    expect(rows).toEqual([
      { first_name: 'สมหญิง', tel: '', email: '', refused: false },
      { first_name: 'สมหญิง', tel: '0898765432', email: 'somying@example.com', refused: false },
    ]);
    expect(await (await at({})).text()).not.toContain('สมหญิง');
  });

  it('no leads back with an error, and makes nothing', async () => {
    const before = await counts();
    const response = await press({ decline: '1', card: CARD });
    expect([response.status, hashIn(response).toString()]).toEqual([303, 'error=access_denied&state=abc']);
    expect(await counts()).toEqual(before);
  });

  it('without a state, none comes back', async () => {
    expect([...hashIn(await press({ card: CARD, state: '' })).keys()]).toEqual(['oauth']);
  });

  it.each([
    ['a number that no card has', { card: '7999999999999999' }, 'card', 'There is no card with this number'],
    ['no number', { card: '' }, 'card', 'There is no card with this number'],
    ['no name', { ...NEW_CARD, first_name: ' ' }, 'first_name', 'Please fill this in'],
    ['a name that is too long', { ...NEW_CARD, last_name: 'x'.repeat(81) }, 'last_name', 'Please use 80 characters'],
    ['half a phone number', { ...NEW_CARD, tel: '08123' }, 'tel', 'Please enter a phone number of 10 digits'],
    ['no address', { ...NEW_CARD, email: 'nobody' }, 'email', 'Please enter a valid e-mail address'],
  ])('%s is said beside the field, what was typed stays, and nothing is made', async (_what, fields, field, text) => {
    const before = await counts();
    const response = await press({ ...fields, lang: 'en' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toMatch(new RegExp(`id="${field}"[^>]* aria-invalid="true" aria-describedby="${field}-error"`));
    expect(html).toMatch(new RegExp(`id="${field}-error">${text}`));
    if ('make' in fields) expect(html).toContain('name="email" form="typed" value="' + fields.email + '"');
    expect(html.match(/name="state" value="abc"/g)).toHaveLength(3);
    expect(html.match(/ autofocus/g)).toHaveLength(1);
    expect(html).toContain('<title>Please correct:');
    expect(await counts()).toEqual(before);
  });
});

describe('a way out of the site', () => {
  const ASTRAY = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example/th',
    '/%2e//evil.example/th',
    'javascript:alert(1)',
    'HTTPS:\\\\EVIL.example/',
    '/\t/evil.example/',
    'https://еvil.example/',
    'http:/\n/evil.example/',
    `${server.url.replace('http', 'ws')}/`,
    `${server.url.replace('http', 'https')}/`,
    `${server.url}%2f@evil.example/`,
    `${server.url}。evil.example/`,
    `${server.url}.evil.example/`,
    `${server.url.replace('//', '//evil.example@').replace('evil.example@', 'user:word@')}/`,
    `http://localhost.evil.example/`,
    `${server.url.replace(/\d+$/, '1')}/`,
  ];

  it.each(ASTRAY)('%s is refused with a page that says so, and no link leads there', async (redirect_uri) => {
    const before = await counts();
    const answers = [
      await at({ redirect_uri, lang: 'en' }),
      await press({ redirect_uri, card: CARD, lang: 'en' }),
      await press({ redirect_uri, decline: '1', lang: 'en' }),
    ];
    for (const response of answers) {
      const html = await response.text();
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
      expect(html).toContain('This page cannot be opened');
      expect(html).not.toMatch(/evil|javascript:|user:word/);
    }
    expect(await counts()).toEqual(before);
  });

  it('a state without end is refused, and so is an address that no browser could be sent to', async () => {
    expect((await at({ redirect_uri: '/th', state: 'x'.repeat(201) })).status).toBe(400);
    expect((await press({ redirect_uri: `/${'ก'.repeat(6000)}`, card: CARD })).status).toBe(400);
    expect((await press({ redirect_uri: `/th?q=${'x'.repeat(1900)}`, card: CARD })).status).toBe(303);
  });

  it('an address that came twice counts as none', async () => {
    const twice = `redirect_uri=${encodeURIComponent(`${server.url}/en`)}&redirect_uri=//evil.example&card=${CARD}`;
    const response = await askProvider(server.url, twice);
    expect(response.headers.get('location')).toMatch(new RegExp(`^${server.url}/#oauth=`));
  });
});

describe('who may ask', () => {
  it.each([
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('a form of another site is refused: %j', async (headers) => {
    const before = await counts();
    const response = await press({ card: CARD, lang: 'en' }, headers);
    expect([response.status, response.headers.get('location')]).toEqual([403, null]);
    expect(await response.text()).toContain('another website');
    expect(await counts()).toEqual(before);
  });

  it('a form of this page is taken', async () => {
    expect((await press({ card: CARD }, { Origin: server.url })).status).toBe(303);
  });
});
