import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, codeFromBytes } from '#domain/fields/booking-code.ts';
import type { BookingJson, ConfirmedOfGroup, ConfirmInput, GroupAnswer, LapsedSlot } from '../../db/booking-works.ts';
import type { Catalogue } from '../../db/catalogue.ts';
import type { WriteContext } from '../../http/call-context.ts';
import { SlotsNeeded } from '../../http/write.ts';
import type { AppointmentRow } from './appointments.repo.ts';
import { MOST_STANDING } from './hold.service.ts';
import { rulesOf } from './slot-rules.ts';

/** All that is shown of a booking. */
export type ShownBooking = Pick<
  AppointmentRow,
  | 'id'
  | 'locationId'
  | 'startsAt'
  | 'cells'
  | 'serviceIds'
  | 'otherService'
  | 'note'
  | 'customer'
  | 'isGuest'
  | 'state'
  | 'expiresAt'
  | 'extended'
  | 'code'
  | 'contactHidden'
>;

export const bookingOf = (row: BookingJson): ShownBooking => ({
  id: row.id,
  locationId: row.location_id,
  startsAt: new Date(row.starts_at),
  cells: row.cells,
  serviceIds: row.service_ids,
  otherService: row.other_service,
  note: row.note,
  customer: row.customer,
  isGuest: row.is_guest,
  state: row.state,
  expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
  extended: row.extended,
  code: row.code,
  contactHidden: row.contact_hidden,
});

const slotsInput = (catalogue: Catalogue, lapsed: readonly LapsedSlot[]) =>
  Object.fromEntries(
    lapsed.map(({ id, location_id, starts_at, day, cell, lead_days }) => [
      id,
      {
        location_id,
        starts_at,
        ...rulesOf(catalogue, { locationId: location_id, date: day, startCell: cell }, lead_days),
      },
    ]),
  );

/** Between the two calls a booking may be moved to another slot and expire there too, but hardly ever more than once. */
const TRIES = 4;

/** Confirms in one round trip; in two if a hold has expired, because its slot has to be judged again. */
async function confirmWith<Answer>(
  wanted: readonly string[],
  confirming: (input: (catalogue: Catalogue) => ConfirmInput) => Promise<Answer>,
): Promise<Answer> {
  const ids = [...new Set(wanted)];
  const codes = ids.map(() => codeFromBytes(randomBytes(CODE_LENGTH)));
  let lapsed: readonly LapsedSlot[] = [];
  for (let tries = 0; ; tries += 1) {
    try {
      return await confirming((catalogue) => ({
        ids,
        codes,
        slots: slotsInput(catalogue, lapsed),
        most: MOST_STANDING,
      }));
    } catch (error) {
      if (!(error instanceof SlotsNeeded) || tries >= TRIES) throw error;
      lapsed = error.slots;
    }
  }
}

/** Confirms bookings, all or none. */
export async function confirm(
  wanted: readonly string[],
  { write }: WriteContext,
): Promise<{ bookings: ShownBooking[]; now: Date }> {
  const answer = await confirmWith(wanted, (input) => write('confirm', input));
  return { bookings: answer.bookings.map(bookingOf), now: new Date(answer.now) };
}

/** Confirms bookings of a company, all or none, or with `partial` those that can be. */
export const confirmGroup = (
  wanted: readonly string[],
  partial: boolean,
  { write }: WriteContext,
): Promise<GroupAnswer<ConfirmedOfGroup>> =>
  confirmWith(wanted, (input) => write('confirmGroup', (known) => ({ ...input(known), partial })));
