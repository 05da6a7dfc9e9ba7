import * as z from 'zod/mini';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';

const KEY = 'roddee.retail-booking.unanswered-hold';

/** A hold that was sent and whose answer is not known. */
export interface UnansweredHold {
  readonly requestKey: string;
  /** Null after a reload: it holds personal data, and only the key is stored. */
  readonly item: TemporaryBookingItem | null;
}

let kept: UnansweredHold | null = null;

/** Its key outlives the page: a reload or a lost answer then finds that hold, and not a time that is taken, by oneself. */
export const readUnansweredHold = (): UnansweredHold | null => {
  try {
    const stored = z.safeParse(z.uuid(), localStorage.getItem(KEY));
    return !stored.success || stored.data === kept?.requestKey ? kept : { requestKey: stored.data, item: null };
  } catch {
    return kept;
  }
};

export const keepUnansweredHold = (hold: UnansweredHold): void => {
  kept = hold;
  try {
    localStorage.setItem(KEY, hold.requestKey);
  } catch {
    // full or denied: it lives as long as the page
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
