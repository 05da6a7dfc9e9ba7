import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallFailure } from '../../http/call-context.ts';
import { neighbourhoodOf, networkOf } from '../../http/request/network.ts';

/** A photo is kept in memory until it has arrived completely, which may take a minute: 64 MB in all. */
const MOST = 32;
/**
 * A page sends one at a time. Behind one address may be a workshop or a mobile provider, and whoever has many accounts has few addresses: a quarter of
 * the places for each, and half for a neighbourhood.
 */
const MOST_OF = { account: 3, network: 8, neighbourhood: 16 } as const;

/** Who sends: each of these has a bound of its own. */
const sendersOf = (account: string, address: string) => ({
  account,
  network: networkOf(address),
  neighbourhood: neighbourhoodOf(address),
});

/**
 * Limits how many photos arrive at once: of an account, of a network and in all. Throws a CallFailure for one too many; otherwise returns the function
 * to call when the upload is over.
 */
export function photosComing() {
  const coming = new Map<string, number>();
  let all = 0;
  return (account: string, address: string): (() => void) => {
    const senders = Object.entries(sendersOf(account, address)) as [keyof typeof MOST_OF, string][];
    for (const [kind, sender] of senders)
      if ((coming.get(`${kind} ${sender}`) ?? 0) >= MOST_OF[kind])
        throw new CallFailure('tooManyRequests', { retry_after: 5 });
    if (all >= MOST) throw new CallFailure('unavailable', { retry_after: 5 });
    const count = (change: 1 | -1) => {
      all += change;
      for (const [kind, sender] of senders) {
        const key = `${kind} ${sender}`;
        const left = (coming.get(key) ?? 0) + change;
        if (left === 0) coming.delete(key);
        else coming.set(key, left);
      }
    };
    count(1);
    return () => count(-1);
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
