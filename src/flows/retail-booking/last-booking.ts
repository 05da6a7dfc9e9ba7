import * as z from 'zod/mini';

const KEY = 'roddee.last-booking';

const lastBooking = z.object({ appointmentId: z.uuid(), code: z.string() });
export type LastBooking = z.output<typeof lastBooking>;

/** The booking confirmed last in this tab, so that the completion page survives a reload and a lost network. */
export const keepLastBooking = (booking: LastBooking): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(booking));
  } catch {
    // denied: a reload leads to the look-up instead
  }
};

export const readLastBooking = (): LastBooking | null => {
  try {
    const parsed = z.safeParse(lastBooking, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
