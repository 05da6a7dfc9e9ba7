import { parseDraft, type RetailDraft } from '#machines/retail-booking/retail-booking.draft.ts';
import type { DraftReading } from '#machines/retail-booking/retail-booking.types.ts';

const KEY = 'roddee.retail-booking.draft';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftStore {
  readonly read: (owner: string) => DraftReading;
  /** Null removes it. A full or denied storage is no error: the draft then lives as long as the page. */
  readonly write: (draft: RetailDraft | null) => void;
}

/** The retail draft in the browser's storage (RB-08). */
export const createDraftStore = (storage: () => Store): DraftStore => ({
  read: (owner) => {
    let text: string | null;
    try {
      text = storage().getItem(KEY);
    } catch {
      return { draft: null, dropped: null };
    }
    if (text === null) return { draft: null, dropped: null };
    const parsed = parseDraft(parsedJson(text), owner);
    return 'draft' in parsed ? { draft: parsed.draft, dropped: null } : { draft: null, dropped: parsed.dropped };
  },
  write: (draft) => {
    try {
      if (draft === null) storage().removeItem(KEY);
      else storage().setItem(KEY, JSON.stringify(draft));
    } catch {
      // full or denied
    }
  },
});

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
