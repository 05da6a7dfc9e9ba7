import type { StartScheduler } from './arrivals.ts';

export interface Bounds {
  /** How many may work at the same time. */
  readonly atOnce: number;
  /** How many may wait for a place; any more are refused at once. */
  readonly waiting: number;
  readonly longestWaitMs: number;
  /** False while nobody may join the queue. */
  readonly mayWait?: () => boolean;
  /** Decides when somebody with a place starts; at once if not given. */
  readonly begin?: StartScheduler;
}

export interface Waiting {
  /** A place has been taken, and it is time to start. */
  readonly enter: () => void;
  /** No place came free in time. */
  readonly refuse: () => void;
  /** Goes first and waits as long as necessary, because it is part of work that has already been admitted. */
  readonly first?: boolean;
}

/** Admits a bounded number to work and a bounded number to the queue. Whoever has entered must leave exactly once. */
export interface Gate {
  /** True: a place is free and taken now, and `begin` says when to begin. */
  enter(): boolean;
  readonly begin: StartScheduler;
  /** After `enter` returned false: `enter` or `refuse` is called later, or `refuse` before this returns. The function returned leaves the queue. */
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
  /** Sets keep the order and allow leaving from the middle. A queue is empty whenever a place is free. */
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
      // Not on the stack of the one that leaves: a long queue of short work would make the stack grow without limit.
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

/** Thrown when no place came free in time; nothing was started. */
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
