import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOwn, type Owners } from '../../db/own.ts';
import { appointment } from '../../db/schema/bookings.ts';
import { branch, service } from '../../db/schema/catalogue.ts';
import type { Reader } from '../../db/transaction.ts';

export type AppointmentRow = typeof appointment.$inferSelect;
export type AppointmentState = AppointmentRow['state'];
export type ServiceRow = typeof service.$inferSelect;
export type BranchRow = typeof branch.$inferSelect;

const a = alias(appointment, 'a');

/** What is the owners' among these ids. Somebody else's is missing like one that does not exist. */
export const readOwn = (reader: Reader, owners: Owners, ids: readonly string[]): Promise<AppointmentRow[]> =>
  reader
    .select()
    .from(a)
    .where(and(inArray(a.id, [...ids]), isOwn(owners)));

export async function readByCode(reader: Reader, code: string, plateKey: string): Promise<AppointmentRow | null> {
  const [found] = await reader
    .select()
    .from(appointment)
    .where(and(eq(appointment.code, code), eq(appointment.plateKey, plateKey)));
  return found ?? null;
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
