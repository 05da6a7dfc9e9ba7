import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls, type CallName } from '#contract/calls/all.ts';
import { ERROR, failureDetails } from '#contract/errors.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { rowCounts } from '#tests/support/stored-rows.ts';
import { contractTable, shapeOf } from './generated-cases.ts';
import { callerOf, sampleRequests } from '../sample-requests.ts';
import { newHolder, withMember } from '../sample-world.ts';

const table = contractTable;
const CONTROL = 'a\u0000\u0001b';

const server = await startTestServer();
const world = await withMember(server, await newHolder(server));

const isOptional = (schema: z.ZodMiniType | undefined) => schema instanceof z.ZodMiniOptional;
const accepts = (schema: z.ZodMiniType | undefined, text: string) =>
  schema !== undefined && z.safeDecode(schema, text).success;

const goodFields = (name: CallName) => encodeCall(name, sampleRequests(world)[name]);

/** The answer must name the field in a form that the client can show. */
async function expectNamed(
  name: CallName,
  fields: Readonly<Record<string, string>> | [string, string][],
  field: string,
  problem: RegExp,
) {
  const answer = await server.send(calls[name], fields, { cookie: callerOf(calls[name], world) });
  const named = z.safeParse(failureDetails, answer.results).data?.fields ?? [];
  const found = named.find((one) => one.field === field || one.field.startsWith(`${field}.`));
  expect([field, answer.status, answer.code]).toEqual([field, 200, ERROR.invalidInput]);
  expect(`${field} is ${found?.problem}`).toMatch(problem);
}

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((item, index) => leavesOf(item, [...path, index]))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

/** The document with the value at the path replaced, or removed if undefined. */
function changed(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document))
    return document.map((item: unknown, index) => (index === key ? changed(item, rest, value) : item));
  const object = z.parse(z.record(z.string(), z.unknown()), document);
  return { ...object, [key]: changed(object[key], rest, value) };
}

describe.each(table)('%s', (name, call) => {
  const fields = Object.keys(shapeOf(call));
  const longest = (field: string) => (call.method === 'GET' || call.query?.includes(field) ? 8_000 : 30_000);

  it('names every field that is missing, malformed, too long or repeated, and stores nothing', async () => {
    const before = await rowCounts(server.db);
    const good = goodFields(name);
    for (const field of fields) {
      const [schema, long] = [shapeOf(call)[field], longest(field)];
      const { [field]: sample = 'x', ...others } = good;
      const withValue = (value: string) => ({ ...others, [field]: value });
      if (!isOptional(schema)) await expectNamed(name, others, field, / is missing$/);
      await expectNamed(name, [...Object.entries(others), [field, sample], [field, sample]], field, / is repeated$/);
      // Typed text loses its control characters (`readText`).
      if (!accepts(schema, CONTROL)) await expectNamed(name, withValue(CONTROL), field, / is malformed$/);
      await expectNamed(name, withValue('x'.repeat(long)), field, / is malformed$/);
      await expectNamed(name, withValue('['.repeat(long / 4) + ']'.repeat(long / 4)), field, / is malformed$/);
      const empty = isOptional(schema) ? / is malformed$/ : / is missing$/;
      if (!accepts(schema, '')) await expectNamed(name, withValue(''), field, empty);
      for (const odd of [
        ' ',
        'null',
        'undefined',
        'NaN',
        '1e9',
        '99999999999',
        '{"a":1}',
        '[]',
        '[null]',
        '{"__proto__":{"x":1}}',
      ])
        if (!accepts(schema, odd)) await expectNamed(name, withValue(odd), field, / is (malformed|missing)$/);
    }
    for (const [field, value] of Object.entries(call.fixed ?? {})) {
      await expectNamed(name, { ...good, [field]: `${value}-not` }, field, / is malformed$/);
      const { [field]: _left, ...others } = good;
      await expectNamed(name, others, field, / is missing$/);
      await expectNamed(name, [...Object.entries(good), [field, value]], field, / is repeated$/);
    }
    expect(await rowCounts(server.db)).toEqual(before);
  });
});

