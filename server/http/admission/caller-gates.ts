import { gateOf, type Bounds, type Gate } from './gate.ts';

/** A gate for each caller, which exists only while somebody is inside. */
export function callerGates(bounds: Bounds) {
  const gates = new Map<string, Gate>();
  return {
    /** The gate of a caller, to be entered at once. */
    of(caller: string): Gate {
      const known = gates.get(caller);
      if (known) return known;
      const gate = gateOf(bounds);
      const own: Gate = {
        enter: () => gate.enter(),
        begin: gate.begin,
        wait: (waiting) => gate.wait(waiting),
        leave() {
          gate.leave();
          // A queue is empty whenever a place is free.
          if (gate.inside === 0) gates.delete(caller);
        },
        get inside() {
          return gate.inside;
        },
        get queued() {
          return gate.queued;
        },
      };
      gates.set(caller, own);
      return own;
    },
    get kept() {
      return gates.size;
    },
  };
}
