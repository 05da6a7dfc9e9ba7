import { EXTENSION_MINUTES } from '#domain/constants.ts';
import { readNow } from '../../db/clock.ts';
import { CallFailure, type WriteContext } from '../../http/call-context.ts';
import { lockOwn, recordEvent, updateAppointment } from './appointments.repo.ts';
import { isLive } from './life.ts';

const EXTENSION_MS = EXTENSION_MINUTES * 60_000;

/** Puts the deadline of a live hold off, once. */
export async function extendHold(
  id: string,
  { tx, owner, requestId }: WriteContext,
): Promise<{ expiresAt: Date; now: Date }> {
  const [own] = await lockOwn(tx, owner, [id]);
  if (own === undefined) throw new CallFailure('bookingNotFound');
  const now = await readNow(tx);
  const details = { appointment_id: id, now: now.toISOString() };
  if (own.state === 'confirmed' || own.state === 'completed') throw new CallFailure('alreadyConfirmed', details);
  if (own.expiresAt === null || !isLive(own, now)) throw new CallFailure('holdExpired', details);
  if (own.extended) throw new CallFailure('alreadyExtended', details);

  const expiresAt = new Date(own.expiresAt.getTime() + EXTENSION_MS);
  await updateAppointment(tx, id, { expiresAt, extended: true });
  await recordEvent(tx, {
    appointmentId: id,
    at: now,
    action: 'extended',
    fromState: 'held',
    toState: 'held',
    actor: `${owner.kind} ${owner.id}`,
    requestId,
  });
  return { expiresAt, now };
}
