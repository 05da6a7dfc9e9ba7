import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { findViolations } from '#server/db/oracles.ts';
import { hashOf } from '#server/http/session.ts';
import { codeIn, grantFor, memberCookie, newcomer, registration, tokenIn } from '#tests/support/card.ts';
import { encodeCall, spawnServer } from '#tests/support/server.ts';
import { rowCounts } from '#tests/support/stored-rows.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { startMemberWorld } from './member-world.ts';

const { server, open, me, later } = await startMemberWorld();
afterEach(async () => expect(await findViolations(server.db)).toEqual([]));

const fresh = await newcomer(server);
const good = encodeCall('registerMember', registration(fresh));
/** The problems of the form with these fields changed (null: omitted). The attempt uses nothing up. */
async function problems(change: Readonly<Record<string, string | null>>) {
  const fields = Object.entries({ ...good, ...change }).filter((pair): pair is [string, string] => pair[1] !== null);
  const answer = await server.send(calls.registerMember, fields);
  if (answer.code === ERROR.ok) return 'registered';
  expect([answer.status, answer.code, answer.headers.getSetCookie()]).toEqual([200, ERROR.invalidInput, []]);
  return z.parse(failureDetails, answer.results).fields?.map(({ field, problem }) => `${field} ${problem}`);
}

describe('the fields of a registration', () => {
  const REQUIRED = [
    'code_authentication',
    'contact_tel',
    'contact_email',
    'car_name',
    'car_register_number',
    'brand',
    'genres',
    'spec',
    'master_car_data_id',
    'accept_policy',
  ];

  it('each that is required is named when it is missing, and all of them at once', async () => {
    const before = await rowCounts(server.db);
    for (const field of REQUIRED) expect(await problems({ [field]: null })).toEqual([`${field} missing`]);
    const none = Object.fromEntries(REQUIRED.map((field) => [field, null]));
    expect(await problems(none)).toEqual(REQUIRED.map((field) => `${field} missing`));
    for (const field of ['contact_tel', 'contact_email', 'car_name', 'car_register_number'])
      expect(await problems({ [field]: '' })).toEqual([`${field} missing`]);
    expect(await rowCounts(server.db)).toEqual(before);
  });

  it.each([
    ['contact_tel', '081234567'],
    ['contact_tel', '08123456789'],
    ['contact_tel', '081234567x'],
    ['contact_tel', '081-234567'],
    ['contact_tel', '๐๘๑๒๓๔๕๖๗๘'],
    ['contact_tel', '6681234567'],
    ['contact_tel', '+66812345678'],
    ['contact_tel', '021234567'],
    ['contact_email', 'a+b@example.co.th'],
    ['contact_email', 'somebody'],
    ['contact_email', 'some body@example.com'],
    ['contact_email', 'somebody@example'],
    ['contact_email', `${'x'.repeat(250)}@b.co`],
    ['car_register_number', 'กก'],
    ['car_register_number', '1กกก12345'],
    ['car_register_number', 'AB1234'],
    ['car_register_number', 'กั123'],
    ['car_register_number', '12345'],
    ['car_register_number', '1กก'],
    ['car_name', 'ก'.repeat(15)],
    ['province', 'Springfield'],
    ['brand', 'Toyota'],
    ['genres', '1.5'],
    ['spec', '1e3'],
    ['master_car_data_id', ' 1'],
    ['accept_policy', 'false'],
    ['accept_policy', '1'],
  ])('%s is not %j', async (field, value) => {
    expect(await problems({ [field]: value })).toEqual([`${field} malformed`]);
  });

  it.each([
    ['another brand', { brand: '2' }],
    ['another model', { genres: '103' }],
    ['another variant', { spec: '10205' }],
    ['a year that is not there', { master_car_data_id: '1020499' }],
  ])('a year of %s is refused at the year, after which the form can be sent again', async (_what, change) => {
    expect(await problems(change)).toEqual(['master_car_data_id malformed']);
  });

  it.each([
    ['the shortest plate and name', { car_register_number: 'กก1', car_name: 'ก' }, 'กก 1'],
    ['the longest', { car_register_number: '1กก12345', car_name: 'ก'.repeat(14) }, '1กก 12345'],
    ['digits of either kind, spaces and hyphens', { car_register_number: ' ๑กก-๑๒๓๔ ' }, '1กก 1234'],
    ['a truck’s six digits, without a province', { car_register_number: '701234', province: '' }, '70-1234'],
    ['14 letters with vowels and tone marks', { car_name: 'กิ่'.repeat(14) }, '5กก 5555'],
  ])('%s are accepted', async (_what, change, plate) => {
    const answer = await server.call('registerMember', registration(await newcomer(server), change));
    expect(answer.code).toBe(ERROR.ok);
    const { rows } = await server.db.execute(sql`
      select c.plate, c.favourite, c.name, c.master_car_data_id as year from car c join session s on s.account_id = c.owner_id
      where s.token_hash = ${hashOf(tokenIn(memberCookie(answer)))}`);
    const { car_name: name } = registration(fresh, change);
    expect(rows).toEqual([{ plate, favourite: true, name, year: 1_020_422 }]);
  });
});

