import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { hashOf } from '#server/http/session.ts';
import { sweep } from '#server/jobs/expiry.job.ts';
import { grantFor, memberCookie } from '#tests/support/card.ts';
import type { Answer } from '#tests/support/server.ts';
import { rowCounts } from '#tests/support/stored-rows.ts';
import { ONE, startMemberWorld } from './member-world.ts';

const { server, open, signIn, me, later } = await startMemberWorld();

describe('a value of the provider', () => {
  const refused = async (answer: Promise<Answer>) => {
    const { status, code, results, headers } = await answer;
    expect([status, code, results, headers.getSetCookie()]).toEqual([200, ERROR.codeRefused, {}, []]);
  };

  it('works once', async () => {
    const grant = await grantFor(server, { card: ONE });
    const first = await open(grant);
    expect(first.code).toBe(ERROR.ok);
    await refused(open(grant));
    await refused(server.call('openProfile', grant));
    expect((await me(memberCookie(first))).code).toBe(ERROR.ok);
  });

  it('sent fifty times at once with different keys signs in once', async () => {
    const grant = await grantFor(server, { card: ONE });
    const codes = (await Promise.all(Array.from({ length: 50 }, () => open(grant)))).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([ERROR.ok, ...Array<number>(49).fill(ERROR.codeRefused)]);
  });

  it('sent fifty times at once with one key is answered each time, and one session lives', async () => {
    const grant = await grantFor(server, { card: ONE });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(grant, key)));
    expect(answers.map(({ code }) => code)).toEqual(Array<number>(50).fill(ERROR.ok));
    const alive = await Promise.all(answers.map((answer) => me(memberCookie(answer))));
    expect(alive.filter(({ code }) => code === ERROR.ok)).toHaveLength(1);
  });

  it('is answered again for a repeat with the same key, which ends the session of the lost answer', async () => {
    const grant = await grantFor(server, { card: ONE });
    const key = randomUUID();
    const lost = memberCookie(await open(grant, key));
    const again = memberCookie(await open(grant, key));
    expect(again).not.toBe(lost);
    expect([(await me(again)).code, (await me(lost)).code]).toEqual([ERROR.ok, ERROR.duplicateLogin]);
    await later('61 seconds');
    await refused(open(grant, key));
  });

  it('is not answered again, with its key either, once its member has signed out; one that is not used yet stays good', async () => {
    const [grant, unused, key] = [
      await grantFor(server, { card: ONE }),
      await grantFor(server, { card: ONE }),
      randomUUID(),
    ];
    const cookie = memberCookie(await open(grant, key));
    await server.call('signOut', { kind: 'member' }, { cookie });
    await refused(open(grant, key));
    expect((await open(unused)).code).toBe(ERROR.ok);
  });

  it('is answered again if the session that was signed out of had been superseded by the lost answer', async () => {
    const [earlier, grant, key] = [await signIn(ONE), await grantFor(server, { card: ONE }), randomUUID()];
    await open(grant, key);
    await server.call('signOut', { kind: 'member' }, { cookie: earlier });
    expect((await open(grant, key)).code).toBe(ERROR.ok);
  });

  it('lives for a minute and not longer', async () => {
    const grant = await grantFor(server, { card: ONE });
    const late = await grantFor(server, { card: ONE });
    await later('58 seconds');
    expect((await open(grant)).code).toBe(ERROR.ok);
    await later('61 seconds');
    await refused(open(late));
  });

  it('is worth nothing in another browser, nor made up, nor in place of its hash', async () => {
    const grant = await grantFor(server, { card: ONE });
    await refused(open({ ...grant, state: randomUUID() }));
    await refused(open({ ...grant, state: '' }));
    await refused(open({ ...grant, code_authentication: `${grant.code_authentication}x` }));
    await refused(open({ code_authentication: hashOf(grant.code_authentication), state: grant.state }));
    expect((await open(grant)).code).toBe(ERROR.ok);
  });

  it('that was asked for without a state, as a plain client would, is good without one only', async () => {
    const grant = await grantFor(server, { card: ONE, state: '' });
    await refused(open(grant));
    expect((await open({ ...grant, state: '' })).code).toBe(ERROR.ok);
  });

  it('is stored as a hash, and removed after a day', async () => {
    const grant = await grantFor(server, { card: ONE });
    const { rows } = await server.db.execute(sql`
      select from sso_grant g where g::text like ${`%${grant.code_authentication}%`} or g::text like ${`%${grant.state}%`}`);
    expect(rows).toEqual([]);
    await later('25 hours');
    await sweep(server.db);
    expect((await rowCounts(server.db))['sso_grant']).toBe(0);
  });
});
