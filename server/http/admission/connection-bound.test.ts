import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../handlers.ts';
import { heldWork, open } from './admission.fixtures.ts';

const until = (so: () => boolean) => vi.waitFor(() => expect(so()).toBe(true), { timeout: 5000, interval: 5 });

describe('one connection', () => {
  const own = 'GET /x/health/?key_account=roddee-web HTTP/1.1\r\nHost: x\r\n\r\n';
  const nothing = 'GET /x/none HTTP/1.1\r\nHost: x\r\n\r\n';
  const counting = (held: ReturnType<typeof heldWork>): Partial<Handlers> => ({
    readHealth: async () => {
      await held.work();
      return { database: 'ok', build: 'test', now: '' };
    },
  });

  it('has at most four requests in work, however many it sends, and is answered in order', async () => {
    const held = heldWork();
    const { port } = await open(counting(held));
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    const sent = Array.from({ length: 20 }, (_, i) => (i % 5 === 4 ? nothing : own));
    socket.write(sent.join(''));
    await until(() => held.atWork === 4);
    await pause(50);
    expect(held.atWork).toBe(4);
    await held.endAll();
    await until(() => (text.match(/HTTP\/1\.1 /g) ?? []).length === 20);
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(statuses).toEqual(sent.map((one) => (one === own ? 200 : 404)));
    expect(held.most).toBe(4);
    socket.destroy();
  });

  it('that sends more than may wait is closed, and no other connection is', async () => {
    const held = heldWork();
    const { app, port } = await open(counting(held));
    const [greedy, other] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    other.write(own);
    await until(() => held.atWork === 1);
    greedy.write(own.repeat(80));
    greedy.on('error', () => undefined).resume();
    await once(greedy, 'close');
    expect([held.most, other.destroyed]).toEqual([5, false]);
    await held.endAll();
    expect([held.most, app.gates.booking.inside, app.gates.booking.queued]).toEqual([5, 0, 0]);
    other.destroy();
  });
});
