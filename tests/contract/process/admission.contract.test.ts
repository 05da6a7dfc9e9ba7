import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls/all.ts';
import type { Call } from '#contract/call.ts';
import { ERROR } from '#contract/errors.ts';
import { encodeCall, startTestServer } from '#tests/support/server.ts';
import { sampleRequests } from '../sample-requests.ts';
import { newHolder } from '../sample-world.ts';

const table = Object.entries(calls) as [CallName, Call][];
const readsWithoutLimit = table.filter(([, call]) => !call.writes && call.limit === undefined);
const others = table.filter((row) => !readsWithoutLimit.includes(row));

const POOL_SIZE = 4;
const server = await startTestServer({ env: { READS_PER_ADDRESS: '2', POOL_SIZE: String(POOL_SIZE) } });
const world = await newHolder(server);

/** The answer to the third read from this address. */
async function third(name: CallName, remoteAddress: string): Promise<number> {
  const send = async (which: CallName) => {
    const { method, path } = calls[which];
    const text = new URLSearchParams(encodeCall(which, sampleRequests(world)[which])).toString();
    const answer = await server.app.inject({
      method,
      url: method === 'GET' ? `${path}?${text}` : path,
      remoteAddress,
      ...(method === 'POST' && {
        payload: text,
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: world.cookie },
      }),
    });
    return answer.json<{ error_code: number }>().error_code;
  };
  await send('listMenuServices');
  await send('listMenuServices');
  return send(name);
}

describe('the reading budget of an address', () => {
  it.each(readsWithoutLimit)('counts %s', async (name) => {
    expect(await third(name, `count-${name}`)).toBe(ERROR.tooManyRequests);
  });

  it.each(others)('does not count %s', async (name) => {
    expect(await third(name, `free-${name}`)).not.toBe(ERROR.tooManyRequests);
  });
});

describe('reads of all kinds at once', () => {
  it.each([POOL_SIZE, 10])('leave one of %i pool connections to bookings', async (poolSize) => {
    const databaseUrl = server.config.databaseUrl ?? '';
    const reader = await startTestServer({ databaseUrl, env: { POOL_SIZE: String(poolSize) } });
    const pool = reader.db.$client;
    let most = 0;
    pool.on('acquire', () => {
      most = Math.max(most, pool.totalCount - pool.idleCount);
    });
    const reads = table.filter(([, { writes, personal }]) => !writes && !personal).map(([name]) => name);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, () =>
        reads
          .filter((name) => name !== 'readHealth')
          .map(async (name) => (await reader.call(name, sampleRequests(world)[name])).status),
      ).flat(),
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(poolSize);
  });
});
