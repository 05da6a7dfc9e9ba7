import { sql, type SQL } from 'drizzle-orm';
import type { PointClaim } from '#contract/calls/points.shapes.ts';
import { FUELS, SHOPS, type Bought, type Cut, type Family, type Lot } from '#domain/membership/loyalty.ts';
import type { Reader } from '../../db/transaction.ts';

/** What is left of each lot, including lots whose last day is over. */
export async function readLots(reader: Reader, member: string): Promise<Lot[]> {
  const { rows } = await reader.execute<{ id: string; points: number; lastDay: string }>(sql`
    select l.lot_id as id, l.points, l.last_day::text as "lastDay" from lots_of(${member}::uuid) l order by l.last_day, l.made_at, l.lot_id`);
  return rows;
}

/** Hundredths of a litre or of a baht that counted in the month of a day. */
export async function readCounted(reader: Reader, member: string, day: string): Promise<Record<Family, number>> {
  const ofMonth = sql`p.member_id = ${member}::uuid and date_trunc('month', p.day) = date_trunc('month', ${day}::date)`;
  const sumOf = (kinds: readonly string[]) =>
    sql`coalesce(sum(p.counted) filter (where p.bought = any(${sql.param(kinds)}::text[])), 0)::int`;
  const { rows } = await reader.execute<Record<Family, number>>(
    sql`select ${sumOf(FUELS)} as fuel, ${sumOf(SHOPS)} as shop from purchase p where ${ofMonth}`,
  );
  return rows[0] ?? { fuel: 0, shop: 0 };
}

export interface EntryRow extends Record<string, unknown> {
  readonly kind: 'earned' | 'corrected' | 'spent' | 'lapsed';
  readonly ms: string;
  readonly points: number;
  /** The id of the purchase, claim or redemption; null for points that expired. */
  readonly id: string | null;
  readonly last_day: string | null;
  readonly coupon_id: number | null;
  readonly bought: {
    readonly receipt: string;
    readonly bought: Bought;
    readonly amount: number;
    readonly counted: number;
    readonly cut: Cut | null;
    readonly nameTh: string;
    readonly nameEn: string;
    readonly day: string;
  } | null;
}

/**
 * Everything that a member's points came from or went to. A purchase is listed even if it earned nothing; lots that expired on the same day are one
 * line. `which`: a redemption or a coupon, to list only its entries.
 */
const entriesOf = (member: string, which: string | number | null): SQL => sql`
  select r.used_at as at, 'spent' as kind, -r.points as points, r.id, null::date as last_day, r.coupon_id, null::jsonb as bought
  from redemption r where r.member_id = ${member}::uuid and r.used_at is not null
    and (${typeof which === 'string' ? which : null}::uuid is null or r.id = ${typeof which === 'string' ? which : null}::uuid)
    and (${typeof which === 'number' ? which : null}::int is null or r.coupon_id = ${typeof which === 'number' ? which : null}::int)
  ${
    which === null
      ? sql`
  union all
  select p.at, 'earned', p.points, p.id, l.last_day, null,
    jsonb_build_object('receipt', p.receipt, 'bought', p.bought, 'amount', p.amount, 'counted', p.counted, 'cut', p.cut, 'day', p.day,
      'nameTh', b.name_th, 'nameEn', b.name_en)
  from purchase p join branch b using (location_id) left join point_lot l on l.purchase_id = p.id where p.member_id = ${member}::uuid
  union all
  select c.answered_at, 'corrected', c.points, c.id, l.last_day, null, null
  from point_claim c join point_lot l on l.claim_id = c.id where c.member_id = ${member}::uuid
  union all
  select max(m.at), 'lapsed', sum(m.points)::int, null, l.last_day, null, null
  from point_move m join point_lot l on l.id = m.lot_id where l.member_id = ${member}::uuid and m.counter = 'lapsed' group by l.last_day`
      : sql``
  }`;

/** A page of the history, the latest first. */
export async function readEntries(
  reader: Reader,
  member: string,
  { which, limit, offset }: { readonly which: string | number | null; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: EntryRow[]; readonly total: number }> {
  const entries = entriesOf(member, which);
  const counted = await reader.execute<{ total: number }>(sql`select count(*)::int as total from (${entries}) e`);
  const { rows } = await reader.execute<EntryRow>(sql`
    select (extract(epoch from e.at) * 1000)::bigint as ms, e.kind, e.points, e.id, e.last_day::text as last_day, e.coupon_id, e.bought
    from (${entries}) e order by e.at desc, e.kind, e.id limit ${limit} offset ${offset}`);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A member's claims, the latest first; the limit is higher than the number possible in one claim window. */
export async function readClaims(reader: Reader, member: string): Promise<PointClaim[]> {
  const { rows } = await reader.execute<{ shown: PointClaim }>(sql`
    select claim_shown(c) as shown from point_claim c where c.member_id = ${member}::uuid order by c.made_at desc, c.id limit 50`);
  return rows.map(({ shown }) => shown);
}
