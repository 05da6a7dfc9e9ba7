// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { CallRejected, type Api } from '#src/api/client.ts';
import { driverLinkAdapters } from './driver-link.adapters.ts';

afterEach(() => localStorage.clear());

it('a link that a colleague has ended since its answer was lost is not made again by itself, only when it is wanted again', async () => {
  const keys: unknown[] = [];
  const answers = [
    () => Promise.reject(new CallRejected('network')),
    () => Promise.resolve({ kind: 'failed', failure: 'driverLinkEnded', message: 'revoked', details: {} } as const),
    () => Promise.resolve({ kind: 'ok', value: { made_at: 'now', ends_at: 'later', token: 'new' } as never } as const),
  ];
  const api: Api = (_call, request) => {
    keys.push((request as { request_key?: string }).request_key);
    const answer = answers[keys.length - 1];
    if (answer === undefined) throw new Error('asked too often');
    return answer();
  };
  const { changeLink } = driverLinkAdapters({ api: () => api }, 'code');
  const make = () =>
    changeLink({ bookingId: '3f0c9a52-6f0e-4f0a-9d0e-1d7f3a6b8c21', change: 'make' }, new AbortController().signal);
  await expect(make()).rejects.toThrow('network');
  expect(await make()).toEqual({ kind: 'failed', failure: { message: 'revoked' }, errorName: 'driverLinkEnded' });
  expect(keys).toHaveLength(2);
  expect(await make()).toMatchObject({ kind: 'ok', value: { token: 'new' } });
  expect([keys[1], keys[2] === keys[0]]).toEqual([keys[0], false]);
});
