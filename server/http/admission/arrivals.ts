import type { EventEmitter } from 'node:events';

/** After this many busy turns work starts anyway; a full backlog of connections takes 511. */
const MOST_TURNS = 600;

/** Calls `start` when no connection is waiting, once in each turn of the event loop. */
export type StartScheduler = (start: () => void) => void;

/**
 * Node accepts one connection per turn of its event loop. If every turn computes for 20 ms, only 50 connections a second are accepted, and bookings
 * wait like everything else. So expensive work starts only after a turn in which nobody connected.
 */
export function afterArrivals(server: EventEmitter): StartScheduler {
  const pending: (() => void)[] = [];
  let came = false;
  let turns = 0;
  server.on('connection', () => (came = true));

  const look = () => {
    if (came && turns < MOST_TURNS) {
      came = false;
      turns += 1;
      setImmediate(look);
      return;
    }
    const now = pending.splice(0, came ? pending.length : 1);
    came = false;
    turns = 0;
    if (pending.length > 0) setImmediate(look);
    for (const start of now) start();
  };

  return (start) => {
    pending.push(start);
    if (pending.length === 1) setImmediate(look);
  };
}
