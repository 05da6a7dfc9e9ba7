import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { encodeCall, spawnServer } from '#tests/support/server.ts';
import { BRANCH, confirm, hold, idOf, LANES, WITHOUT_LIMITS } from './booking-load.ts';
import { emptiedDatabase } from './booking-ledger.ts';

const ROUNDS = effort(3, 40);
const LONGEST_DELAY_MS = 500;

const { url, days } = await emptiedDatabase(40);
const server = await spawnServer({ DATABASE_URL: url, ...WITHOUT_LIMITS, POOL_SIZE: '10' });

const soonest = { hours: 0.5, max_pre_day: 0, days: 14, limit: 50 };
const times = { location_id: BRANCH, hours: 0.5, max_pre_day: 0 };
for (let i = 0; i < 20; i += 1) await server.call('listSoonest', soonest);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How long a confirm takes that is sent just after the crowd. */
async function confirmAmid(crowd: () => Promise<unknown>, number: number): Promise<number> {
  const held = await hold(server, { date: days[number % days.length]!, time: '13:00' });
  const gone = crowd();
  await pause(20);
  const begun = performance.now();
  const { code } = await confirm(server, idOf(held), held.cookie);
  const ms = performance.now() - begun;
  expect(code).toBe(ERROR.ok);
  await gone;
  return ms;
}

async function delays(crowd: () => Promise<unknown>, offset: number) {
  const ms: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) ms.push(await confirmAmid(crowd, offset + round));
  return ms;
}

/** Writes `each` requests on each of `connections`, without waiting for answers; ends when all connections have gone quiet. */
async function pipelined(name: CallName, request: unknown, connections: number, each: number): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const one = `GET ${calls[name].path}?${new URLSearchParams(encodeCall(name, request))} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
  const quiet = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket
        .setTimeout(1000, resolve)
        .on('close', resolve)
        .on('error', () => resolve());
      socket.resume();
    });
  const sockets = Array.from({ length: connections }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.write(one.repeat(each));
  await Promise.all(sockets.map(quiet));
  for (const socket of sockets) socket.destroy();
}

describe('a confirm amid a crowd', () => {
  it.each([
    ['400 pipelined requests for free times on 5 connections', () => pipelined('listDateTimes', times, 5, 80)],
    ['400 pipelined requests for free times on 20 connections', () => pipelined('listDateTimes', times, 20, 20)],
    [
      '100 requests for the soonest times at once',
      () => Promise.all(Array.from({ length: 100 }, () => server.call('listSoonest', soonest))),
    ],
  ])(`is delayed by %s by less than ${LONGEST_DELAY_MS} ms`, async (what, crowd) => {
    const alone = await delays(() => Promise.resolve(), 0);
    const amid = await delays(crowd, 0);
    const delay = median(amid) - median(alone);
    expect(delay).toBeLessThan(LONGEST_DELAY_MS);
    reportFigure({
      what: `a confirm amid ${what}`,
      wanted: `delayed by less than ${LONGEST_DELAY_MS} ms`,
      measured: `${Math.round(delay)} ms later (median of ${ROUNDS}; ${Math.round(Math.max(...amid))} ms at the slowest, ${Math.round(median(alone))} ms alone)`,
    });
  });
});

describe('more than the server can carry', () => {
  it('reading is refused early with 503 and Retry-After, while every booking succeeds', async () => {
    const date = days[10]!;
    const reading = Promise.all(
      Array.from({ length: 400 }, (_, i) =>
        i % 2 ? server.call('listDateTimes', times) : server.call('listSoonest', soonest),
      ),
    );
    const booked = await Promise.all(
      Array.from({ length: LANES }, async () => {
        const held = await hold(server, { date, time: '10:00' });
        return [held.code, (await confirm(server, idOf(held), held.cookie)).code];
      }),
    );
    expect(booked).toEqual(Array.from({ length: LANES }, () => [ERROR.ok, ERROR.ok]));
    const answers = await reading;
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { code, headers } of refused)
      expect([code, headers.get('retry-after')]).toEqual([ERROR.unavailable, '5']);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  });
});
