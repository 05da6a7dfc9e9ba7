import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { sendRaw } from '#tests/support/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { bookingItem, freeSlot } from '../sample-booking.ts';

const LOOKUPS = 3;
const env = { LOOKUPS_PER_ADDRESS: String(LOOKUPS), LOOKUPS_PER_PLATE: '1000' };

const server = await startTestServer({ env });
const start = (more: Record<string, string>) =>
  startTestServer({ databaseUrl: server.config.databaseUrl ?? '', env: { ...env, ...more } });

afterEach(() => server.db.execute(sql`delete from rate_limit`));

const guess = async (from: TestServer, headers: Record<string, string>) =>
  (await from.call('readBooking', { register_number: '9ฮฮ9999', booking_code: 'WRONG999' }, { headers })).code;

/** The answers to one more wrong look-up than an address may make. */
async function guesses(from: TestServer, headersOf: (attempt: number) => Record<string, string>) {
  const codes: number[] = [];
  for (let attempt = 0; attempt <= LOOKUPS; attempt += 1) codes.push(await guess(from, headersOf(attempt)));
  return codes;
}

const LIMITED = [...Array.from({ length: LOOKUPS }, () => ERROR.bookingNotFound), ERROR.tooManyRequests];
const UNLIMITED = Array.from({ length: LOOKUPS + 1 }, () => ERROR.bookingNotFound);

describe('the address that limits are counted by', () => {
  it('is the peer’s: a stranger’s forwarding headers change nothing', async () => {
    const codes = await guesses(server, (attempt) => ({
      'X-Forwarded-For': `198.51.100.${attempt}`,
      'X-Real-IP': `198.51.100.${attempt}`,
      Forwarded: `for=198.51.100.${attempt}`,
    }));
    expect(codes).toEqual(LIMITED);
  });

  it('is not what an untrusted peer says', async () => {
    const other = await start({ TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8' });
    const codes = await guesses(other, (attempt) => ({ 'X-Forwarded-For': `198.51.100.${attempt}` }));
    expect(codes).toEqual(LIMITED);
  });

  it.each(['127.0.0.1', '127.0.0.0/8', '10.0.0.1, 127.0.0.1'])(
    'is the client’s behind the trusted proxies %s: two of them are told apart',
    async (TRUSTED_PROXIES) => {
      const behind = await start({ TRUSTED_PROXIES });
      expect(await guesses(behind, (attempt) => ({ 'X-Forwarded-For': `198.51.100.${attempt}` }))).toEqual(UNLIMITED);
      expect(await guesses(behind, () => ({ 'X-Forwarded-For': '203.0.113.7' }))).toEqual(LIMITED);
      expect(await guess(behind, { 'X-Forwarded-For': '203.0.113.8' })).toBe(ERROR.bookingNotFound);
    },
  );

  it('is what the trusted proxy saw, not an entry that the client wrote before it', async () => {
    const behind = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const forged = await guesses(behind, (attempt) => ({
      'X-Forwarded-For': `198.51.100.${attempt}, 127.0.0.1, 203.0.113.7`,
    }));
    expect(forged).toEqual(LIMITED);
  });

  it('through several proxies is the first address that is not a proxy', async () => {
    const behind = await start({ TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' });
    const codes = await guesses(behind, (attempt) => ({
      'X-Forwarded-For': `198.51.100.${attempt}, 203.0.113.7, 10.0.0.${attempt}`,
    }));
    expect(codes).toEqual(LIMITED);
  });
});

describe('other forwarded headers', () => {
  const forwarded = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Port': '443',
    Forwarded: 'host=evil.example;proto=https',
  };

  it('change neither host nor protocol: cookie, HSTS and the Origin check stay the same, even for a trusted proxy', async () => {
    const behind = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const item = bookingItem(await freeSlot(behind, 3));
    const hold = (Origin: string) =>
      behind.call(
        'setupTemporary',
        { item, aff: '', device: 'web', request_key: randomUUID() },
        { headers: { ...forwarded, Origin } },
      );
    expect((await hold('https://evil.example')).code).toBe(ERROR.foreignOrigin);
    const held = await hold(behind.url);
    expect(held.code).toBe(ERROR.ok);
    expect(held.headers.getSetCookie()[0]).toMatch(/^guest=(?!.*Secure)/);
    expect(held.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the Host header', () => {
  const ask = (head: readonly string[]) =>
    sendRaw(
      server.url,
      `GET /x/health/?key_account=roddee-web HTTP/1.1\r\n${head.join('\r\n')}\r\nConnection: close\r\n\r\n`,
    );

  it.each([
    ['two of them', ['Host: booking.example', 'Host: evil.example']],
    ['the same twice', ['Host: booking.example', 'Host: booking.example']],
    ['two in other letters', ['HOST: booking.example', 'X-Other: 1', 'hOsT: evil.example']],
  ])('%s are refused with 400', async (_what, head) => {
    const answer = await ask(head);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(`"error_code":${ERROR.invalidInput}`);
    expect(answer).toContain('X-Frame-Options: DENY');
  });

  it('is sufficient by itself', async () => {
    expect(await ask(['Host: booking.example'])).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask([])).toMatch(/^HTTP\/1\.1 400 /);
  });
});
