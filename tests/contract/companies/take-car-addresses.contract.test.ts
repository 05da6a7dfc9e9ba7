import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { hashOf } from '#server/http/session.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startTestServer, type Answer } from '#tests/support/server.ts';
import { newAccount, signIn } from '#tests/support/sign-in.ts';
import { sampleTakeCarAddress as HOME } from '../sample-world.ts';

const server = await startTestServer({ env: NO_LIMITS });

const added = ({ code, text, results }: Answer) => {
  if (code !== ERROR.ok) throw new Error(text);
  return z.parse(calls.addTakeCarAddress.answer, results);
};
const listIn = ({ code, text, results }: Answer) => {
  if (code !== ERROR.ok) throw new Error(text);
  return z.parse(calls.listTakeCarAddresses.answer, results).address_list;
};

async function newCollector() {
  const cookie = await signIn(server.db, 'company', await newAccount(server.db, 'company'));
  const code = codeIn(cookie);
  return {
    cookie,
    code,
    list: async () => listIn(await server.call('listTakeCarAddresses', { code }, { cookie })),
    add: (change: Partial<typeof HOME> = {}, request_key: string = randomUUID()) =>
      server.call('addTakeCarAddress', { code, address: { ...HOME, ...change }, request_key }, { cookie }),
    remove: (index: number, request_key: string = randomUUID()) =>
      server.call('deleteTakeCarAddress', { code, index, request_key }, { cookie }),
  };
}

describe("a company's addresses", () => {
  it('CB-07 are listed, added and removed through their calls, and CB-12 each has an index', async () => {
    const company = await newCollector();
    expect(await company.list()).toEqual([]);
    const { index } = added(await company.add());
    expect(await company.list()).toEqual([{ ...HOME, index }]);
    const office = added(await company.add({ address: '1 ถนนพระราม 4' }));
    expect(office.address_list.map(({ address }) => address)).toEqual([HOME.address, '1 ถนนพระราม 4']);
    expect(listIn(await company.remove(index))).toEqual([{ ...HOME, address: '1 ถนนพระราม 4', index: office.index }]);
  });

  it('CB-12 an index stays when another address is removed, and is never given again', async () => {
    const company = await newCollector();
    const [one, two] = [
      added(await company.add({ address: '1' })).index,
      added(await company.add({ address: '2' })).index,
    ];
    await company.remove(one);
    expect((await company.list()).map(({ index }) => index)).toEqual([two]);
    await company.remove(two);
    const three = added(await company.add({ address: '3' })).index;
    expect([one, two]).not.toContain(three);
    expect(new Set([one, two]).size).toBe(2);
  });

  it('an index counts the addresses of its own company, so that it says nothing of the others', async () => {
    for (const company of [await newCollector(), await newCollector()]) {
      const first = added(await company.add()).index;
      await company.remove(first);
      expect([first, added(await company.add()).index]).toEqual([1, 2]);
    }
  });

  it('an address that was numbered before indexes were counted by company keeps its index', async () => {
    const company = await newCollector();
    const { index } = added(await company.add());
    await server.db.execute(sql`
      with mine as (select company_id from take_car_address a join session s on s.account_id = a.company_id where s.token_hash = ${hashOf(company.cookie.split('=')[1] ?? '')})
      update take_car_address a set index = 700 from mine where a.company_id = mine.company_id and a.index = ${index}`);
    expect(added(await company.add({ address: '1' })).index).toBe(701);
  });

  it('the same address twice is one', async () => {
    const company = await newCollector();
    const first = added(await company.add());
    expect(added(await company.add())).toEqual(first);
    expect(added(await company.add({ address: `  ${HOME.address} ` }))).toEqual(first);
    expect(await company.list()).toHaveLength(1);
  });

  it('of 51 that are sent at once, 50 are added', async () => {
    const company = await newCollector();
    const sent = await Promise.all(Array.from({ length: 51 }, (_, n) => company.add({ address: `${n} ซอยสุขใจ` })));
    expect(sent.filter(({ code }) => code === ERROR.tooManyAddresses)).toHaveLength(1);
    expect(await company.list()).toHaveLength(50);
  });

  it('a repeat with the same key adds nothing, and gets the same answer even after the address was removed', async () => {
    const company = await newCollector();
    const key = randomUUID();
    const first = await company.add({}, key);
    await company.remove(added(first).index);
    expect((await company.add({}, key)).text).toBe(first.text);
    expect(await company.list()).toEqual([]);
  });

  it('removing one that is not there leaves the list as it is', async () => {
    const company = await newCollector();
    const { index, address_list } = added(await company.add());
    expect(listIn(await company.remove(999_999_999))).toEqual(address_list);
    await company.remove(index);
    expect(listIn(await company.remove(index))).toEqual([]);
  });
});

describe('an address is checked', () => {
  const wrong: [change: Partial<typeof HOME>, field: string][] = [
    [{ province: 'กรุงเทพ' }, 'province'],
    [{ province: 'เชียงใหม่' }, 'district'],
    [{ district: 'คลองสาน' }, 'sub_district'],
    [{ sub_district: 'พระโขนงเหนือ' }, 'sub_district'],
    [{ postal_code: '10240' }, 'postal_code'],
  ];

  it.each(wrong)('%j is refused, and the part that does not belong there is named', async (change, field) => {
    const company = await newCollector();
    const { status, code, results } = await company.add(change);
    expect([status, code]).toEqual([200, ERROR.invalidInput]);
    expect(z.parse(failureDetails, results).fields).toEqual([{ field: `address.${field}`, problem: 'malformed' }]);
    expect(await company.list()).toEqual([]);
  });

  it('each post code of a sub-district that has several is accepted', async () => {
    const company = await newCollector();
    const patong = { province: 'ภูเก็ต', district: 'กะทู้', sub_district: 'กมลา' };
    for (const postal_code of ['83150', '83120']) added(await company.add({ ...patong, postal_code }));
    expect(await company.list()).toHaveLength(2);
  });
});

describe('nobody but the company', () => {
  it('sees or removes its addresses: another company’s index is one that is not there', async () => {
    const [mine, other] = [await newCollector(), await newCollector()];
    const { index, address_list } = added(await mine.add());
    expect(await other.list()).toEqual([]);
    expect(listIn(await other.remove(index))).toEqual([]);
    expect(await mine.list()).toEqual(address_list);
  });

  it('may make the calls: a member and a guest are asked to log in', async () => {
    const member = await newMember(server);
    for (const cookie of [member, undefined]) {
      const code = cookie === undefined ? 'x' : codeIn(cookie);
      const answers = [
        await server.call('listTakeCarAddresses', { code }, { cookie }),
        await server.call('addTakeCarAddress', { code, address: HOME }, { cookie }),
        await server.call('deleteTakeCarAddress', { code, index: 1 }, { cookie }),
      ];
      expect(answers.map((answer) => answer.code)).toEqual(Array(3).fill(ERROR.pleaseLogIn));
    }
  });

  it('API-01 the address is removed at its path with one slash, as with the two of the specification', async () => {
    const company = await newCollector();
    const { index } = added(await company.add());
    const fields = { code: company.code, index: String(index), key_account: 'roddee-web' };
    const path = '/appointment/delete-address-take-car/';
    const answer = await server.send({ method: 'POST', path }, fields, { cookie: company.cookie });
    expect(listIn(answer)).toEqual([]);
  });
});
