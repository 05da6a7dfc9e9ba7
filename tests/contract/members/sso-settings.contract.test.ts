import { expect, it } from 'vitest';
import { demoCards } from '#server/content/demo/members.ts';
import { askProvider, NEW_CARD } from '#tests/support/card.ts';
import { startTestServer } from '#tests/support/server.ts';

const server = await startTestServer();
const [{ number: CARD } = { number: '' }] = demoCards;

it('behind a proxy only PUBLIC_ORIGIN is this site', async () => {
  const proxied = await startTestServer({
    databaseUrl: server.config.databaseUrl ?? '',
    env: { PUBLIC_ORIGIN: 'https://booking.example' },
  });
  const ask = (redirect_uri: string) =>
    askProvider(proxied.url, { redirect_uri, state: '', card: CARD }, { Origin: 'https://booking.example' });
  const own = await ask('https://booking.example/th');
  expect(own.headers.get('location')).toMatch(/^https:\/\/booking\.example\/th#oauth=/);
  expect((await ask('/th')).headers.get('location')).toMatch(/^https:\/\/booking\.example\/th#oauth=/);
  expect((await ask(`${proxied.url}/th`)).status).toBe(400);
});

it('one address uses and makes so many cards in 15 minutes, and is told when it may go on', async () => {
  const few = await startTestServer({ env: { CARDS_PER_ADDRESS: '3' } });
  const ask = (fields: Readonly<Record<string, string>>) =>
    askProvider(few.url, { redirect_uri: '/th', state: '', lang: 'en', ...fields });
  expect((await ask({ card: '7999999999999999' })).status).toBe(422);
  expect((await ask({ card: CARD })).status).toBe(303);
  expect((await ask({ ...NEW_CARD })).status).toBe(303);
  const refused = await ask({ card: CARD });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Too many attempts');
  expect((await ask({ decline: '1' })).status).toBe(303);
});

it('says on a page that the database is away', async () => {
  const away = await startTestServer();
  await away.db.$client.end();
  const response = await fetch(`${away.url}/sso?lang=en`);
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
});

it('without the embedded provider its page says that nobody can sign in here, and no card does', async () => {
  const none = await startTestServer({ databaseUrl: server.config.databaseUrl ?? '', env: { SSO: 'none' } });
  for (const [lang, title] of [
    ['th', 'ยังเข้าสู่ระบบไม่ได้'],
    ['en', 'You cannot sign in here yet'],
  ]) {
    const response = await fetch(`${none.url}/sso?lang=${lang}&redirect_uri=https://elsewhere.example`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<a href="/${lang}">`);
    expect(html).not.toContain('elsewhere');
  }
  expect((await askProvider(none.url, { card: CARD })).status).toBe(404);
});
