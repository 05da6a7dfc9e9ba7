/** Milliseconds since some moment, for time spans within this process; not a date, and not the clock of bookings. */
export const elapsedMs = (): number => performance.now();
