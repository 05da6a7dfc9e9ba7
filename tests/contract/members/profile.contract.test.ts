import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { hashOf } from '#server/http/session.ts';
import { codeIn, grantFor, memberCookie, newMember, tokenIn } from '#tests/support/card.ts';
import { MANY, ONE, startMemberWorld } from './member-world.ts';

const { server, open, me } = await startMemberWorld();

describe('a profile', () => {
  it('is read and changed, what is left out stays, and the card is the provider’s', async () => {
    const cookie = await newMember(server);
    const code = codeIn(cookie);
    const request_key = randomUUID();
    const change = { code, data: { first_name: ' สมศรี ', contact_tel: '0811112222' }, request_key };
    const changed = await server.call('updateProfile', change, { cookie });
    const wanted = {
      code,
      account: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      first_name: 'สมศรี',
      last_name: 'ใจงาม',
      image: '/x/member-picture',
      contact_tel: '0811112222',
      contact_email: 'somying@example.com',
    };
    expect(changed.results).toEqual({ profile: wanted });
    expect((await server.call('readProfile', { code }, { cookie })).results).toEqual({ profile: wanted });
    expect((await server.call('updateProfile', change, { cookie })).text).toBe(changed.text);
    const other = await server.call('updateProfile', { ...change, data: { first_name: 'อื่น' } }, { cookie });
    expect(other.code).toBe(ERROR.requestKeyReused);
    const card = await server.call('readCardData', { code }, { cookie });
    expect(card.results).toEqual({
      card_number: expect.stringMatching(/^60\d{14}$/) as string,
      first_name: 'สมหญิง',
      last_name: 'ใจงาม',
      contact_tel: '0898765432',
      contact_email: 'somying@example.com',
    });
    expect(card.headers.get('cache-control')).toBe('no-store');
  });

  it('changed with a key whose answer was lost is answered again after signing in anew, and the key is another account’s own', async () => {
    const changeAs = async (card: string, first_name: string, request_key: string) => {
      const cookie = memberCookie(await open(await grantFor(server, { card })));
      const change = { code: codeIn(cookie), data: { first_name }, request_key };
      const { code, results } = await server.call('updateProfile', change, { cookie });
      return [code, results];
    };
    const named = (first_name: string) => [ERROR.ok, { profile: expect.objectContaining({ first_name }) as object }];
    const key = randomUUID();
    expect(await changeAs(MANY, 'มานา', key)).toEqual(named('มานา'));
    expect(await changeAs(MANY, 'มานา', key)).toEqual(named('มานา'));
    expect(await changeAs(ONE, 'ปิยะ', key)).toEqual(named('ปิยะ'));
    expect((await changeAs(MANY, 'มานี', key))[0]).toBe(ERROR.requestKeyReused);
  });

  it.each([
    ['first_name', ''],
    ['last_name', 'x'.repeat(81)],
    ['contact_tel', '081234567'],
    ['contact_tel', '08123456789'],
    ['contact_email', 'nobody@nowhere'],
    ['contact_email', ''],
  ])('is not changed by %s %j', async (field, value) => {
    const cookie = await newMember(server);
    const answer = await server.call('updateProfile', { code: codeIn(cookie), data: {} }, { cookie });
    const before = await me(cookie);
    const data = JSON.stringify({ first_name: 'สมศรี', [field]: value });
    const sent = { key_account: 'roddee-web', code: codeIn(cookie), data };
    const refused = await server.send(calls.updateProfile, sent, { cookie });
    expect([answer.code, refused.code]).toEqual([ERROR.ok, ERROR.invalidInput]);
    expect(refused.results).toMatchObject({ fields: [{ field: `data.${field}` }] });
    expect((await me(cookie)).text).toBe(before.text);
  });

  it('of an account that is gone answers "please log in"', async () => {
    const cookie = await newMember(server);
    await server.db.execute(sql`
      with gone as (delete from member m using session s
        where s.token_hash = ${hashOf(tokenIn(cookie))} and m.id = s.account_id returning m.id)
      delete from car c using gone where c.owner_id = gone.id`);
    expect((await me(cookie)).code).toBe(ERROR.pleaseLogIn);
    const change = await server.call('updateProfile', { code: codeIn(cookie), data: {} }, { cookie });
    expect(change.code).toBe(ERROR.pleaseLogIn);
  });
});
