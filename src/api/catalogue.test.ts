import { expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { listBranches, listServices } from '#contract/calls/catalogue.calls.ts';
import { readCatalogue } from './catalogue.ts';
import { CallRejected, type Api } from './client.ts';
import { branchesQuery, servicesQuery } from './queries/catalogue.queries.ts';
import { queryClientOf } from './queries/query-client.ts';

/** Answers every list call with an empty list, and records the calls. */
const emptyServer = (asked: string[]): Api =>
  (({ id }: Call) => {
    asked.push(id);
    return Promise.resolve({ kind: 'ok', value: { shoppening_list: [], group_list: [] } });
  }) as Api;

const { signal } = new AbortController();

it('the queries start with the branches and services that the draft’s check has read, in that language only', async () => {
  const asked: string[] = [];
  const api = emptyServer(asked);
  await readCatalogue(api, 'th', signal);
  expect(asked).toEqual([listBranches.id, listServices.id]);
  const client = queryClientOf({});
  await Promise.all([
    client.fetchQuery(branchesQuery(api, 'th', '', null)),
    client.fetchQuery(servicesQuery(api, 'th')),
  ]);
  expect(asked).toHaveLength(2);
  await client.fetchQuery(branchesQuery(api, 'th', 'rama', null));
  await client.fetchQuery(servicesQuery(api, 'en'));
  expect(asked.slice(2)).toEqual([listBranches.id, listServices.id]);
});

it('one router has one cache, and another has its own', () => {
  const router = {};
  expect(queryClientOf(router)).toBe(queryClientOf(router));
  expect(queryClientOf(router)).not.toBe(queryClientOf({}));
});

it('a failed check is repeated once', async () => {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(new CallRejected('network')));
  const failed = readCatalogue(ask as Api, 'th', signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failed).toEqual(new CallRejected('network'));
  expect(ask).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
