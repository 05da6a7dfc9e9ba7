import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { integerField, typedText } from '#contract/codecs.ts';
import { ERROR } from '#contract/errors.ts';
import { createApi } from '#src/api/client.ts';
import { atTheEnd } from '#tests/support/at-the-end.ts';
import { readConfig } from '#server/config.ts';
import { closePool, openPool } from '#server/db/pool.ts';
import { sendFailure } from '../answer.ts';
import { logRequests } from '../request-log.ts';
import { registerCalls } from '../routes.ts';

const MAX_FILE = 1_000;
const PATH = '/x/cars/upload/';

const table = {
  sendCars: defineCall({
    id: 'T01',
    method: 'POST',
    path: PATH,
    who: ['guest'],
    owns: null,
    query: ['page'],
    multipart: { maxBytes: 4_000 },
    request: z.object({
      page: integerField,
      note: typedText(100),
      file: z.optional(z.file().check(z.maxSize(MAX_FILE), z.mime(['text/csv']))),
    }),
    answer: z.object({ page: z.int(), note: z.string(), name: z.string(), bytes: z.array(z.int()) }),
  }),
  listMaintenance: defineCall({
    id: 'T02',
    method: 'POST',
    path: '/x/maintenance-list/',
    who: ['guest'],
    owns: null,
    query: ['page'],
    request: z.object({ page: integerField, keywords: typedText(100) }),
    answer: z.object({ page: z.int(), keywords: z.string() }),
  }),
};

const db = openPool('postgres://nobody@127.0.0.1:1/none');
const config = readConfig({ LOG_LEVEL: 'silent' });
const app = fastify({ bodyLimit: 2_000, routerOptions: { ignoreTrailingSlash: true } });
const sent: { url: string; body: unknown }[] = [];

logRequests(app);
app.removeAllContentTypeParsers();
app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
await app.register(cookie);
await app.register(formbody);
const handlers = {
  sendCars: async ({ page, note, file }: { page: number; note: string; file?: File | undefined }) => ({
    page,
    note,
    name: file?.name ?? 'none',
    bytes: file ? [...new Uint8Array(await file.arrayBuffer())] : [],
  }),
  listMaintenance: (asked: { page: number; keywords: string }) => Promise.resolve(asked),
};
registerCalls(app, { db, config, handlers }, table);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
atTheEnd(async () => {
  await app.close();
  await closePool(db);
});

const api = createApi({
  base: '',
  applicationKey: config.applicationKey,
  language: () => 'en',
  now: () => 0,
  fetch: (input, init) => {
    sent.push({ url: String(input instanceof Request ? input.url : input), body: init?.body });
    return fetch(`${url}${String(input instanceof Request ? input.url : input)}`, init);
  },
});

const csv = (bytes: number[], name = 'รถ.csv', type = 'text/csv') => new File([new Uint8Array(bytes)], name, { type });

const post = async (path: string, body: FormData | URLSearchParams | string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, { method: 'POST', body, headers });
  return { status: response.status, ...((await response.json()) as { error_code: number; results: unknown }) };
};

const form = (fields: readonly (readonly [string, string | File])[]) => {
  const made = new FormData();
  for (const [name, value] of [['key_account', config.applicationKey] as const, ...fields]) made.append(name, value);
  return made;
};

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';

describe('a call with a file', () => {
  it('gets the file byte for byte with its name, together with text fields and a field in the address', async () => {
    const bytes = [0, 13, 10, 255, 45, 45, 128];
    const result = await api(table.sendCars, { page: 3, note: 'ล้อ\r\nหลัง', file: csv(bytes) });
    expect(result).toEqual({ kind: 'ok', value: { page: 3, note: 'ล้อ\nหลัง', name: 'รถ.csv', bytes } });
    expect(sent.at(-1)?.url).toBe(`${PATH}?page=3`);
    expect(sent.at(-1)?.body).toBeInstanceOf(FormData);
  });

  it('may be sent without the file, also in the form in which browsers send an empty file input', async () => {
    const without = await api(table.sendCars, { page: 1, note: '' });
    expect(without).toMatchObject({ kind: 'ok', value: { name: 'none', bytes: [] } });
    const part = (header: string, text: string) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${text}\r\n`;
    const texts = part('name="key_account"', config.applicationKey) + part('name="note"', '');
    const nothing = part('name="file"; filename=""\r\nContent-Type: application/octet-stream', '');
    const type = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
    const unchosen = await post(`${PATH}?page=1`, `${texts}${nothing}--${BOUNDARY}--\r\n`, type);
    expect(unchosen).toMatchObject({ error_code: ERROR.ok, results: { name: 'none' } });
  });

  it.each([
    ['too long', csv(Array<number>(MAX_FILE + 1).fill(1)), 'malformed'],
    ['of another type', csv([1], 'a.exe', 'application/octet-stream'), 'malformed'],
    ['text where the file should be', 'a,b', 'malformed'],
  ])('names a file that is %s', async (_what, file, problem) => {
    const answer = await post(`${PATH}?page=1`, form([['note', ''] as const, ['file', file] as const]));
    expect(answer).toMatchObject({
      status: 200,
      error_code: ERROR.invalidInput,
      results: { fields: [{ field: 'file', problem }] },
    });
  });

  it('names a file that was sent twice, and ignores fields in the wrong place', async () => {
    const twice = [['note', ''] as const, ['file', csv([1])] as const, ['file', csv([2])] as const];
    expect(await post(`${PATH}?page=1`, form(twice))).toMatchObject({
      results: { fields: [{ field: 'file', problem: 'repeated' }] },
    });
    const misplaced = await post(`${PATH}?note=x`, form([['page', '1'] as const]));
    expect(misplaced.results).toEqual({
      fields: [
        { field: 'page', problem: 'missing' },
        { field: 'note', problem: 'missing' },
      ],
    });
  });

  it('is refused if the form is too long, unreadable or of another type', async () => {
    const long = await post(`${PATH}?page=1`, form([['note', 'x'.repeat(4_000)] as const]));
    expect([long.status, long.error_code]).toEqual([413, ERROR.tooLarge]);
    const broken = await post(`${PATH}?page=1`, '--b\r\nno header', {
      'Content-Type': 'multipart/form-data; boundary=b',
    });
    expect([broken.status, broken.error_code]).toEqual([400, ERROR.invalidInput]);
    const urlencoded = await post(
      `${PATH}?page=1`,
      new URLSearchParams({ key_account: config.applicationKey, note: '' }),
    );
    expect([urlencoded.status, urlencoded.error_code]).toEqual([415, ERROR.unsupportedBody]);
  });
});

describe('a POST with a field in its address', () => {
  it('takes that field from the address, and the rest from the form', async () => {
    const result = await api(table.listMaintenance, { page: 2, keywords: 'yaris' });
    expect(result).toEqual({ kind: 'ok', value: { page: 2, keywords: 'yaris' } });
    expect(sent.at(-1)).toEqual({
      url: '/x/maintenance-list/?page=2',
      body: new URLSearchParams({ key_account: config.applicationKey, keywords: 'yaris' }),
    });
  });

  it('does not take a multipart form', async () => {
    const answer = await post('/x/maintenance-list/?page=1', form([['keywords', ''] as const]));
    expect([answer.status, answer.error_code]).toEqual([415, ERROR.unsupportedBody]);
  });
});
