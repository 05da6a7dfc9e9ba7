import * as z from 'zod/mini';

const KEY = 'roddee.last-booking';

const lastBooking = z.object({ appointmentId: z.uuid(), code: z.string() });
export type LastBooking = z.output<typeof lastBooking>;

/** Where the storage is full or denied: as long as the page lives, a reload then leads to the look-up. */
let kept: LastBooking | null = null;

/** The booking confirmed last in this tab, so that the completion page survives a reload and a lost network. */
export const keepLastBooking = (booking: LastBooking): void => {
  kept = booking;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(booking));
  } catch {
    // full or denied
  }
};

const readStored = (): LastBooking | null => {
  try {
    const parsed = z.safeParse(lastBooking, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

export const readLastBooking = (): LastBooking | null => kept ?? readStored();
