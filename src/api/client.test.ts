import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, KINDS } from '#contract/call.ts';
import { ERROR } from '#contract/errors.ts';
import { createApi, type SessionNews } from './client.ts';

const readMine = defineCall({
  id: 'T1',
  method: 'GET',
  path: '/mine/',
  who: ['member'],
  owns: null,
  request: z.object({}),
  answer: z.object({ name: z.string() }),
});
const readAny = defineCall({ ...readMine, id: 'T2', who: KINDS });
const writeAny = defineCall({ ...readAny, id: 'T3', method: 'POST', writes: true });

/** A server that gives every call the same answer. */
const client = (body: object) => {
  const news: SessionNews[] = [];
  const api = createApi({
    base: '',
    applicationKey: 'key',
    language: () => 'th',
    now: () => 0,
    fetch: () => Promise.resolve(Response.json(body)),
    onSession: (told) => news.push(told),
  });
  return { api, news };
};

const later = () => new Promise((resolve) => setTimeout(resolve, 10));

describe('what an answer says about the session', () => {
  it.each([
    ['superseded', ERROR.duplicateLogin],
    ['refused', ERROR.pleaseLogIn],
  ] as const)('%s is told, and the call is not answered', async (standing, code) => {
    const { api, news } = client({ error_code: code, error_msg: 'over' });
    const settled = vi.fn<() => void>();
    void api(readAny, {}).then(settled, settled);
    await later();
    expect(news).toEqual([{ standing, who: KINDS }]);
    expect(settled).not.toHaveBeenCalled();
  });

  it.each([
    ['superseded', 'duplicateLogin'],
    ['refused', 'pleaseLogIn'],
  ] as const)('%s is told of a call that writes, too, and refuses it: nothing was done', async (standing, failure) => {
    const { api, news } = client({ error_code: ERROR[failure], error_msg: 'over' });
    expect(await api(writeAny, {})).toMatchObject({ kind: 'failed', failure, message: 'over' });
    expect(news).toEqual([{ standing, who: KINDS }]);
  });

  it('a call that is sent in a way of its own is judged like the others', async () => {
    const { api, news } = client({ error_code: 0, results: { name: 'Nok' } });
    const settled = vi.fn<() => void>();
    const send = () => Promise.resolve(Response.json({ error_code: ERROR.duplicateLogin }));
    void api(readMine, {}, { send }).then(settled, settled);
    await later();
    expect(news).toEqual([{ standing: 'superseded', who: ['member'] }]);
    expect(settled).not.toHaveBeenCalled();
  });

  it.each([
    ['2013', ERROR.duplicateLogin, 'superseded', 'superseded'],
    ['please log in', ERROR.pleaseLogIn, 'signed_out', 'refused'],
  ] as const)(
    '%s is reported with the accounts that it names, without unknown names',
    async (_what, code, field, standing) => {
      for (const [accounts, named] of [
        [['company'], { kinds: ['company'] }],
        [['robot'], {}],
      ] as const) {
        const { api, news } = client({ error_code: code, results: { [field]: accounts } });
        void api(readAny, {});
        await later();
        expect(news).toEqual([{ standing, who: KINDS, ...named }]);
      }
    },
  );

  it('a call that is never answered can be aborted, before and after', async () => {
    const { api } = client({ error_code: ERROR.duplicateLogin });
    const waiting = new AbortController();
    const call = api(readAny, {}, { signal: waiting.signal });
    await later();
    waiting.abort();
    await expect(call).rejects.toThrow('given up');
    await expect(api(readAny, {}, { signal: AbortSignal.abort() })).rejects.toThrow('given up');
  });

  it('a successful answer is reported with those who may make the call, other failures are not reported', async () => {
    const answered = client({ error_code: 0, results: { name: 'Nok' } });
    expect(await answered.api(readMine, {})).toEqual({ kind: 'ok', value: { name: 'Nok' } });
    expect(answered.news).toEqual([{ standing: 'accepted', who: ['member'] }]);
    const failed = client({ error_code: ERROR.bookingNotFound, error_msg: 'none' });
    expect(await failed.api(readMine, {})).toMatchObject({ kind: 'failed', failure: 'bookingNotFound' });
    expect(failed.news).toEqual([]);
  });
});
