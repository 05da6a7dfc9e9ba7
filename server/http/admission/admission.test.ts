import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import type { Handlers } from '../handlers.ts';
import { ask, drawnPage, heldWork, KEY, MENU, menu, open, parsed, siteFolder } from './admission.fixtures.ts';

const ASK_SOONEST = `/x/soonest/?${KEY}&hours=0.5&max_pre_day=0`;
const OWN = `/appointment/detail-list/?${KEY}&items=%5B%222f0c1de6-9f6a-4b8f-8a51-0d5a3a3c7c11%22%5D`;
/** How many requests for the soonest times run at once with the default pool, and how many wait. */
const [SOONEST, WAITING] = [4, 30];

/** Polls until it is true. */
const until = (so: () => boolean) => vi.waitFor(() => expect(so()).toBe(true), { timeout: 5000, interval: 5 });

/** Waits until this many requests are answered, including those that waited too long. */
async function answered(many: readonly Promise<unknown>[], count: number): Promise<void> {
  let seen = 0;
  for (const answer of many) void answer.then(() => (seen += 1));
  await until(() => seen >= count);
}

describe('more reads than the server has room for', () => {
  const slow = (held: ReturnType<typeof heldWork>): Partial<Handlers> => ({
    ...menu,
    listSoonest: async () => {
      await held.work();
      return { soonest_list: [], now: '2026-01-01T00:00:00Z' };
    },
    listBookingDetails: async () => ({ booking_list: [] }),
  });

  it('wait in a short queue, then are refused with 503 and Retry-After before any work; bookings go on', async () => {
    const held = heldWork();
    const { app, port } = await open(slow(held));
    const many = Array.from({ length: 60 }, () => ask(port, ASK_SOONEST).answer);
    const refused = await Promise.race(many);
    await answered(many, 60 - SOONEST - WAITING);
    expect([refused.status, refused.headers['retry-after'], parsed(refused)]).toEqual([
      503,
      '5',
      expect.objectContaining({ error_code: ERROR.unavailable, results: { retry_after: 5 } }),
    ]);
    await until(() => held.most === SOONEST);
    expect((await ask(port, OWN, { method: 'POST' }).answer).status).toBe(200);
    expect((await ask(port, MENU).answer).status).toBe(200);
    await held.endAll();
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(SOONEST + WAITING);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(SOONEST);
    expect([held.most, app.gates.soonest.inside, app.gates.soonest.queued]).toEqual([SOONEST, 0, 0]);
  });

  it('whoever has waited too long is refused, and whoever comes once there is room again is not', async () => {
    const held = heldWork();
    const { port } = await open(slow(held));
    const working = Array.from({ length: SOONEST }, () => ask(port, ASK_SOONEST).answer);
    await until(() => held.atWork === SOONEST);
    const begun = performance.now();
    expect((await ask(port, ASK_SOONEST).answer).status).toBe(503);
    expect(performance.now() - begun).toBeGreaterThan(1900);
    await held.endAll();
    for (const { status } of await Promise.all(working)) expect(status).toBe(200);
    const next = ask(port, ASK_SOONEST).answer;
    await until(() => held.atWork === 1);
    await held.endAll();
    expect((await next).status).toBe(200);
  });

  it('whoever disconnects leaves the queue; work already begun keeps its place until it ends', async () => {
    const held = heldWork();
    const { app, port } = await open(slow(held));
    const { soonest } = app.gates;
    const asked = Array.from({ length: SOONEST + 10 }, () => ask(port, ASK_SOONEST));
    for (const { answer } of asked) answer.catch(() => undefined);
    await until(() => soonest.queued === 10 && held.atWork === SOONEST);
    for (const { gone } of asked) gone();
    await until(() => soonest.queued === 0);
    expect([soonest.inside, held.atWork]).toEqual([SOONEST, SOONEST]);
    await held.endAll();
    expect([soonest.inside, held.atWork, held.most]).toEqual([0, 0, SOONEST]);
  });

  it('a connection that is refused again and again keeps nothing of it', async () => {
    const held = heldWork();
    const { app, port } = await open(slow(held));
    const many = Array.from({ length: SOONEST + WAITING }, () => ask(port, ASK_SOONEST).answer);
    await until(() => app.gates.soonest.queued === WAITING && held.atWork === SOONEST);
    const arrived = once(app.server, 'connection');
    const socket = connect(port, '127.0.0.1');
    const [ours] = (await arrived) as [Socket];
    const answers = () => (text.match(/HTTP\/1\.1 503/g) ?? []).length;
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    const refused = async (times: number) => {
      socket.write(`GET ${ASK_SOONEST} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await until(() => answers() === times);
      return ours.listenerCount('close');
    };
    const listeners = await refused(1);
    for (let times = 2; times <= 12; times += 1) expect(await refused(times)).toBe(listeners);
    socket.destroy();
    await held.endAll();
    await Promise.all(many);
  });

  it('a failing call gives its place back too', async () => {
    const { app, port } = await open({ listSoonest: () => Promise.reject(new Error('broken')) });
    for (let i = 0; i < 10; i += 1) expect((await ask(port, ASK_SOONEST).answer).status).toBe(500);
    expect(app.gates.soonest.inside).toBe(0);
  });

  it('a slow sender takes no place while sending', async () => {
    const { app, port } = await open(slow(heldWork()), { env: { POOL_SIZE: '1' } });
    const senders = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
    for (const sender of senders)
      sender.write(
        'POST /appointment/detail-list/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nkey',
      );
    await pause(100);
    expect(app.gates.booking.inside).toBe(0);
    expect((await ask(port, OWN, { method: 'POST' }).answer).status).toBe(200);
    for (const sender of senders) sender.destroy();
  });

  it('a page that there is no room to draw is left to the browser', async () => {
    const held = heldWork();
    const { app, port } = await open(menu, {
      siteRoot: siteFolder(),
      draw: async () => {
        await held.work();
        return drawnPage;
      },
    });
    const headers = { accept: 'text/html' };
    const many = Array.from({ length: 40 }, (_, i) => ask(port, `/th/booking?x=${i}`, { headers }).answer);
    const undrawn = await Promise.race(many);
    await answered(many, 40 - 18);
    expect([undrawn.status, undrawn.text.includes('drawn')]).toEqual([200, false]);
    await held.endAll();
    const pages = await Promise.all(many);
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect(pages.filter(({ text }) => text.includes('drawn')).length).toBeLessThanOrEqual(2 + 16);
    expect([held.most, app.gates.drawing.inside]).toEqual([2, 0]);
  });
});
