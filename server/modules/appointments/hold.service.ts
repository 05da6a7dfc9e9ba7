import { randomUUID } from 'node:crypto';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { instantOf, timeOfCell } from '#domain/thai-calendar.ts';
import { normalisePlate } from '#domain/plate.ts';
import type { StoredCustomer } from '../../db/schema/bookings.ts';
import { readNow } from '../../db/clock.ts';
import { CallFailure, type WriteContext } from '../../http/call-context.ts';
import {
  countLiveHolds,
  insertAppointment,
  lockOwn,
  lockOwner,
  recordEvent,
  updateAppointment,
  type AppointmentRow,
} from './appointments.repo.ts';
import { hoursOf, judgeSlot, type Slot } from './availability.service.ts';
import { freeLanes, lockDays, reclaimStale, takeLanes } from './lanes.repo.ts';
import { isLive, isReleased } from './life.ts';
import { orAlternatives, SlotClosed } from './slot-closed.ts';
import { requireBranch, requireServices, slotAt } from './wish.ts';

const MINUTE_MS = 60_000;
/** Live holds of one owner: enough for a few tabs, too few to block a branch. */
const MAX_LIVE_HOLDS = 5;

export interface Held {
  readonly id: string;
  readonly expiresAt: Date;
  readonly now: Date;
  readonly extendable: boolean;
}

/** Half of a surrogate pair becomes the replacement character, as it does in a text column: jsonb would refuse it. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function storedCustomer({ code: _code, ...customer }: TemporaryBookingItem['customer_data']): StoredCustomer {
  const texts = Object.entries(customer).map(([field, value]) => [
    field,
    typeof value === 'string' ? wellFormed(value) : value,
  ]);
  return { ...customer, ...(Object.fromEntries(texts) as Partial<typeof customer>) };
}

async function ownBooking(id: string | undefined, { tx, owner }: WriteContext): Promise<AppointmentRow | null> {
  if (id === undefined) return null;
  const [own] = await lockOwn(tx, owner, [id]);
  if (own === undefined) throw new CallFailure('bookingNotFound');
  if (own.state !== 'held' && own.state !== 'expired' && !isReleased(own))
    throw new CallFailure('alreadyConfirmed', { appointment_id: id });
  return own;
}

/**
 * Holds a slot for `holdMinutes`, or moves the hold that `appointment_id` names: the new slot is taken or the old one kept, and the deadline stays.
 * A hold of one's own that ran out or was released is taken anew.
 */
export async function hold(
  item: TemporaryBookingItem,
  aff: string,
  holdMinutes: number,
  context: WriteContext,
): Promise<Held> {
  await requireBranch(context.tx, item.location_id);
  const length = await requireServices(context.tx, item);
  const slot = slotAt(item.location_id, item.datetime, 'item.datetime');
  return orAlternatives(context, 'slotTaken', (inside) => take({ item, aff, holdMinutes, slot, ...length }, inside));
}

interface Taking {
  readonly item: TemporaryBookingItem;
  readonly aff: string;
  readonly holdMinutes: number;
  readonly slot: Slot;
  readonly cells: number;
  readonly leadDays: number;
}

async function take({ item, aff, holdMinutes, slot, cells, leadDays }: Taking, context: WriteContext): Promise<Held> {
  const { tx, owner, requestId } = context;
  await lockOwner(tx, owner);
  await lockDays(tx, [slot]);
  const own = await ownBooking(item.appointment_id, context);
  const now = await readNow(tx);
  const id = own?.id ?? randomUUID();
  const stays = own !== null && isLive(own, now);
  if (!stays && (await countLiveHolds(tx, owner, { now, except: id })) >= MAX_LIVE_HOLDS)
    throw new CallFailure('tooManyHolds');

  await reclaimStale(tx, slot, { now, requestId, except: [id] });
  if (own !== null) await freeLanes(tx, [id]);
  const question = { hours: hoursOf(cells), leadDays, now, leaveOut: own === null ? [] : [id] };
  const { state, facts } = await judgeSlot(tx, slot, question);
  if (!state.free || facts === null) throw new SlotClosed(slot, question, null);

  const expiresAt = stays && own.expiresAt !== null ? own.expiresAt : new Date(now.getTime() + holdMinutes * MINUTE_MS);
  const extended = stays && own.extended;
  const booking = {
    locationId: slot.locationId,
    startsAt: instantOf(slot.date, timeOfCell(slot.startCell)),
    day: slot.date,
    cells,
    leadDays,
    serviceIds: item.service_list,
    otherService: item.other_service,
    note: item.note,
    customer: storedCustomer(item.customer_data),
    plateKey: normalisePlate(item.customer_data.register_number),
    isGuest: owner.kind === 'guest',
    aff,
    state: 'held' as const,
    expiresAt,
    extended,
    forgottenAt: null,
  };
  if (own === null)
    await insertAppointment(tx, { ...booking, id, ownerKind: owner.kind, ownerId: owner.id, createdAt: now });
  else await updateAppointment(tx, id, booking);
  await takeLanes(tx, { appointmentId: id, ...slot, cells, lanes: facts.lanes, now });
  await recordEvent(tx, {
    appointmentId: id,
    at: now,
    action: stays ? 'moved' : 'held',
    fromState: own?.state ?? null,
    toState: 'held',
    actor: `${owner.kind} ${owner.id}`,
    requestId,
  });
  return { id, expiresAt, now, extendable: !extended };
}