describe('unknown fields', () => {
  it.each(table.filter(([, call]) => !call.writes))('%s ignores them, repeated ones too', async (name, call) => {
    const extra: [string, string][] = [
      ['unknown', '1'],
      ['unknown', '2'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ];
    const answer = await server.send(call, [...Object.entries(goodFields(name)), ...extra], {
      cookie: callerOf(call, world),
    });
    expect([answer.status, answer.code]).toEqual([200, ERROR.ok]);
  });
});

describe.each([
  ['setupTemporary', 'item'],
  ['changeStatus', 'item'],
  ['setupGroup', 'item'],
  ['claimPoints', 'item'],
  ['addTakeCarAddress', 'address'],
  ['addCar', 'car'],
  ['editCar', 'car'],
] as const)('what %s is about', (name, about) => {
  it('every nested field is named by its path when it is missing, of another type, too long or unreadable', async () => {
    const before = await rowCounts(server.db);
    const good = goodFields(name);
    const item: unknown = JSON.parse(good[about] ?? '');
    const schema = shapeOf(calls[name])[about];
    const paths = leavesOf(item);
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      const field = [about, ...path].join('.');
      for (const wrong of [
        undefined,
        null,
        {},
        [[]],
        true,
        -1,
        1e21,
        'x'.repeat(600),
        CONTROL,
        '',
        '0000-01-01T00:00:00Z',
      ]) {
        const text = JSON.stringify(changed(item, path, wrong));
        if (!accepts(schema, text))
          await expectNamed(name, { ...good, [about]: text }, field, / is (malformed|missing)$/);
      }
      expect(accepts(schema, JSON.stringify(changed(item, path, {})))).toBe(false);
    }
    expect(await rowCounts(server.db)).toEqual(before);
  });
});

it('what is empty is missing where something is required, in a document too, and what may have two forms is judged by the one that was meant', async () => {
  const { item = '' } = goodFields('setupTemporary');
  const changedItem = (path: Path, value: unknown) => JSON.stringify(changed(JSON.parse(item), path, value));
  for (const path of [['customer_data', 'tel_no'], ['customer_data', 'register_number'], ['datetime'], ['hours']]) {
    const fields = { ...goodFields('setupTemporary'), item: changedItem(path, '') };
    await expectNamed('setupTemporary', fields, ['item', ...path].join('.'), / is missing$/);
  }
  const claimed = async (claim: object) => {
    const sent = { ...goodFields('claimPoints'), item: JSON.stringify(claim) };
    const { results } = await server.send(calls.claimPoints, sent, { cookie: world.member?.cookie });
    return z.parse(failureDetails, results).fields?.map(({ field, problem }) => `${field} ${problem}`);
  };
  const typed = { bought_on: '2026-11-20', location_id: 1001, bought: 'cafe', amount: 120, receipt: 'R-1', note: '' };
  expect(await claimed({ ...typed, bought_on: '2026-02-30' })).toEqual(['item.bought_on malformed']);
  expect(await claimed({ ...typed, receipt: 'R'.repeat(61) })).toEqual(['item.receipt malformed']);
  expect(await claimed({ ...typed, bought_on: '30/2', amount: 0 })).toEqual([
    'item.bought_on malformed',
    'item.amount malformed',
  ]);
  for (const name of ['location_id', 'bought', 'amount'])
    expect(await claimed({ ...typed, [name]: undefined })).toEqual([`item.${name} missing`]);
  expect(await claimed({ ...typed, location_id: 999_999_999 })).toEqual(['item.location_id malformed']);
  expect(await claimed({ purchase_id: randomUUID(), note: ' \u3164 ' })).toEqual(['item.note missing']);
  expect(await claimed({ purchase_id: 'x', note: 'ไม่ครบ' })).toEqual(['item.purchase_id malformed']);
  expect(await claimed([])).toEqual(['item malformed']);
});

describe('bodies that cannot be read', () => {
  const post = (body: BodyInit | null, headers: Record<string, string>) =>
    fetch(`${server.url}/appointment/confirm`, {
      method: 'POST',
      headers: { 'Accept-Language': 'en', ...headers },
      body,
    });
  const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it.each([
    ['over 64 kB', `item=${'x'.repeat(65_537)}`, FORM, 413, ERROR.tooLarge],
    ['JSON', '{"item":"x"}', { 'Content-Type': 'application/json' }, 415, ERROR.unsupportedBody],
    ['plain text', 'item=x', { 'Content-Type': 'text/plain' }, 415, ERROR.unsupportedBody],
    ['without a type', new Uint8Array([1, 2]), {}, 415, ERROR.unsupportedBody],
    ['empty', null, {}, 403, ERROR.applicationKey],
    ['of broken percent signs', 'item=%E0%A4&key_account=%ZZ', FORM, 403, ERROR.applicationKey],
    ['of many keys', Array.from({ length: 7_000 }, (_, i) => `k${i}=1`).join('&'), FORM, 403, ERROR.applicationKey],
  ] as const)('a body %s is answered in the envelope', async (_what, body, headers, status, code) => {
    const response = await post(body, headers);
    expect([response.status, z.parse(z.object({ error_code: z.number() }), await response.json()).error_code]).toEqual([
      status,
      code,
    ]);
  });

  it('a broken address is not a call, and reveals nothing of the server', async () => {
    for (const path of ['/%E0%A4%A', '/appointment/confirm%00', '/../etc/passwd', '/x/%2e%2e/health']) {
      const response = await fetch(`${server.url}${path}`, { headers: { Accept: 'application/json' } });
      const text = await response.text();
      expect([400, 404]).toContain(response.status);
      expect(text).not.toMatch(/node_modules|\bat |FST_|stack/);
    }
  });
});
