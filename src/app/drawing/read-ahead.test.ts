import { queryOptions } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Api } from '#src/api/client.ts';
import { queryClientOf } from '#src/api/queries/query-client.ts';
import { browserArrival, serverArrival } from './arrival.ts';
import { readAhead } from './read-ahead.ts';

const api: Api = () => Promise.reject(new Error('The queries of this test make no call.'));

const wordQuery = (read: () => Promise<string>) =>
  queryOptions({ queryKey: ['word', 'th', { page: 1 }], queryFn: read, retry: false });

const onServer = async (read: () => Promise<string>) => {
  const { arrival, left, isWhole } = serverArrival();
  const host = { api: () => api, arrival };
  const [word] = await readAhead(host, 'th', () => [wordQuery(read)]);
  return { word, left, isWhole: isWhole() };
};

const inBrowser = (left: Readonly<Record<string, unknown>>, isOld = false) => ({
  api: () => api,
  arrival: browserArrival({ now: 0, left }, isOld),
});

const never = () => new Promise<string>(() => undefined);
const unasked = () => vi.fn(() => Promise.resolve('read again'));

describe('what a page is drawn with', () => {
  it('is read by the server and travels with the page: the browser has it before it draws, and asks nothing', async () => {
    const { word, left, isWhole } = await onServer(async () => 'สวัสดี');
    expect([word, isWhole]).toEqual(['สวัสดี', true]);
    expectTypeOf(word).toEqualTypeOf<string | undefined>();
    const asked = unasked();
    const host = inBrowser(left);
    expect(await readAhead(host, 'th', () => [wordQuery(asked)])).toEqual(['สวัสดี']);
    expect(queryClientOf(host).getQueryData(['word', 'th', { page: 1 }])).toBe('สวัสดี');
    expect(asked).not.toHaveBeenCalled();
  });

  it('is drawn and read again if the page came from the browser’s cache', async () => {
    const { left } = await onServer(async () => 'old');
    const asked = unasked();
    const host = inBrowser(left, true);
    expect(await readAhead(host, 'th', () => [wordQuery(asked)])).toEqual(['old']);
    expect(asked).toHaveBeenCalledOnce();
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('no network'))],
    ['is late', never],
  ])('makes a page that is not whole on a server if it %s, and nothing travels', async (_what, read) => {
    expect(await onServer(read)).toEqual({ word: undefined, left: {}, isWhole: false });
  });

  it('may be missing where the page is whole without it', async () => {
    const { arrival, isWhole } = serverArrival();
    const failing = () => [wordQuery(() => Promise.reject(new TypeError('no network')))] as const;
    expect(await readAhead({ api: () => api, arrival }, 'th', failing, { isOptional: true })).toEqual([undefined]);
    expect(isWhole()).toBe(true);
  });

  it('is waited for in a browser only where the page depends on it', async () => {
    const { read, readFirst } = {
      read: await readAhead(inBrowser({}), 'th', () => [wordQuery(unasked())]),
      readFirst: await readAhead(inBrowser({}), 'th', () => [wordQuery(unasked())], { browserWaits: true }),
    };
    expect([read, readFirst]).toEqual([[undefined], ['read again']]);
  });
});
