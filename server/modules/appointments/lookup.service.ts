import type { Booking } from '#contract/wire/appointment.ts';
import { normaliseCode } from '#domain/booking-code.ts';
import { normalisePlate } from '#domain/plate.ts';
import { readNow } from '../../db/clock.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure, type CallContext } from '../../http/call-context.ts';
import { readByCode, readOwn } from './appointments.repo.ts';
import { presentBookings, readSurroundings } from './booking.presenter.ts';

/** One's own bookings in full. Somebody else's fails like one that does not exist. */
export async function readOwnBookings(
  reader: Reader,
  ids: readonly string[],
  { owners, language }: CallContext,
): Promise<{ bookings: Booking[]; now: Date }> {
  const rows = new Map((await readOwn(reader, owners, ids)).map((row) => [row.id, row]));
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  if (found.length !== ids.length) throw new CallFailure('bookingNotFound');
  const now = await readNow(reader);
  const view = { language, now, masked: false };
  return { bookings: presentBookings(found, await readSurroundings(reader, found, view), view), now };
}

/** The booking of a plate and a code, contact data masked. Every wrong pair, malformed ones too, fails alike. */
export async function lookUp(
  reader: Reader,
  { plate, code }: { readonly plate: string; readonly code: string },
  { language }: CallContext,
): Promise<{ booking: Booking; now: Date }> {
  const row = await readByCode(reader, normaliseCode(code), normalisePlate(plate));
  if (row === null) throw new CallFailure('bookingNotFound');
  const now = await readNow(reader);
  const view = { language, now, masked: true };
  const [booking] = presentBookings([row], await readSurroundings(reader, [row], view), view);
  if (booking === undefined) throw new CallFailure('bookingNotFound');
  return { booking, now };
}
