import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { ERROR } from '#contract/errors.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { bookingRows } from '#tests/support/stored-rows.ts';
import { contractTable, shapeOf } from './generated-cases.ts';
import { bookingItem } from '../sample-booking.ts';
import { BY_SCRIPT } from '../members/saver.ts';
import { callerOf, sampleRequests } from '../sample-requests.ts';
import { newHolder, withMember } from '../sample-world.ts';

const server = await startTestServer({ env: NO_LIMITS });
const guest = await newHolder(server);
const world = await withMember(server, guest);

const EXTREMES = [
  '0',
  '-1',
  '-999999999',
  '999999999',
  '0.000000000001',
  '23.999999999999',
  '-999999.999999999999',
  '90',
  '-180',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59.999999999Z',
  '2024-02-29T00:00:00-23:59',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '\ud800',
  '\u202e\u0e33\u0e4d\u0e32\ufffe',
  "'; drop table appointment; --",
  '<script>alert(1)</script>',
  '%',
  '\\',
  `["00000000-0000-0000-0000-000000000000","00000000-0000-0000-0000-000000000000"]`,
  '{"entities":["__proto__"]}',
];

const accepts = (schema: z.ZodMiniType, text: string) => z.safeDecode(schema, text).success;

describe('well-formed values without a meaning', () => {
  it.each(contractTable)('%s answers them all without a 5xx', async (name, call) => {
    const shape = Object.entries(shapeOf(call));
    const before = await bookingRows(server.db);
    // Callers who need no session send none here, because entirely well-formed requests would be carried out.
    const cookie = call.who.includes('guest') ? undefined : callerOf(call, world);
    const good = encodeCall(name, sampleRequests(cookie === undefined ? guest : world)[name]);
    for (const [field, schema] of shape.filter(([name]) => name !== 'request_key'))
      for (const value of EXTREMES.filter((text) => accepts(schema, text))) {
        const { request_key: _key, ...fields } = good;
        const answer = await server.send(call, { ...fields, [field]: value }, { cookie, headers: BY_SCRIPT });
        expect([field, value, answer.status]).toEqual([field, value, 200]);
        if (cookie !== undefined && field !== 'code')
          expect([field, value, answer.code]).not.toContain(ERROR.pleaseLogIn);
      }
    if (name !== 'setupTemporary' && cookie === undefined) expect(await bookingRows(server.db)).toEqual(before);
  });

  const items: [what: string, change: Partial<TemporaryBookingItem>][] = [
    ['a year before all time', { datetime: '0000-01-01T00:00:00Z' }],
    ['a year after all time', { datetime: '9999-12-31T23:59:59Z' }],
    ['a second in a slot', { datetime: '2030-01-01T08:00:01+07:00' }],
    ['a branch that cannot be', { location_id: 2_147_483_648 }],
    ['a branch far beyond', { location_id: Number.MAX_SAFE_INTEGER }],
    ['services that cannot be', { service_list: [-1, 0, 2_147_483_648] }],
    ['hours of almost nothing', { hours: 1e-9 }],
    ['a lead time that is not theirs', { max_pre_day: 60 }],
    ['texts of every length', { note: 'ก'.repeat(500), other_service: '\ud83d\ude97'.repeat(250) }],
    ['half a character', { note: '\ud800' }],
  ];

  it.each(items)('a booking with %s is answered without a 5xx', async (_what, change) => {
    const item = bookingItem(world.slot, change);
    const answer = await server.call('setupTemporary', { item, aff: '\ud83d\ude97', device: 'web' });
    expect(answer.status).toBe(200);
    expect([ERROR.internal, ERROR.unavailable]).not.toContain(answer.code);
  });
});
