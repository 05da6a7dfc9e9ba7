import * as z from 'zod/mini';

const KEY = 'roddee.retail-booking.unanswered-hold';

/** Where the storage is full or denied: as long as the page lives. */
let kept: string | null = null;

/**
 * The request key of a hold that was sent and whose answer is not known. It outlives the page: a reload or a lost answer then
 * finds that hold, and not a time that is taken, by oneself.
 */
export const readUnansweredHold = (): string | null => {
  try {
    const stored = z.safeParse(z.uuid(), localStorage.getItem(KEY));
    return stored.success ? stored.data : kept;
  } catch {
    return kept;
  }
};

export const keepUnansweredHold = (requestKey: string): void => {
  kept = requestKey;
  try {
    localStorage.setItem(KEY, requestKey);
  } catch {
    // full or denied
  }
};

export const forgetUnansweredHold = (): void => {
  kept = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // denied
  }
};
