import { mayCancel, type Status } from '#domain/appointment.ts';
import { readNow } from '../../db/clock.ts';
import { CallFailure, type WriteContext } from '../../http/call-context.ts';
import { lockOwn, recordEvent, updateAppointment } from './appointments.repo.ts';
import { freeLanes } from './lanes.repo.ts';
import { stateAt, statusAt } from './life.ts';

/**
 * Gives a hold back, or cancels a confirmed booking up to exactly 24 hours before it. What has ended already stays as it is: a repeated release
 * or cancellation, and the release of a hold that ran out, are answered with the status that there is.
 */
export async function release(id: string, { tx, owner, requestId }: WriteContext): Promise<Status> {
  const [own] = await lockOwn(tx, owner, [id]);
  if (own === undefined) throw new CallFailure('bookingNotFound');
  const now = await readNow(tx);
  const state = stateAt(own, now);
  if (state === 'completed' || state === 'no_show') throw new CallFailure('notCancellable', { appointment_id: id });
  if (state === 'cancelled' || state === 'expired') return statusAt(own, now);
  if (state === 'confirmed' && !mayCancel({ startsAt: own.startsAt, now }))
    throw new CallFailure('tooLateToCancel', { appointment_id: id, now: now.toISOString() });

  await updateAppointment(tx, id, { state: 'cancelled', expiresAt: null });
  await freeLanes(tx, [id]);
  await recordEvent(tx, {
    appointmentId: id,
    at: now,
    action: state === 'held' ? 'released' : 'cancelled',
    fromState: own.state,
    toState: 'cancelled',
    actor: `${owner.kind} ${owner.id}`,
    requestId,
  });
  return statusAt({ ...own, state: 'cancelled', expiresAt: null }, now);
}
