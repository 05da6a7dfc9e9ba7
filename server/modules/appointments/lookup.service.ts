import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { listBookings } from '#contract/calls/booking-list.calls.ts';
import type { Booking } from '#contract/calls/booking.shapes.ts';
import { normaliseCode } from '#domain/fields/booking-code.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import { readNow } from '../../db/clock.ts';
import { ownAmong } from '../../db/own.ts';
import type { Reader } from '../../db/transaction.ts';
import { CallFailure, type CallContext } from '../../http/call-context.ts';
import { pageAsked, pageCountOf } from '../../http/paging.ts';
import { readByCode, readListed, readOwn } from './appointments.repo.ts';
import { stateOf } from './booking-status.ts';
import { soughtBookings } from './booking-search.service.ts';
import { presentBookings, readBranchesAndServices } from './booking.presenter.ts';

/** The caller's own bookings in full. Somebody else's booking fails as if it did not exist. */
export async function readOwnBookings(
  reader: Reader,
  ids: readonly string[],
  { owners, language }: CallContext,
): Promise<{ bookings: Booking[]; now: Date }> {
  const rows = new Map((await readOwn(reader, owners, ids)).map((row) => [row.id, row]));
  const found = ids.flatMap((id) => rows.get(id) ?? []);
  if (found.length !== ids.length) throw new CallFailure('bookingNotFound');
  const now = await readNow(reader);
  const presentation = { language, now, masked: false };
  return {
    bookings: presentBookings(found, await readBranchesAndServices(reader, found, presentation), presentation),
    now,
  };
}

const PER_PAGE = 10;

/** A page of an account's bookings (LIST-01). */
export async function listOwnBookings(
  reader: Reader,
  { status, page: wanted, keywords = '', register_number: plate = '' }: RequestOf<typeof listBookings>,
  { owners: [owner], language }: CallContext,
): Promise<AnswerOf<typeof listBookings>> {
  if (owner === undefined) throw new CallFailure('pleaseLogIn');
  const { page, limit, offset } = pageAsked({ page: wanted }, PER_PAGE);
  const state = status === undefined ? null : stateOf(status);
  const plateKey = normalisePlate(plate);
  const sought = await soughtBookings(reader, keywords);
  const { rows, total, upcoming } = await readListed(reader, { owner, state, sought, plateKey, limit, offset });
  const now = await readNow(reader);
  const presentation = { language, now, masked: false };
  const booking_list = presentBookings(rows, await readBranchesAndServices(reader, rows, presentation), presentation);
  return { booking_list, page, page_count: pageCountOf(total, limit), total, upcoming, now: now.toISOString() };
}

/**
 * The booking of a plate and a code, contact data masked, and what was written to the branch shown only to who made it. Every wrong pair,
 * malformed ones too, fails alike.
 */
export async function lookUp(
  reader: Reader,
  { plate, code }: { readonly plate: string; readonly code: string },
  { owners, language }: CallContext,
): Promise<{ booking: Booking; now: Date }> {
  const row = await readByCode(reader, normaliseCode(code), normalisePlate(plate));
  if (row === null) throw new CallFailure('bookingNotFound');
  const isOwn = (await ownAmong(reader, owners, [row.id], 'bookings')).length > 0;
  // Drivers know plate and code of a company's booking.
  if (row.ownerKind === 'company' && !isOwn) throw new CallFailure('bookingNotFound');
  const now = await readNow(reader);
  const presentation = { language, now, masked: true, isMaker: isOwn && !row.contactHidden };
  const [booking] = presentBookings([row], await readBranchesAndServices(reader, [row], presentation), presentation);
  if (booking === undefined) throw new CallFailure('bookingNotFound');
  return { booking, now };
}
