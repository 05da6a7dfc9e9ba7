import { expect, it } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { codeIn, newMember } from '#tests/support/card.ts';
import { encodeCall } from '#tests/support/server.ts';
import { startMemberWorld } from './member-world.ts';

const { server } = await startMemberWorld();
const cookie = await newMember(server);
const code = codeIn(cookie);

/** The fields that every call has, beside the account's code. */
const { data: _data, ...common } = encodeCall('updateProfile', { code, data: {} });
const HALF = String.raw`"A\ud83d"`;

it('half of a character in a field of JSON is stored as the sign of one that is missing', async () => {
  const answer = await server.send(calls.updateProfile, { ...common, data: `{"first_name":${HALF}}` }, { cookie });
  expect([answer.status, answer.code]).toEqual([200, ERROR.ok]);
  expect(answer.results).toMatchObject({ profile: { first_name: 'A\ufffd' } });
});

it.each([
  ['listServiceHistory', { start_gte: '0000-01-01' }],
  ['exportServiceHistory', { start_lte: '0000-12-31' }],
  [
    'claimPoints',
    { item: '{"bought_on":"0000-01-01","location_id":1001,"bought":"cafe","amount":1,"receipt":"1","note":""}' },
  ],
] as const)('%s names a day that no database stores', async (name, fields) => {
  const answer = await server.send(calls[name], { ...common, ...fields }, { cookie });
  expect([answer.status, answer.code]).toEqual([200, ERROR.invalidInput]);
});