describe('a registration', () => {
  it('is refused before the value has been verified', async () => {
    const grant = await grantFor(server);
    expect((await server.call('registerMember', registration(grant))).code).toBe(ERROR.codeRefused);
    await open(grant);
    expect((await server.call('registerMember', registration(grant))).code).toBe(ERROR.ok);
    expect((await server.call('registerMember', registration(await newcomer(server)))).code).toBe(ERROR.ok);
  });

  it('makes member and first car, and signs in; after it the value is worth nothing', async () => {
    const grant = await newcomer(server);
    const before = await rowCounts(server.db);
    const answer = await server.call('registerMember', registration(grant, { contact_tel: '0811112222' }));
    const cookie = memberCookie(answer);
    expect(answer.results).toEqual({
      profile: {
        code: codeIn(cookie),
        account: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        first_name: 'สมหญิง',
        last_name: 'ใจงาม',
        image: '/x/member-picture',
        contact_tel: '0811112222',
        contact_email: 'somying@example.com',
      },
    });
    const after = await rowCounts(server.db);
    expect([after['member'], after['car']]).toEqual([(before['member'] ?? 0) + 1, (before['car'] ?? 0) + 1]);
    const again = await server.call('registerMember', registration(grant));
    const opened = await open(grant);
    expect([again.code, opened.code]).toEqual([ERROR.codeRefused, ERROR.codeRefused]);
    expect((await me(cookie)).code).toBe(ERROR.ok);
  });

  it('may take half an hour, and not longer; nor may another browser send it', async () => {
    const [slow, late, stolen] = [await newcomer(server), await newcomer(server), await newcomer(server)];
    expect((await server.call('registerMember', registration({ ...stolen, state: randomUUID() }))).code).toBe(
      ERROR.codeRefused,
    );
    await later('29 minutes 50 seconds');
    expect((await server.call('registerMember', registration(slow))).code).toBe(ERROR.ok);
    await later('30 minutes 10 seconds');
    expect((await server.call('registerMember', registration(late))).code).toBe(ERROR.codeRefused);
  });

  it('of a card that was refused meanwhile is refused', async () => {
    const grant = await newcomer(server);
    await server.db.execute(sql`
      update sso_card set refused = true where number = (select card_number from sso_grant order by made_at desc limit 1)`);
    expect((await server.call('registerMember', registration(grant))).code).toBe(ERROR.cardRefused);
  });

  it('with a plate that somebody else has registered is no matter', async () => {
    const plate = { car_register_number: '7ฮฮ 777' };
    const one = await server.call('registerMember', registration(await newcomer(server), plate));
    const two = await server.call('registerMember', registration(await newcomer(server), plate));
    expect([one.code, two.code]).toEqual([ERROR.ok, ERROR.ok]);
  });
});

describe('the log', () => {
  it('says nothing of who signs in, with what, or of their secrets', async () => {
    const { url } = await ownDatabase();
    const logging = await spawnServer({ DATABASE_URL: url, LOG_LEVEL: 'debug' });
    const grant = await newcomer(logging);
    const request = registration(grant);
    const answer = await logging.call('registerMember', request);
    const cookie = memberCookie(answer);
    expect(answer.code).toBe(ERROR.ok);
    await logging.call('fetchMe', {}, { cookie });
    await logging.call('readProfile', { code: codeIn(cookie) }, { cookie });
    await logging.call('updateProfile', { code: codeIn(cookie), data: { first_name: 'สมศรี' } }, { cookie });
    await logging.call('registerMember', registration(await grantFor(logging)));
    await logging.call('openProfile', { ...grant, request_key: randomUUID() });
    await fetch(`${logging.url}/sso?redirect_uri=/th&state=${grant.state}`);
    await logging.stop();
    const lines = logging
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.filter((line) => line.includes('"call":"C02"'))).toHaveLength(2);
    const secrets = [
      grant.code_authentication,
      grant.state,
      tokenIn(cookie),
      codeIn(cookie),
      request.contact_tel,
      request.contact_email,
      request.car_name,
      '5กก',
      'สมหญิง',
      'สมศรี',
      'oauth',
    ];
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });
});
