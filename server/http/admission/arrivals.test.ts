import { EventEmitter, once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { afterArrivals } from './arrivals.ts';

describe('expensive work', () => {
  it('starts one per turn while no connection arrives', async () => {
    const begin = afterArrivals(new EventEmitter());
    const seen: number[] = [];
    for (const n of [1, 2, 3]) begin(() => seen.push(n));
    expect(seen).toEqual([]);
    const after = [];
    for (let i = 0; i < 4; i += 1) {
      await turn();
      after.push(seen.length);
    }
    expect([seen, after]).toEqual([
      [1, 2, 3],
      [1, 2, 3, 3],
    ]);
  });

  it('lets waiting connections be accepted first', async () => {
    const server = createServer((socket) => socket.on('error', () => undefined).resume());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    let inside = 0;
    server.on('connection', () => (inside += 1));
    const begin = afterArrivals(server);
    const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    const found: number[] = [];
    await new Promise<void>((resolve) => {
      server.once('connection', () => {
        for (let i = 0; i < 3; i += 1) begin(() => found.push(inside));
        begin(resolve);
      });
    });
    expect(found).toEqual([50, 50, 50]);
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it('is not delayed forever by an endless crowd', async () => {
    const door = new EventEmitter();
    const begin = afterArrivals(door);
    let begun = false;
    begin(() => (begun = true));
    for (let i = 0; i < 590; i += 1) {
      door.emit('connection');
      await turn();
    }
    expect(begun).toBe(false);
    for (let i = 0; i < 20; i += 1) {
      door.emit('connection');
      await turn();
    }
    expect(begun).toBe(true);
  });
});
