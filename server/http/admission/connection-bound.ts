import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers send one request at a time on a connection; a pipelining client gets a little more, in order. */
const AT_ONCE = 4;
const WAITING = 16;

interface Line {
  atWork: number;
  readonly waiting: (() => void)[];
}

/** At most AT_ONCE requests of a connection are processed at once and WAITING more are queued, in order; sending more ends the connection. */
export function boundConnections(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  const lineOf = (socket: Socket): Line => {
    const known = lines.get(socket);
    if (known) return known;
    const line = { atWork: 0, waiting: [] };
    lines.set(socket, line);
    return line;
  };

  app.addHook('onRequest', (request, _reply, next) => {
    const { socket } = request.raw;
    const line = lineOf(socket);
    // Requests that came in the same packet are still read after the connection has ended.
    if (socket.destroyed) return;
    if (line.atWork < AT_ONCE) {
      line.atWork += 1;
      next();
    } else if (line.waiting.length < WAITING) line.waiting.push(next);
    else {
      line.waiting.length = 0;
      socket.destroy();
    }
  });

  app.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw;
    const line = lineOf(socket);
    const next = socket.destroyed ? undefined : line.waiting.shift();
    if (next) next();
    else line.atWork = Math.max(0, line.atWork - 1);
    done();
  });
}
