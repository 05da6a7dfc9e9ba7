import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ERROR } from '#contract/errors.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { serverProgram, spawnServer } from '#tests/support/server.ts';
import { rowCounts } from '#tests/support/stored-rows.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { newHolder } from '../sample-world.ts';

const GONE_MS = 5000;

const { url } = await ownDatabase();
const start = (env: Record<string, string> = {}) => spawnServer({ DATABASE_URL: url, ...env });

const runMain = (env: Record<string, string>) =>
  spawnSync(process.execPath, serverProgram, {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });

const HALF =
  'POST /appointment/confirm HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na';

const patient = await start();
/** The server waits for the rest of a request for as long as the tests before take. */
const answersToSlow = Promise.all(
  ['nonsense\r\n\r\n', `GET /x/health/ HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, HALF].map(
    (request) => sendRaw(patient.url, request),
  ),
);

describe('the end of the server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends it within 5 seconds with code 0, even with slow senders',
    async (signal) => {
      const server = await start();
      const { hostname, port } = new URL(server.url);
      const slow = connect(Number(port), hostname);
      slow.on('error', () => {});
      slow.write(HALF);
      await pause(200);
      const late = pause(GONE_MS, 'late' as const);
      expect(await Promise.race([server.stop(signal), late])).toBe(0);
      slow.destroy();
      await expect(fetch(server.url)).rejects.toThrow('fetch failed');
    },
  );

  it('a second signal ends it at once', async () => {
    const server = await start();
    const { hostname, port } = new URL(server.url);
    const slow = connect(Number(port), hostname);
    slow.on('error', () => {});
    slow.write('POST /appointment/confirm HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
    await pause(200);
    server.process.kill('SIGINT');
    await pause(100);
    expect(await Promise.race([server.stop('SIGINT'), pause(1000, 'late' as const)])).toBe(1);
    slow.destroy();
  });
});

describe('what stops the start', () => {
  it.each([
    [{ PORT: 'http', DATABASE_URL: 'mysql://user:word@host' }, /^DATABASE_URL must be .*\n|^PORT must be/],
    [{ HOST: '0.0.0.0', DATABASE_URL: 'postgres://user:word@127.0.0.1:1/none' }, /^PUBLIC_ORIGIN must say /],
    [{ TRUSTED_PROXIES: 'word.example' }, /^TRUSTED_PROXIES must be /],
    [{ DATABASE_URL: 'postgres://user:word@127.0.0.1:1/none' }, /^The database refused the start \(ECONNREFUSED\)/],
  ])('is reported without a stack or secret, with code 1: %j', (env, expected) => {
    const { status, stderr } = runMain(env);
    expect(status).toBe(1);
    expect(stderr).toMatch(expected);
    expect(stderr).not.toMatch(/\n\s+at |word|mysql/);
  });

  it('tables of a newer release, which stay unchanged', async () => {
    const { url: newer, db } = await ownDatabase();
    const journal = () => db.execute(sql`select hash, created_at from drizzle.__drizzle_migrations order by id`);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'of a later release', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    await db.execute(sql`delete from seed_marker`);
    const before = [(await journal()).rows, await rowCounts(db)];
    const { status, stdout, stderr } = runMain({ DATABASE_URL: newer });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^The database is of another release: this one does not know 1 of its migrations.* Start the release that made it, usually a newer one, or restore a copy.*\n$/,
    );
    expect([(await journal()).rows, await rowCounts(db)]).toEqual(before);
  });

  it('functions of a newer release, which stay unchanged', async () => {
    const { url: newer, db } = await ownDatabase();
    await db.execute(sql`update drizzle.function_set set sum = 'of a later one'`);
    await db.execute(sql`create function later() returns void language sql as ''`);
    const { status, stderr } = runMain({ DATABASE_URL: newer });
    expect([status, stderr]).toEqual([1, expect.stringContaining('does not know its functions, and has changed')]);
    const { rows } = await db.execute(sql`select sum, to_regproc('later')::text as later from drizzle.function_set`);
    expect(rows).toEqual([{ sum: 'of a later one', later: 'later' }]);
  });

  it('a port that is in use', async () => {
    const server = await start();
    const { status, stderr } = runMain({ DATABASE_URL: url, PORT: new URL(server.url).port });
    expect([status, stderr]).toEqual([1, expect.stringContaining('PORT is in use')]);
    await server.stop();
  });
});

describe('the log', () => {
  it('is JSON lines that say how each call ended, but not who called or what they sent', async () => {
    const server = await start({ LOG_LEVEL: 'debug' });
    const { heldId, cookie } = await newHolder(server);
    await server.call('confirm', { item: [heldId], aff: '', device: 'web' }, { cookie });
    await server.call('readBooking', { register_number: '1กก1234', booking_code: 'WRONG123' });
    await server.call('suggestBranches', { keyword: 'ค้นหาลับ' });
    await fetch(`${server.url}/th/secret-page?token=hush`);
    await server.stop();
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const logged = lines.map((line) =>
      z.parse(z.looseObject({ msg: z.string(), call: z.optional(z.string()) }), JSON.parse(line)),
    );
    expect(logged.find(({ call }) => call === 'C34')).toMatchObject({
      method: 'POST',
      route: '/appointment/confirm',
      error_code: ERROR.ok,
      status: 200,
    });
    expect(logged.every((line) => line.call === undefined || ('ms' in line && 'request' in line))).toBe(true);
    expect(logged.find(({ call }) => call === 'C35')).toMatchObject({ error_code: ERROR.bookingNotFound });
    const token = cookie.split('=')[1] ?? 'none';
    for (const secret of [
      'สมชาย',
      '0812345678',
      'somchai',
      '1กก1234',
      'WRONG123',
      'ลับ',
      'hush',
      '127.0.0.1:',
      token,
      'key_account',
    ])
      expect(lines.filter((line) => line.includes(secret) && !line.includes('Server listening'))).toEqual([]);
  });
});

describe('senders that are slow or do not speak HTTP', () => {
  it('get a status without a stack, and the server keeps running', async () => {
    const answers = await answersToSlow;
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['400', '431', '408']);
    for (const answer of answers) expect(answer).not.toMatch(/\bat |node_modules/);
    expect((await patient.call('readHealth', {})).code).toBe(ERROR.ok);
  });
});
