import { parseDraft, type RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import type { DraftReading } from '#machines/retail-booking/retail-booking.types.ts';

const KEY = 'roddee.retail-booking.draft';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export interface DraftStore {
  readonly read: (owner: string) => DraftReading;
  /** Whether it is kept: where the storage is full or denied, the draft lives as long as the page. */
  readonly write: (draft: RetailDraft) => boolean;
  /** The draft is this tab's from now on: every other one sees it changed, and writes no more to it, an answer on its way included. */
  readonly claim: () => void;
  /** Whether another tab has stored or removed a draft since this page stored or read its own. */
  readonly isOthers: () => boolean;
  /** Tells when another tab has stored or removed a draft, also while this page lay in the browser's back and forward cache. */
  readonly watch: (tell: () => void) => () => void;
}

/** The retail draft in the browser's storage (RB-08). */
export const createDraftStore = (storage: () => Store): DraftStore => {
  /** What this page has stored or read last; undefined before that. */
  let known: string | null | undefined;
  const stored = () => {
    try {
      return storage().getItem(KEY);
    } catch {
      return null;
    }
  };
  const isOthers = () => known !== undefined && stored() !== known;
  return {
    isOthers,
    claim: () => {
      const text = stored();
      if (text === null) return;
      try {
        // The same draft in another text.
        storage().setItem(KEY, text.endsWith(' ') ? text.trimEnd() : `${text} `);
      } catch {
        // full or denied: then no other tab writes either
      }
    },
    read: (owner) => {
      const text = stored();
      known = text;
      if (text === null) return { draft: null, dropped: null };
      const parsed = parseDraft(parsedJson(text), owner);
      return 'draft' in parsed ? { draft: parsed.draft, dropped: null } : { draft: null, dropped: parsed.dropped };
    },
    write: (draft) => {
      const text = JSON.stringify(draft);
      try {
        storage().setItem(KEY, text);
        known = text;
        return true;
      } catch {
        return false;
      }
    },
    watch: (tell) => {
      const compare = (event: Event) => {
        const isOurs = !(event instanceof StorageEvent) || event.key === KEY || event.key === null;
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
