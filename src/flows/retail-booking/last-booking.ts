import * as z from 'zod/mini';

const KEY = 'roddee.last-booking';

/** The id of the booking confirmed last in this tab, so that the completion page survives a reload. */
export const keepLastBooking = (appointmentId: string): void => {
  try {
    sessionStorage.setItem(KEY, appointmentId);
  } catch {
    // denied: a reload leads to the look-up instead
  }
};

export const readLastBooking = (): string | null => {
  try {
    const parsed = z.safeParse(z.uuid(), sessionStorage.getItem(KEY));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
