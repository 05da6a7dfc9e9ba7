import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { EmbeddedDatabaseError, errorCodeOf } from './errors.ts';
import type { Lock } from './lock.ts';

/**
 * For systems without flock(1): whoever listens on a socket holds the lock, and the kernel releases it with the last holder. Each holder takes the
 * next number after a dead one (owner.lock.1, owner.lock.2). The highest is never removed, so that a process that looked some time ago cannot take it
 * for free.
 */
export async function takeSocketLock(path: string): Promise<Lock | null> {
  const before = numbers(path);
  if (await anyHeld(path, before)) return null;
  const mine = Math.max(0, ...before) + 1;
  const server = await listenOn(`${path}.${mine}`);
  if (server === null) return takeSocketLock(path);
  const others = numbers(path).filter((number) => number !== mine);
  if (others.some((number) => number > mine) || (await anyHeld(path, others))) {
    await closed(server);
    return null;
  }
  for (const number of others) rmSync(`${path}.${number}`, { force: true });
  return { inheritable: descriptorOf(server), release: () => closed(server) };
}

function numbers(path: string): number[] {
  const prefix = `${basename(path)}.`;
  const names = readdirSync(dirname(path)).filter((name) => name.startsWith(prefix));
  return names.map((name) => Number(name.slice(prefix.length))).filter((number) => Number.isInteger(number));
}

async function anyHeld(path: string, among: readonly number[]): Promise<boolean> {
  const held = await Promise.all(among.map((number) => isHeld(`${path}.${number}`)));
  return held.includes(true);
}

function isHeld(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // A full connection queue also means that there is a holder.
    socket.on('error', (error) => resolve(!['ENOENT', 'ECONNREFUSED'].includes(errorCodeOf(error))));
  });
}

/** Listening starts under a temporary name, so that a numbered name always has a listener. */
async function listenOn(path: string): Promise<Server | null> {
  const fresh = join(dirname(path), `new-${randomBytes(3).toString('hex')}`);
  const server = createServer((socket) => socket.destroy()).unref();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(fresh, resolve));
  try {
    linkSync(fresh, path);
    return server;
  } catch (error) {
    await closed(server);
    if (errorCodeOf(error) === 'EEXIST') return null;
    throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** Node has no public API for it, and a child inherits a server only by its descriptor. */
function descriptorOf(server: Server): number {
  const handle: unknown = Reflect.get(server, '_handle');
  const descriptor: unknown = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'fd') : null;
  if (typeof descriptor === 'number' && descriptor > 2) return descriptor;
  throw new EmbeddedDatabaseError('This Node does not tell the descriptor of a socket; install flock (util-linux).');
}
