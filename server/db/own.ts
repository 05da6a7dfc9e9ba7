import { sql, type SQL } from 'drizzle-orm';
import type { Kind } from '#contract/call.ts';
import type { Reader } from './transaction.ts';

export type Owners = readonly { readonly kind: Kind; readonly id: string }[];

/** Whether a statement's booking or car `a` belongs to one of these owners, by the rule `is_own`, which the writes use too. */
export const isOwn = (owners: Owners): SQL =>
  sql`is_own(a, ${sql.param(owners.map(({ kind, id }) => `${kind} ${id}`))}::text[])`;

type What = 'bookings' | 'cars';

/** The ids among these that are the owners' bookings, or cars that they have. */
export async function ownAmong(
  reader: Reader,
  owners: Owners,
  ids: readonly string[],
  what: What = 'bookings',
): Promise<string[]> {
  if (owners.length === 0 || ids.length === 0) return [];
  const table = what === 'cars' ? sql`car` : sql`appointment`;
  const { rows } = await reader.execute<{ id: string }>(
    sql`select a.id from ${table} a where a.id = any(${sql.param(ids)}::uuid[]) and ${isOwn(owners)}`,
  );
  return rows.map(({ id }) => id);
}
