import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, type CallName } from '#contract/calls/all.ts';
import type { Call } from '#contract/call.ts';
import { ERROR } from '#contract/errors.ts';
import { errorTexts } from '#server/http/error-texts.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { callerOf, isOfCompanies, sampleRequests } from '../sample-requests.ts';
import { book, newHolderAndBooking, newSampleCompany, newSampleMember, withMember } from '../sample-world.ts';

const table = Object.entries(calls) as [CallName, Call][];
const slashForms = (path: string) => {
  const bare = path.replace(/\/$/, '');
  return [bare, `${bare}/`, bare.replace(/(.)\//, '$1//')];
};

const server = await startTestServer({ env: NO_LIMITS });
const shared = await withMember(server, await newHolderAndBooking(server));
let holders = 0;

/** The fields of a valid request and the cookie of somebody who may make it. A write uses up its hold, or its value of the provider. */
async function goodRequest(name: CallName) {
  const call: Call = calls[name];
  const isOfMembers = call.anySession === true || !call.who.includes('guest');
  const world = !call.writes
    ? shared
    : isOfMembers
      ? {
          ...shared,
          ...(isOfCompanies(call)
            ? { company: await newSampleCompany(server) }
            : { member: await newSampleMember(server) }),
          ...(name === 'takeBooking' && { code: await book(server) }),
        }
      : await newHolderAndBooking(server, (holders += 1) % 8);
  return { fields: encodeCall(name, sampleRequests(world)[name]), cookie: callerOf(call, world) };
}

describe.each(table)('%s', (name, call) => {
  it('API-01 answers at its method and path, with and without the slash at the end, by its schema', async () => {
    for (const path of slashForms(call.path)) {
      const { fields, cookie } = await goodRequest(name);
      const answer = await server.send({ ...call, path }, fields, { cookie });
      expect({ path, status: answer.status, code: answer.code }).toEqual({ path, status: 200, code: ERROR.ok });
      expect(z.safeParse(call.answer, answer.results).error?.issues).toBeUndefined();
    }
  });

  it('API-01 has no other method', async () => {
    const other = call.method === 'GET' ? 'POST' : 'GET';
    const answer = await server.send(
      { method: other, path: call.path },
      encodeCall(name, sampleRequests(shared)[name]),
    );
    expect([answer.status, answer.code]).toEqual([404, ERROR.unknownCall]);
  });

  it('LANG-06 without the application key, with a wrong one or with two it is refused', async () => {
    const { fields, cookie } = await goodRequest(name);
    const { key_account: key = '', ...others } = fields;
    const wrong: [string, string][][] = [
      [],
      [['key_account', 'somebody']],
      [['key_account', '']],
      [
        ['key_account', key],
        ['key_account', key],
      ],
    ];
    for (const keys of wrong) {
      const answer = await server.send(call, [...Object.entries(others), ...keys], { cookie });
      expect([answer.status, answer.code]).toEqual([403, ERROR.applicationKey]);
    }
  });

  it('LANG-06 its errors are in the language of Accept-Language', async () => {
    for (const language of ['th', 'en'] as const) {
      const answer = await server.send(call, { key_account: 'wrong' }, { language });
      expect(answer.message).toBe(errorTexts.applicationKey[language]);
    }
  });

  it('only a catalogue may be kept, and then by one browser that asks again', async () => {
    const { fields, cookie } = await goodRequest(name);
    const answer = await server.send(call, fields, { cookie });
    const kept = answer.headers.get('cache-control');
    if (call.personal || call.writes || call.timestamp || call.method === 'POST') expect(kept).toBe('no-store');
    else expect(kept).toBe('private, max-age=0, must-revalidate');
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  });

  if (call.writes)
    it('a write that another website sends is refused', async () => {
      const { fields, cookie } = await goodRequest(name);
      const foreign = [
        { Origin: 'https://elsewhere.example' },
        { Origin: 'null' },
        { Origin: server.url.replace(/\d+$/, '1') },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
      ];
      for (const headers of foreign) {
        const answer = await server.send(call, fields, { cookie, headers });
        expect([headers, answer.status, answer.code]).toEqual([headers, 403, ERROR.foreignOrigin]);
      }
      const own = await server.send(call, fields, { cookie, headers: { Origin: server.url } });
      expect(own.code).toBe(ERROR.ok);
    });
});

describe('content arrives in the language of the route', () => {
  const thai = /[\u0e00-\u0e7f]/;
  const names = z.object({ shoppening_list: z.array(z.object({ name: z.string() })) });

  it.each(['listBranches', 'listServices', 'listServiceGroups', 'listBranchPages', 'listMenuServices'] as const)(
    'LANG-06 %s',
    async (name) => {
      for (const language of ['th', 'en'] as const) {
        const { results } = await server.send(calls[name], encodeCall(name, {}), { language });
        const list = z.parse(names, results).shoppening_list;
        expect(list.length).toBeGreaterThan(0);
        expect(list.every((item) => thai.test(item.name))).toBe(language === 'th');
      }
    },
  );

  it.each([
    ['en-GB,en;q=0.9,th;q=0.8', 'en'],
    ['th;q=0.5,en', 'en'],
    ['en;q=0', 'th'],
    ['fr,de;q=0.5', 'th'],
    ['*', 'th'],
    [',;q=;;,', 'th'],
  ] as const)('Accept-Language %s is answered in %s', async (header, language) => {
    const answer = await server.send(
      { method: 'GET', path: '/x/none' },
      {},
      { headers: { 'Accept-Language': header } },
    );
    expect(answer.message).toBe(errorTexts.unknownCall[language]);
  });
});
