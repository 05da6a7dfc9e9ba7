import * as z from 'zod/mini';
import { uuid } from '#contract/codecs.ts';
import { browserValue } from '#src/api/browser-value.ts';

const lastBooking = z.object({ appointmentId: uuid, code: z.string() });
export type LastBooking = z.output<typeof lastBooking>;

const stored = browserValue('sessionStorage', 'roddee.last-booking', lastBooking);
/** If the storage is full or denied, the booking is kept only for the life of the page; after a reload the look-up remains. */
let kept: LastBooking | null = null;

/** The last booking confirmed in this tab, stored so that the completion page survives a reload and a lost network. */
export const keepLastBooking = (booking: LastBooking): void => {
  kept = booking;
  stored.write(booking);
};

export const readLastBooking = (): LastBooking | null => kept ?? stored.read();
