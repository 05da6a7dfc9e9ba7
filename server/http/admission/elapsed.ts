/** Milliseconds since some moment, for distances in time within this process; no date, and not the clock of bookings. */
export const elapsedMs = (): number => performance.now();
