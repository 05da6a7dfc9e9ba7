import * as z from 'zod/mini';
import { LIVE_CHANNEL, LIVE_KEY, type LiveMessage } from '#machines/shared/trace/live-channel.ts';
import type { TraceStep } from '#machines/shared/trace/trace.types.ts';
import { traceStep } from '#studio/modes/replay/read-trace.ts';

/** The steps of each page that has told of itself, the page that was opened last at the end. */
export type LiveTabs = ReadonlyMap<string, readonly TraceStep[]>;

const told = z.object({
  kind: z.literal('steps'),
  tab: z.string(),
  from: z.int().check(z.nonnegative()),
  steps: z.array(traceStep),
});

/** With what a message tells; the same as before if it tells nothing new, or not what follows on what is known. */
export function withMessage(tabs: LiveTabs, message: unknown): LiveTabs {
  const { data } = z.safeParse(told, message);
  if (!data) return tabs;
  const known = tabs.get(data.tab) ?? [];
  const fresh = data.steps.slice(known.length - data.from);
  if (data.from > known.length || fresh.length === 0) return tabs;
  return new Map([...tabs, [data.tab, [...known, ...fresh]]]);
}

/**
 * Follows the pages of this origin: those that are opened from now on, and those that were opened while it was followed before. Returns what ends
 * it. Where the browser has no storage, only the latter.
 */
export function followPages(tell: (tabs: LiveTabs) => void, storage: () => Storage = () => localStorage): () => void {
  const keep = (change: (kept: Storage) => void) => {
    try {
      change(storage());
    } catch {
      // denied
    }
  };
  keep((kept) => kept.setItem(LIVE_KEY, '1'));
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  let tabs: LiveTabs = new Map();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const next = withMessage(tabs, data);
    if (next === tabs) return;
    tabs = next;
    tell(tabs);
  });
  // A channel has no target origin: only pages of this origin receive it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage({ kind: 'asked' } satisfies LiveMessage);
  return () => {
    keep((kept) => kept.removeItem(LIVE_KEY));
    channel.close();
  };
}
