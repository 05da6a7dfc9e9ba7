import type { Booking } from '#contract/calls/booking.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { readNow } from '../../db/clock.ts';
import type { Reader } from '../../db/transaction.ts';
import { presentBookings, readBranchesAndServices } from './booking.presenter.ts';
import type { ShownBooking } from './confirm.service.ts';

/** Bookings as their owner sees them, in the order of the rows. */
export async function presentForOwner(
  reader: Reader,
  rows: readonly ShownBooking[],
  language: Language,
): Promise<Booking[]> {
  const presentation = { language, now: await readNow(reader), masked: false };
  return presentBookings(rows, await readBranchesAndServices(reader, rows, presentation), presentation);
}
