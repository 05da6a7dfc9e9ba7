export interface DraftStore<Reading, Draft> {
  readonly key: string;
  readonly read: (owner: string) => Reading;
  /** Whether it was stored: where the storage is full or denied, the draft lives only as long as the page. */
  readonly write: (draft: Draft) => boolean;
  /** Claims the draft for this tab: every other tab sees that it has changed and stops writing to it, even when a pending answer arrives there. */
  readonly claim: () => void;
  /** Whether another tab has stored or removed a draft since this page stored or read its own. */
  readonly isOthers: () => boolean;
  /** Moves what is stored to another store, replacing what that one holds; false if it cannot be stored there. */
  readonly moveTo: (other: Pick<DraftStore<Reading, Draft>, 'key'>) => boolean;
  /** Reports that another tab has stored or removed a draft, even if this page was in the back/forward cache at the time. */
  readonly watch: (tell: () => void) => () => void;
}

interface DraftStoreOptions<Reading, Draft> {
  readonly key: string;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** From the stored value; null for invalid JSON. */
  readonly parse: (stored: unknown, owner: string) => Reading;
  /** The form in which it is stored. */
  readonly toStored: (draft: Draft) => object;
  /** The draft that a flow starts with if nothing is stored. */
  readonly nothing: Reading;
}

/** A flow's draft in the browser's storage (RB-08). */
export const createDraftStore = <Reading, Draft>({
  key,
  storage,
  parse,
  toStored,
  nothing,
}: DraftStoreOptions<Reading, Draft>): DraftStore<Reading, Draft> => {
  /** What this page has stored or read last; undefined before that. */
  let known: string | null | undefined;
  const stored = () => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  const isOthers = () => known !== undefined && stored() !== known;
  return {
    key,
    isOthers,
    claim: () => {
      const text = stored();
      if (text === null) return;
      try {
        // The same draft, serialised differently.
        storage().setItem(key, text.endsWith(' ') ? text.trimEnd() : `${text} `);
      } catch {
        // full or denied: no other tab can write either
      }
    },
    read: (owner) => {
      const text = stored();
      known = text;
      return text === null ? nothing : parse(parsedJson(text), owner);
    },
    write: (draft) => {
      const text = JSON.stringify(toStored(draft));
      try {
        storage().setItem(key, text);
        known = text;
        return true;
      } catch {
        return false;
      }
    },
    moveTo: (other) => {
      const text = stored();
      if (text === null) return false;
      try {
        storage().setItem(other.key, text);
        storage().removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
    watch: (tell) => {
      const compare = (event: Event) => {
        const isOurs = !(event instanceof StorageEvent) || event.key === key || event.key === null;
        if (isOurs && isOthers()) tell();
      };
      window.addEventListener('storage', compare);
      window.addEventListener('pageshow', compare);
      return () => {
        window.removeEventListener('storage', compare);
        window.removeEventListener('pageshow', compare);
      };
    },
  };
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
