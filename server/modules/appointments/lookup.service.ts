import type { Booking } from '#contract/wire/appointment.ts';
import { normaliseCode } from '#domain/booking-code.ts';
import { normalisePlate } from '#domain/plate.ts';
import { readNow } from '../../db/clock.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure, type CallContext, type Principal } from '../../http/call-context.ts';
import { readByCode, readOwn } from './appointments.repo.ts';
import { presentBookings } from './booking.presenter.ts';

const ownerOf = ({ kind, sessionId }: Principal) => (sessionId === null ? null : { kind, id: sessionId });

/** One's own bookings in full. One that is somebody else's fails as one that does not exist. */
export async function readOwnBookings(
  reader: Reader,
  ids: readonly string[],
  { principal, language }: CallContext,
): Promise<{ bookings: Booking[]; now: Date }> {
  const owner = ownerOf(principal);
  const rows = new Map((owner === null ? [] : await readOwn(reader, owner, ids)).map((row) => [row.id, row]));
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  if (found.length !== ids.length) throw new CallFailure('bookingNotFound');
  const now = await readNow(reader);
  return { bookings: await presentBookings(reader, found, { language, now, masked: false }), now };
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
  const [booking] = await presentBookings(reader, [row], { language, now, masked: true });
  if (booking === undefined) throw new CallFailure('bookingNotFound');
  return { booking, now };
}

/** The ids among these that are the caller's own: those alone may be left out when asking what is free (RB-17). */
export async function ownIds(reader: Reader, id: string | undefined, { principal }: CallContext): Promise<string[]> {
  const owner = ownerOf(principal);
  if (id === undefined || owner === null) return [];
  return (await readOwn(reader, owner, [id])).map((row) => row.id);
}
