import { sql } from 'drizzle-orm';
import type { Reader } from '../../db/transaction.ts';
import type { RedemptionRow } from '../../db/works.ts';

type Shown = { readonly shown: RedemptionRow };

/** The redemption with this id, or the member's last one of the coupon with this number. */
export async function readRedemption(
  reader: Reader,
  member: string,
  items: string | number,
): Promise<RedemptionRow | null> {
  const named =
    typeof items === 'string'
      ? sql`r.id = ${items}::uuid`
      : sql`r.coupon_id = ${items} order by r.used_at desc nulls last, r.obtained_at desc limit 1`;
  const { rows } = await reader.execute<Shown>(
    sql`select redemption_shown(r) as shown from redemption r where r.member_id = ${member}::uuid and ${named}`,
  );
  return rows[0]?.shown ?? null;
}

/** Those that were confirmed, the latest first. */
export async function readRedemptions(
  reader: Reader,
  member: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: RedemptionRow[]; readonly total: number }> {
  const own = sql`from redemption r where r.member_id = ${member}::uuid and r.used_at is not null`;
  const counted = await reader.execute<{ total: number }>(sql`select count(*)::int as total ${own}`);
  const { rows } = await reader.execute<Shown>(
    sql`select redemption_shown(r) as shown ${own} order by r.used_at desc, r.id limit ${limit} offset ${offset}`,
  );
  return { rows: rows.map(({ shown }) => shown), total: counted.rows[0]?.total ?? 0 };
}
