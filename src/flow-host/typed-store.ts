/** What is typed and chosen in a form and not yet entered in the chart: kept with the draft, so that closing the page loses nothing (NAV-13). */
export interface TypedStore<Typed> {
  /** Null when nothing is. */
  readonly read: () => Typed | null;
  readonly keep: (changed: Partial<Typed>) => void;
  readonly forget: () => void;
  /** As another tab has left it. */
  readonly reread: () => void;
}

interface TypedStoreOptions<Typed> {
  readonly key: string;
  /** Null for what cannot be read. */
  readonly parse: (stored: unknown) => Typed | null;
  readonly untouched: Typed;
}

export const createTypedStore = <Typed extends object>({
  key,
  parse,
  untouched,
}: TypedStoreOptions<Typed>): TypedStore<Typed> => {
  const stored = () => {
    try {
      return parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return null;
    }
  };
  let typed = stored();
  const write = (next: Typed | null) => {
    typed = next;
    try {
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // full or denied: it lives as long as the page
    }
  };
  return {
    read: () => typed,
    keep: (changed) => write({ ...(typed ?? untouched), ...changed }),
    forget: () => write(null),
    reread: () => {
      typed = stored();
    },
  };
};
