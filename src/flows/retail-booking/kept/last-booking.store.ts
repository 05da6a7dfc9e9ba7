import * as z from 'zod/mini';
import { uuid } from '#contract/codecs.ts';
import { browserValue } from '#src/api/browser-value.ts';

const lastBooking = z.object({ appointmentId: uuid, code: z.string() });
export type LastBooking = z.output<typeof lastBooking>;

const stored = browserValue('sessionStorage', 'roddee.last-booking', lastBooking);
/** If the storage is full or denied, it lasts as long as the page; after a reload there is the look-up. */
let kept: LastBooking | null = null;

/** The booking confirmed last in this tab, so that the completion page survives a reload and a lost network. */
export const keepLastBooking = (booking: LastBooking): void => {
  kept = booking;
  stored.write(booking);
};

export const readLastBooking = (): LastBooking | null => kept ?? stored.read();
