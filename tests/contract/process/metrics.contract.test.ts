import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { spawnServer } from '#tests/support/server.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { bookingItem } from '../sample-booking.ts';
import { newHolder } from '../sample-world.ts';

const { url } = await ownDatabase();
const server = await spawnServer({ DATABASE_URL: url, METRICS_PORT: '0', HOLDS_PER_ADDRESS: '1000' });
const address = await server.says(/metrics +(http:\S+)/);

const figures = async () => (await fetch(address)).text();
const figure = async (name: string) => {
  const line = (await figures()).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
};
const requestsOf = (call: string, outcome: string) =>
  figure(`roddee_requests_total{call="${call}",outcome="${outcome}"}`);

describe('the metrics of a running server', () => {
  it('are in Prometheus text at an address of their own, never on the public port', async () => {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect(new URL(address).hostname).toBe('127.0.0.1');
    expect((await fetch(new URL('/', address))).status).toBe(404);
    const onPublicPort = await fetch(`${server.url}/metrics`);
    expect([onPublicPort.status, await onPublicPort.text()]).toEqual([404, expect.not.stringContaining('roddee_')]);
  });

  it('count calls by outcome, holds and conflicts', async () => {
    const { slot, cookie } = await newHolder(server, 3);
    expect(await figure('roddee_holds_total')).toBe(1);
    expect(await requestsOf(calls.setupTemporary.id, 'ok')).toBe(1);
    // Guests take one lane each until the slot is full.
    let code: number = ERROR.ok;
    let held = 1;
    for (; code === ERROR.ok && held < 50; held += 1) {
      const { customer_data } = bookingItem(slot);
      const item = bookingItem(slot, { customer_data: { ...customer_data, register_number: `2กก${1000 + held}` } });
      ({ code } = await server.call('setupTemporary', { item, aff: '', device: 'web', request_key: randomUUID() }));
    }
    expect(code).toBe(ERROR.slotTaken);
    expect(await figure('roddee_conflicts_total{error_code="3004"}')).toBe(1);
    expect(await figure('roddee_conflicts_total{error_code="3005"}')).toBe(0);
    expect(await figure('roddee_holds_total')).toBe(held - 1);
    expect(await requestsOf(calls.setupTemporary.id, 'slotTaken')).toBe(1);
    expect(await figure(`roddee_request_seconds_count{call="${calls.setupTemporary.id}"}`)).toBe(held);
    await server.call('readBooking', { register_number: '1กก1234', booking_code: 'WRONG123' }, { cookie });
    expect(await requestsOf(calls.readBooking.id, 'bookingNotFound')).toBe(1);
  });

  it('cover the pool, the event loop and the process', async () => {
    expect(await figure('roddee_pool_connections{state="total"}')).toBeGreaterThan(0);
    expect(await figure('roddee_pool_connections{state="idle"}')).toBeGreaterThan(0);
    expect(await figure('roddee_pool_connections{state="waiting"}')).toBe(0);
    expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('have no label that a caller can choose and no personal data', async () => {
    const countSeries = async () => (await figures()).split('\n').filter((line) => line.startsWith('roddee_')).length;
    await fetch(`${server.url}/th/warm/up`);
    const before = await countSeries();
    for (let i = 0; i < 40; i += 1) {
      await fetch(`${server.url}/th/secret-${i}?plate=1234&code=HUSH${i}`, { headers: { 'User-Agent': `agent-${i}` } });
      await fetch(`${server.url}/applayout/list?key_account=key-${i}&applayout_id=${i}`);
    }
    // One call with a wrong key adds the 12 lines of its histogram and sum.
    expect((await countSeries()) - before).toBeLessThan(20);
    expect(await figures()).not.toMatch(/secret|HUSH|agent-|key-\d|สมชาย|0812345678|1กก|127\.0\.0\.1/);
  });

  it('are off unless configured', async () => {
    const quiet = await spawnServer({ DATABASE_URL: url });
    expect(quiet.output()).not.toContain('metrics');
  });
});

describe('the listener', () => {
  it('stops the start if its port is taken, and names the port’s variable', async () => {
    const METRICS_PORT = new URL(server.url).port;
    await expect(spawnServer({ DATABASE_URL: url, METRICS_PORT })).rejects.toThrow(
      'METRICS_HOST and METRICS_PORT cannot be listened on (EADDRINUSE).',
    );
  });
});
