import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { appointment, appointmentEvent } from '../../db/schema/bookings.ts';
import { branch, service } from '../../db/schema/catalogue.ts';
import type { Reader, Tx } from '../../db/transaction.ts';
import type { Owner } from '../../http/call-context.ts';

export type AppointmentRow = typeof appointment.$inferSelect;
export type NewAppointment = typeof appointment.$inferInsert;
export type AppointmentState = AppointmentRow['state'];
export type ServiceRow = typeof service.$inferSelect;
export type BranchRow = typeof branch.$inferSelect;

const ownedBy = (owner: Owner): SQL =>
  sql`${appointment.ownerKind} = ${owner.kind} and ${appointment.ownerId} = ${owner.id}`;

/** What is the owner's among these ids, by id. Somebody else's is missing like one that does not exist. */
export const readOwn = (reader: Reader, owner: Owner, ids: readonly string[]): Promise<AppointmentRow[]> =>
  reader
    .select()
    .from(appointment)
    .where(and(inArray(appointment.id, [...ids]), ownedBy(owner)))
    .orderBy(asc(appointment.id));

/** As `readOwn`, locked in the order of the ids: what it returns was read after the wait. */
export const lockOwn = (tx: Tx, owner: Owner, ids: readonly string[]): Promise<AppointmentRow[]> =>
  tx
    .select()
    .from(appointment)
    .where(and(inArray(appointment.id, [...ids]), ownedBy(owner)))
    .orderBy(asc(appointment.id))
    .for('update');

export async function readByCode(reader: Reader, code: string, plateKey: string): Promise<AppointmentRow | null> {
  const [found] = await reader
    .select()
    .from(appointment)
    .where(and(eq(appointment.code, code), eq(appointment.plateKey, plateKey)));
  return found ?? null;
}

/** Makes hold requests of one owner wait for each other, so that the limit of live holds is exact. */
export async function lockOwner(tx: Tx, owner: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${owner.kind} ${owner.id}`}, 0))`);
}

export async function countLiveHolds(
  tx: Tx,
  owner: Owner,
  { now, except }: { now: Date; except: string },
): Promise<number> {
  return tx.$count(
    appointment,
    and(
      ownedBy(owner),
      sql`state = 'held' and expires_at > ${now.toISOString()}::timestamptz and id <> ${except}::uuid`,
    ),
  );
}

/** A greater number than the column holds belongs to nothing, and would be an error of the statement. */
const MAX_ID = 2_147_483_647;
const storable = (ids: readonly number[]) => ids.filter((id) => Math.abs(id) <= MAX_ID);

export const readServices = (reader: Reader, ids: readonly number[]): Promise<ServiceRow[]> =>
  reader
    .select()
    .from(service)
    .where(inArray(service.id, storable(ids)));

export const readBranches = (reader: Reader, ids?: readonly number[]): Promise<BranchRow[]> =>
  reader
    .select()
    .from(branch)
    .where(ids && inArray(branch.locationId, storable(ids)));

export async function insertAppointment(tx: Tx, row: NewAppointment): Promise<void> {
  await tx.insert(appointment).values(row);
}

export async function updateAppointment(tx: Tx, id: string, change: Partial<NewAppointment>): Promise<void> {
  await tx
    .update(appointment)
    .set({ ...change, version: sql`${appointment.version} + 1` })
    .where(eq(appointment.id, id));
}

export interface Happening {
  readonly appointmentId: string;
  readonly at: Date;
  readonly action: 'held' | 'moved' | 'edited' | 'extended' | 'confirmed' | 'released' | 'cancelled';
  readonly fromState: AppointmentState | null;
  readonly toState: AppointmentState;
  readonly actor: string;
  readonly requestId: string;
}

export async function recordEvent(tx: Tx, happening: Happening): Promise<void> {
  await tx.insert(appointmentEvent).values(happening);
}
