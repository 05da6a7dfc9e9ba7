import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { ask, drawnPage, KEY, MENU, menu, open, parsed, siteFolder } from './admission.fixtures.ts';

describe('the budget of an address', () => {
  const from = (app: FastifyInstance, remoteAddress: string, url = MENU) => app.inject({ url, remoteAddress });

  it('refuses further reads in the envelope with the seconds to wait, in the caller’s language', async () => {
    const { port } = await open(menu, { env: { READS_PER_ADDRESS: '5' } });
    for (let i = 0; i < 5; i += 1) expect(parsed(await ask(port, MENU).answer).error_code).toBe(ERROR.ok);
    const refused = await ask(port, MENU, { headers: { 'accept-language': 'en' } }).answer;
    expect([refused.status, parsed(refused)]).toEqual([
      200,
      {
        error_code: ERROR.tooManyRequests,
        error_msg: 'Too many attempts. Please wait a while and try again.',
        results: { retry_after: 12 },
      },
    ]);
  });

  it('is separate for each address and each IPv6 network', async () => {
    const { app } = await open(menu, { env: { READS_PER_ADDRESS: '1' } });
    const codes = [];
    for (const address of [
      '203.0.113.7',
      '203.0.113.7',
      '203.0.113.8',
      '2001:db8::1',
      '2001:db8::2',
      '2001:db8:0:1::1',
    ])
      codes.push((await from(app, address)).json<{ error_code: number }>().error_code);
    const { ok, tooManyRequests } = ERROR;
    expect(codes).toEqual([ok, tooManyRequests, ok, ok, tooManyRequests, ok]);
  });

  it('refills over time', async () => {
    const { port } = await open(menu, { env: { READS_PER_ADDRESS: '60' } });
    const asked = async () => parsed(await ask(port, MENU).answer).error_code;
    await vi.waitUntil(async () => (await asked()) === ERROR.tooManyRequests, { timeout: 10_000, interval: 1 });
    await pause(1050);
    expect(await asked()).toBe(ERROR.ok);
  });

  it('counts pages too, and refuses them with 429 in both languages', async () => {
    const { port } = await open(menu, { env: { READS_PER_ADDRESS: '2' }, siteRoot: siteFolder() });
    const headers = { accept: 'text/html' };
    await ask(port, MENU).answer;
    expect((await ask(port, '/th', { headers }).answer).status).toBe(200);
    const refused = await ask(port, '/th/booking?x=1', { headers }).answer;
    expect([refused.status, refused.headers['retry-after'], refused.headers['content-type']]).toEqual([
      429,
      '30',
      'text/plain; charset=utf-8',
    ]);
    expect(refused.text).toMatch(/^มีการทำรายการถี่เกินไป.*\nToo many attempts.*\n$/);
    expect((await ask(port, '/favicon.svg').answer).status).toBe(404);
  });

  it('is another one for writes and calls with a limit of their own, refused or not, which reading does not use up', async () => {
    const { port } = await open(menu, { env: { READS_PER_ADDRESS: '1', WRITES_PER_ADDRESS: '3' } });
    const asked = async (path: string, method: 'GET' | 'POST') =>
      parsed(await ask(port, `${path}?${KEY}`, { method }).answer);
    await ask(port, MENU).answer;
    expect(parsed(await ask(port, MENU).answer).error_code).toBe(ERROR.tooManyRequests);
    for (const path of ['/appointment/detail', '/appointment/confirm', '/appointment/setup-temp'] as const)
      expect((await asked(path, path === '/appointment/detail' ? 'GET' : 'POST')).error_code).not.toBe(
        ERROR.tooManyRequests,
      );
    for (const path of ['/appointment/confirm', '/login/bluecard-authentication/get-profile-login/'])
      expect(await asked(path, 'POST')).toMatchObject({
        error_code: ERROR.tooManyRequests,
        results: { retry_after: 20 },
      });
  });

  it('counts photos too, those that are sent as writes and those that are seen as reads', async () => {
    const { app } = await open(menu, { env: { READS_PER_ADDRESS: '1', WRITES_PER_ADDRESS: '1' } });
    const asked = (method: 'GET' | 'PUT') =>
      app.inject({ method, url: `/x/photos/${randomUUID()}`, remoteAddress: '203.0.113.7' });
    expect((await asked('GET')).statusCode).not.toBe(429);
    const refused = await asked('GET');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    const codes = [await asked('PUT'), await asked('PUT')].map(
      (answer) => answer.json<{ error_code: number }>().error_code,
    );
    expect([codes[0] === ERROR.tooManyRequests, codes[1]]).toEqual([false, ERROR.tooManyRequests]);
  });

  it('does not count the calls of a page that the server draws, and no outside caller can pose as one', async () => {
    const codes: number[] = [];
    const { port } = await open(menu, {
      env: { READS_PER_ADDRESS: '3' },
      siteRoot: siteFolder(),
      draw: async ({ send }) => {
        for (let i = 0; i < 20; i += 1)
          codes.push(((await (await send(MENU)).json()) as { error_code: number }).error_code);
        return drawnPage;
      },
    });
    expect((await ask(port, '/th', { headers: { accept: 'text/html' } }).answer).text).toContain('drawn');
    expect(new Set(codes)).toEqual(new Set([ERROR.ok]));
    const pretending = { 'x-forwarded-for': 'inside', forwarded: 'for=inside', 'x-real-ip': 'inside', host: 'inside' };
    const asked = async () => parsed(await ask(port, MENU, { headers: pretending }).answer).error_code;
    expect([await asked(), await asked(), await asked()]).toEqual([ERROR.ok, ERROR.ok, ERROR.tooManyRequests]);
  });

  it('counts what cannot be routed, and the provider’s pages and forms whatever they are asked to be', async () => {
    const { app } = await open(menu, {
      env: { READS_PER_ADDRESS: '1', WRITES_PER_ADDRESS: '1' },
      siteRoot: siteFolder(),
    });
    const ways = [
      ['GET', '/en/%zz', 'text/html'],
      ['GET', '/sso/app', '*/*'],
      ['GET', '/sso?redirect_uri=/en', 'application/json'],
      ['POST', '/sso', 'text/html'],
    ] as const;
    for (const [index, [method, url, accept]] of ways.entries()) {
      const asked = () => app.inject({ method, url, headers: { accept }, remoteAddress: `203.0.113.${index}` });
      expect([url, (await asked()).statusCode]).not.toEqual([url, 429]);
      const refused = await asked();
      expect([url, refused.statusCode, refused.headers['retry-after']]).toEqual([url, 429, '60']);
    }
  });
});
