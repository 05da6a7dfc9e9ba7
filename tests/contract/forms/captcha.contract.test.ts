import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { atTheEnd } from '#tests/support/at-the-end.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { sampleFranchise } from '../sample-forms.ts';
import { newChallenge, newProof, solved } from './solved-proof.ts';

const send = async (server: TestServer, gg_token: string | undefined, request_key: string = randomUUID()) =>
  (await server.call('sendForm', { data: sampleFranchise, request_key, ...(gg_token !== undefined && { gg_token }) }))
    .code;
const count = async (server: TestServer) =>
  (await server.db.execute<{ n: number }>(sql`select count(*)::int as n from received_form`)).rows[0]?.n;

describe('proof of work', async () => {
  const server = await startTestServer();

  it('FORM-03 the franchise form needs it, and it counts once', async () => {
    expect(await send(server, undefined)).toBe(ERROR.invalidInput);
    const proof = await newProof(server);
    const key = randomUUID();
    expect([await send(server, proof, key), await send(server, proof)]).toEqual([ERROR.ok, ERROR.captchaRefused]);
    expect([await send(server, proof, key), await count(server)]).toEqual([ERROR.ok, 1]);
    expect(await send(server, await newProof(server), key)).toBe(ERROR.ok);
    expect(await count(server)).toBe(1);
  });

  it('what was not solved, or was changed, is refused', async () => {
    const before = await count(server);
    const challenge = await newChallenge(server);
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00', cost: 1 } };
    const unsigned = { ...challenge, signature: '0'.repeat(challenge.signature.length) };
    const guessed = Buffer.from(
      JSON.stringify({ challenge, solution: { counter: 1500, derivedKey: '00'.repeat(32) } }),
    ).toString('base64');
    for (const token of [await solved(easier), await solved(unsigned), guessed, 'x', 'e30=', 'bnVsbA=='])
      expect(await send(server, token)).toBe(ERROR.captchaRefused);
    expect(await count(server)).toBe(before);
  });

  it('ends after 20 minutes by the clock of the database, and is then forgotten', async () => {
    const [late, inTime] = await Promise.all([newProof(server), newProof(server)]);
    await server.db.execute(sql`update app_clock set shift = interval '19 minutes'`);
    expect(await send(server, inTime)).toBe(ERROR.ok);
    await server.db.execute(sql`update app_clock set shift = interval '21 minutes'`);
    expect(await send(server, late)).toBe(ERROR.captchaRefused);
    expect(await send(server, await newProof(server))).toBe(ERROR.ok);
    const { rows } = await server.db.execute<{ n: number }>(sql`select count(*)::int as n from used_proof`);
    expect(rows[0]?.n).toBe(1);
  });
});

describe('Turnstile', async () => {
  const asked: URLSearchParams[] = [];
  let answer: object | null = null;
  const provider = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      if (answer === null) response.destroy();
      else response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  atTheEnd(() => void provider.close());
  const { port } = provider.address() as AddressInfo;
  const server = await startTestServer({
    env: {
      CAPTCHA: 'turnstile',
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET: 'the-secret',
      TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
  });
  const GOOD = { success: true, hostname: 'localhost', action: 'franchise' };

  it('is asked with the secret and the key of the try, and believed for this site and this form alone', async () => {
    answer = GOOD;
    const key = randomUUID();
    expect(await send(server, 'token', key)).toBe(ERROR.ok);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      secret: 'the-secret',
      response: 'token',
      idempotency_key: key,
    });
    for (const said of [
      { ...GOOD, success: false },
      { ...GOOD, hostname: 'evil.example' },
      { ...GOOD, action: 'login' },
      {},
    ]) {
      answer = said;
      expect(await send(server, randomUUID())).toBe(ERROR.captchaRefused);
    }
    answer = null;
    expect(await send(server, randomUUID())).toBe(ERROR.captchaRefused);
    expect(await send(server, 'x'.repeat(2049))).toBe(ERROR.captchaRefused);
    expect(await count(server)).toBe(1);
  });

  it('a repeat whose token is over gets the answer of its first try', async () => {
    answer = GOOD;
    const key = randomUUID();
    expect(await send(server, 'once', key)).toBe(ERROR.ok);
    answer = { success: false, 'error-codes': ['timeout-or-duplicate'] };
    expect(await send(server, 'once', key)).toBe(ERROR.ok);
    expect(await count(server)).toBe(2);
  });

  it('has no question of ours', async () => {
    expect((await server.call('readChallenge', {})).code).toBe(ERROR.unknownCall);
  });
});
