import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallFailure } from '../../http/call-context.ts';

/** A photo is kept in memory until it has arrived completely, which may take a minute: 64 MB in all. */
const MOST = 32;
/** A page sends one at a time. */
const MOST_OF_ONE = 3;

/** Limits how many photos arrive at once. Throws a CallFailure for one too many; otherwise returns the function to call when the upload is over. */
export function photosComing() {
  const coming = new Map<string, number>();
  let all = 0;
  return (owner: string): (() => void) => {
    const own = coming.get(owner) ?? 0;
    if (own >= MOST_OF_ONE) throw new CallFailure('tooManyRequests', { retry_after: 5 });
    if (all >= MOST) throw new CallFailure('unavailable', { retry_after: 5 });
    all += 1;
    coming.set(owner, own + 1);
    return () => {
      all -= 1;
      const left = (coming.get(owner) ?? 1) - 1;
      if (left === 0) coming.delete(owner);
      else coming.set(owner, left);
    };
  };
}

/**
 * Calls `over` once, when the answer has been sent or the connection is closed. A reply queued behind another on the same connection is not notified
 * when the connection closes, so the connection itself is watched too.
 */
export function onceOver({ raw: { socket } }: FastifyRequest, reply: FastifyReply, over: () => void): void {
  let isOver = false;
  const end = () => {
    socket.off('close', end);
    if (!isOver) over();
    isOver = true;
  };
  finished(reply.raw, end);
  if (socket.destroyed) end();
  else socket.once('close', end);
}
