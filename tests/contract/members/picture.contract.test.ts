import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newMember } from '#tests/support/card.ts';
import { profileIn, startMemberWorld } from './member-world.ts';
import { idOfMember } from './saver.ts';

const { server, me } = await startMemberWorld();
const see = (cookie: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/x/member-picture`, { headers: { Cookie: cookie, ...headers } });

it('ACC-03 the profile names a picture of this site, which only its member gets: the initials', async () => {
  const cookie = await newMember(server);
  expect(profileIn(await me(cookie)).image).toBe('/x/member-picture');
  const shown = await see(cookie);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(shown.headers.get('cache-control')).toBe('private, no-cache');
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  const { first_name: first, last_name: last } = profileIn(await me(cookie));
  expect(await shown.text()).not.toContain(first || last);
  expect((await see(cookie, { 'If-None-Match': shown.headers.get('etag') ?? '' })).status).toBe(304);
  for (const nobody of ['', 'member=x', `member=${'x'.repeat(43)}`]) expect((await see(nobody)).status).toBe(404);
});

it('a name cannot put anything into the drawing, and a picture of another origin is not named', async () => {
  const cookie = await newMember(server);
  const id = await idOfMember(server, cookie);
  await server.db.execute(
    sql`update member set first_name = '<script>x', last_name = '"&', image_url = 'https://elsewhere.example/a.png' where id = ${id}::uuid`,
  );
  expect(profileIn(await me(cookie)).image).toBe('/x/member-picture');
  expect(await (await see(cookie)).text()).toMatch(/^<svg [^<]*<circle [^<]*\/><text [^<]*>S<\/text><\/svg>$/);
});
