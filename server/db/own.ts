import { sql, type SQL } from 'drizzle-orm';
import type { OwnerKind } from '#contract/call.ts';
import type { Reader } from './transaction.ts';

export type Owners = readonly { readonly kind: OwnerKind; readonly id: string }[];

/** Whether a statement's booking, car or redemption `a` belongs to one of these owners, by the rule `is_own`, which the writes use too. */
export const isOwn = (owners: Owners): SQL =>
  sql`is_own(a, ${sql.param(owners.map(({ kind, id }) => `${kind} ${id}`))}::text[])`;

/** What a caller can own: bookings, cars that have not been removed, and requested coupons. */
export type Ownable = 'bookings' | 'cars' | 'redemptions';

const TABLES = { bookings: sql`appointment`, cars: sql`car`, redemptions: sql`redemption` } as const;

/** Those of the ids that belong to the owners. */
export async function ownAmong(
  reader: Reader,
  owners: Owners,
  ids: readonly string[],
  what: Ownable,
): Promise<string[]> {
  if (owners.length === 0 || ids.length === 0) return [];
  const { rows } = await reader.execute<{ id: string }>(
    sql`select a.id from ${TABLES[what]} a where a.id = any(${sql.param(ids)}::uuid[]) and ${isOwn(owners)}`,
  );
  return rows.map(({ id }) => id);
}
