import { randomBytes } from 'node:crypto';
import { CODE_LENGTH, codeFromBytes } from '#domain/booking-code.ts';
import { cellOf, splitDateTime } from '#domain/thai-calendar.ts';
import { readNow } from '../../db/clock.ts';
import { TryAgain } from '../../db/transaction.ts';
import { CallFailure, type WriteContext } from '../../http/call-context.ts';
import { lockOwn, readOwn, recordEvent, updateAppointment, type AppointmentRow } from './appointments.repo.ts';
import { hoursOf, judgeSlot, type Question, type Slot } from './availability.service.ts';
import { freeLanes, lockDays, reclaimStale, takeLanes } from './lanes.repo.ts';
import { isLive } from './life.ts';
import { orAlternatives, SlotClosed } from './slot-closed.ts';

export interface Confirmed {
  readonly rows: AppointmentRow[];
  readonly now: Date;
}

const dayOf = ({ locationId, day }: AppointmentRow) => ({ locationId, date: day });

const slotOf = ({ locationId, startsAt }: AppointmentRow): Slot => {
  const { date, time } = splitDateTime(startsAt.toISOString());
  return { locationId, date, startCell: cellOf(time) };
};

function requireAll(rows: readonly AppointmentRow[], ids: readonly string[]): void {
  if (rows.length !== ids.length) throw new CallFailure('bookingNotFound');
  const gone = rows.find(({ state, forgottenAt }) => state === 'cancelled' || forgottenAt !== null);
  if (gone !== undefined) throw new CallFailure('holdExpired', { appointment_id: gone.id });
}

/** A hold that ran out is taken again by the very rule of a hold. Its lanes have been freed before. */
async function takeAgain(row: AppointmentRow, now: Date, { tx }: WriteContext): Promise<void> {
  const slot = slotOf(row);
  const question: Question = { hours: hoursOf(row.cells), leadDays: row.leadDays, now };
  const { state, facts } = await judgeSlot(tx, slot, question);
  if (!state.free || facts === null) throw new SlotClosed(slot, question, row.id);
  await takeLanes(tx, { appointmentId: row.id, ...slot, cells: row.cells, lanes: facts.lanes, now });
}

/**
 * Confirms bookings, all or none. Confirmed ones are answered as they are; live holds are confirmed without a further question; a hold that ran
 * out is confirmed if its slot is still free, else nothing changes and the failure brings other slots.
 */
export const confirm = (ids: readonly string[], context: WriteContext): Promise<Confirmed> =>
  orAlternatives(context, 'failedAtScheduledTime', (inside) => confirmAll([...new Set(ids)], inside));

async function confirmAll(wanted: readonly string[], context: WriteContext): Promise<Confirmed> {
  const { tx, owner, requestId } = context;
  const before = await readOwn(tx, owner, wanted);
  requireAll(before, wanted);
  await lockDays(tx, before.filter(({ state }) => state === 'held' || state === 'expired').map(dayOf));
  const rows = await lockOwn(tx, owner, wanted);
  requireAll(rows, wanted);
  const now = await readNow(tx);

  const lapsed = rows.filter((row) => row.state === 'expired' || (row.state === 'held' && !isLive(row, now)));
  const lockedDays = new Set(before.map((row) => `${row.locationId} ${row.day}`));
  // Moved to another day while this waited: that day's lock comes before the booking's.
  if (lapsed.some((row) => !lockedDays.has(`${row.locationId} ${row.day}`))) throw new TryAgain();
  const lapsedIds = lapsed.map(({ id }) => id);
  if (lapsed.length > 0) await freeLanes(tx, lapsedIds);
  for (const row of lapsed) {
    await reclaimStale(tx, dayOf(row), { now, requestId, except: wanted });
    await takeAgain(row, now, context);
  }

  for (const row of rows.filter(({ state }) => state === 'held' || state === 'expired')) {
    await updateAppointment(tx, row.id, {
      state: 'confirmed',
      expiresAt: null,
      code: codeFromBytes(randomBytes(CODE_LENGTH)),
    });
    await recordEvent(tx, {
      appointmentId: row.id,
      at: now,
      action: 'confirmed',
      fromState: row.state,
      toState: 'confirmed',
      actor: `${owner.kind} ${owner.id}`,
      requestId,
    });
  }
  const confirmed = new Map((await readOwn(tx, owner, wanted)).map((row) => [row.id, row]));
  return { rows: wanted.flatMap((id) => confirmed.get(id) ?? []), now };
}
