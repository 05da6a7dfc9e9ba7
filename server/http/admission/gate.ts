import type { Begin } from './arrivals.ts';

export interface Bounds {
  /** At work at the same time. */
  readonly atOnce: number;
  /** How many may wait for a place; who comes after them is refused at once. */
  readonly waiting: number;
  readonly longestWaitMs: number;
  /** False while nobody may begin to wait. */
  readonly mayWait?: () => boolean;
  /** When who has a place begins; at once where it is not given. */
  readonly begin?: Begin;
}

export interface Waiting {
  /** There is a place, it has been taken, and it is time to begin. */
  readonly enter: () => void;
  /** No place in time. */
  readonly refuse: () => void;
  /** Goes before all others, and waits as long as it takes: part of work that has been let in already. */
  readonly first?: boolean;
}

/** A bounded number at work and a bounded number who wait for it. Whoever has entered must leave, once. */
export interface Gate {
  /** True: a place is free and taken now, and `begin` says when to begin. */
  enter(): boolean;
  readonly begin: Begin;
  /** When `enter` was false: `enter` or `refuse` is called later, or `refuse` before this returns. What it returns leaves the queue. */
  wait(waiting: Waiting): () => void;
  leave(): void;
  readonly inside: number;
  readonly queued: number;
}

export function gateOf({
  atOnce,
  waiting: most,
  longestWaitMs,
  mayWait = () => true,
  begin = (start) => start(),
}: Bounds): Gate {
  let inside = 0;
  /** Sets keep the order and let anybody go from the middle. A queue is empty whenever a place is free. */
  const [ahead, queue] = [new Set<Waiting>(), new Set<Waiting>()];
  const timers = new Map<Waiting, NodeJS.Timeout>();

  const forget = (one: Waiting) => {
    clearTimeout(timers.get(one));
    timers.delete(one);
    return ahead.delete(one) || queue.delete(one);
  };

  return {
    enter() {
      if (inside >= atOnce) return false;
      inside += 1;
      return true;
    },
    wait(one) {
      if (one.first) ahead.add(one);
      else if (queue.size >= most || !mayWait()) one.refuse();
      else {
        queue.add(one);
        timers.set(
          one,
          setTimeout(() => forget(one) && one.refuse(), longestWaitMs),
        );
      }
      return () => void forget(one);
    },
    leave() {
      const [next] = ahead.size > 0 ? ahead : queue;
      if (next === undefined) {
        inside -= 1;
        return;
      }
      forget(next);
      // Not on the stack of whoever leaves: a long queue of short work would grow it without end.
      queueMicrotask(() => begin(next.enter));
    },
    begin,
    get inside() {
      return inside;
    },
    get queued() {
      return ahead.size + queue.size;
    },
  };
}

/** Thrown where there was no place in time; nothing was begun. */
export class NoRoom extends Error {}

export async function within<T>(gate: Gate, work: () => Promise<T>): Promise<T> {
  await new Promise<void>((enter, reject) => {
    if (gate.enter()) gate.begin(enter);
    else gate.wait({ enter, refuse: () => reject(new NoRoom()) });
  });
  try {
    return await work();
  } finally {
    gate.leave();
  }
}
