interface Entry<Step> {
  readonly step: Step | null;
  readonly from: Step | null;
}

/** The addresses of one tab, for flows with steps: each visited step is an entry. */
export function tabHistory<Step extends string>(first: Step | null) {
  let entries: readonly Entry<Step>[] = [{ step: first, from: null }];
  let at = 0;
  const watchers = new Set<() => void>();
  const moved = (to: number) => {
    at = to;
    for (const tell of watchers) tell();
  };
  return {
    subscribe: (tell: () => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    current: () => entries[at]?.step ?? null,
    entry: () => ({ depth: at, from: entries[at]?.from ?? null }),
    entries: () => entries.map(({ step }) => step),
    go: (step: Step, how: 'push' | 'replace', from: Step | null = null) => {
      if (how === 'push') {
        entries = [...entries.slice(0, at + 1), { step, from }];
        moved(at + 1);
      } else {
        entries = entries.map((entry, index) => (index === at ? { ...entry, step } : entry));
        moved(at);
      }
    },
    back: () => moved(Math.max(0, at - 1)),
    forward: () => moved(Math.min(entries.length - 1, at + 1)),
  };
}
