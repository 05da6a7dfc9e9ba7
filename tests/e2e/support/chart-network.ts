import type { Page, Route } from '@playwright/test';

/** What asks the server. */
export interface Asking {
  /** Its calls, as patterns of their addresses. */
  readonly calls: readonly string[];
  /** What is asked is done by the server, even if its answer is lost or does not come. */
  readonly isDoneAnyway?: boolean;
}

interface Disturbance {
  readonly handle: (route: Route) => Promise<void>;
  /** Of a call that is kept waiting: it goes on, or is lost. */
  readonly end?: (isLost: boolean) => void;
}

const fail = (route: Route) => route.abort('connectionfailed');

/** The network of a page, which loses calls or keeps them waiting. */
export function networkOf(page: Page) {
  const disturbed = new Map<string, Disturbance>();
  let ending: (() => Promise<void>)[] = [];

  /** From now on the calls are handled so; one that is waiting ends when it is let go. */
  async function disturb({ calls }: Asking, by: Disturbance | null, isLost = false): Promise<void> {
    for (const call of calls) {
      const before = disturbed.get(call);
      disturbed.delete(call);
      // Once nothing handles it any more, a call that is waiting would go on.
      if (before?.end)
        ending.push(async () => {
          before.end?.(isLost);
          await page.unroute(call, before.handle);
        });
      else if (before) await page.unroute(call, before.handle);
      if (by === null) continue;
      disturbed.set(call, by);
      await page.route(call, by.handle);
    }
  }

  const waiting = ({ isDoneAnyway }: Asking): Disturbance => {
    let end: (isLost: boolean) => void = () => undefined;
    const ended = new Promise<boolean>((resolve) => (end = resolve));
    const handle = async (route: Route) => {
      if (isDoneAnyway) await route.fetch();
      const isLost = (await ended) || isDoneAnyway === true;
      // A call that was given up meanwhile can neither go on nor fail.
      await (isLost ? fail(route) : route.fallback()).catch(() => undefined);
    };
    return { handle, end };
  };

  return {
    free: (asking: Asking) => disturb(asking, null),
    lose: (asking: Asking) =>
      disturb(
        asking,
        {
          handle: async (route) => {
            if (asking.isDoneAnyway) await route.fetch();
            await fail(route);
          },
        },
        true,
      ),
    /** Each by itself; what is waiting already goes on waiting. */
    keepWaiting: async (asking: Asking) => {
      for (const call of asking.calls)
        if (!disturbed.get(call)?.end) await disturb({ ...asking, calls: [call] }, waiting(asking));
    },
    /** Ends the waiting of the calls that are answered, or lost, by now. */
    letGo: async () => {
      const ended = ending;
      ending = [];
      for (const end of ended) await end();
    },
  };
}
