import { sql, type SQL } from 'drizzle-orm';
import type { Kind } from '#contract/call.ts';
import type { Reader } from './transaction.ts';

export type Owners = readonly { readonly kind: Kind; readonly id: string }[];

/** Whether the booking `a` of a statement belongs to one of these owners: the rule `is_own`, which the writes ask too. */
export const isOwn = (owners: Owners): SQL =>
  sql`is_own(a, ${sql.param(owners.map(({ kind, id }) => `${kind} ${id}`))}::text[])`;

/** The ids among these that are the owners' bookings. */
export async function ownAmong(reader: Reader, owners: Owners, ids: readonly string[]): Promise<string[]> {
  if (owners.length === 0 || ids.length === 0) return [];
  const { rows } = await reader.execute<{ id: string }>(
    sql`select a.id from appointment a where a.id = any(${sql.param(ids)}::uuid[]) and ${isOwn(owners)}`,
  );
  return rows.map(({ id }) => id);
}
