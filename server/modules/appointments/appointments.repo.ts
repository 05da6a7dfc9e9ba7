import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOwn, type Owners } from '../../db/own.ts';
import { appointment } from '../../db/schema/bookings.ts';
import type { Reader } from '../../db/transaction.ts';

export type AppointmentRow = typeof appointment.$inferSelect;
export type AppointmentState = AppointmentRow['state'];

const a = alias(appointment, 'a');

/** Those of these ids that are the owners'. Somebody else's is missing, like one that does not exist. */
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
