import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { earn, EARNING, FUELS, lastDayOf, SHOPS, type CountedBefore } from '#domain/membership/loyalty.ts';
import { branchNow, type BranchDate } from '#domain/thai-calendar.ts';
import { readNow } from '../db/clock.ts';
import { inTransaction, type Db, type Tx } from '../db/transaction.ts';
import type { Sale, WrongLine } from './purchase-list.ts';

export interface RecordedSales {
  readonly sales: number;
  readonly points: number;
  /** Sales whose receipts were already recorded; they are skipped. */
  readonly known: number;
  /** Receipts for which the member has already been granted points by a claim; they are not written. */
  readonly claimed: readonly string[];
}

/** The problem that stops a list; nothing of the list is then written. */
export class WrongSales extends Error {
  readonly wrong: readonly WrongLine[];

  constructor(wrong: readonly WrongLine[]) {
    super('wrong sales');
    this.wrong = wrong;
  }
}

/** Writes sales and the points they earn, all or none, in the order in which they were made (PTS-03 to PTS-05). */
export const recordSales = (db: Db, sales: readonly Sale[]): Promise<RecordedSales> =>
  inTransaction(db, async (tx) => {
    const members = await lockMembers(tx, sales);
    const wrong = await findWrong(tx, sales, members);
    if (wrong.length > 0) throw new WrongSales(wrong);
    let recorded: RecordedSales = { sales: 0, points: 0, known: 0, claimed: [] };
    for (const sale of sales.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      const member = members.get(sale.card) ?? '';
      if (await wasGranted(tx, member, sale)) {
        recorded = { ...recorded, claimed: [...recorded.claimed, sale.receipt] };
        continue;
      }
      const points = await recordSale(tx, member, sale);
      recorded =
        points === null
          ? { ...recorded, known: recorded.known + 1 }
          : { ...recorded, sales: recorded.sales + 1, points: recorded.points + points };
    }
    return recorded;
  });

/** Finds and locks the members of the cards: two lists with sales of the same member are written one after the other, so that the caps are exact. */
async function lockMembers(tx: Tx, sales: readonly Sale[]): Promise<ReadonlyMap<string, string>> {
  const cards = [...new Set(sales.map(({ card }) => card))];
  const { rows } = await tx.execute<{ card: string; id: string }>(sql`
    select m.card_number as card, m.id from member m where m.card_number = any(${sql.param(cards)}::text[]) order by m.id for no key update`);
  return new Map(rows.map(({ card, id }) => [card, id]));
}

async function findWrong(tx: Tx, sales: readonly Sale[], members: ReadonlyMap<string, string>): Promise<WrongLine[]> {
  const now = await readNow(tx);
  const { rows } = await tx.execute<{ id: number }>(sql`select location_id as id from branch`);
  const branches = new Set(rows.map(({ id }) => id));
  return sales.flatMap(({ line, card, branch, at }) => {
    if (!members.has(card)) return [{ line, why: 'card: nobody has registered with it' }];
    if (!branches.has(branch)) return [{ line, why: 'branch: there is none with this number' }];
    return at > now ? [{ line, why: 'at: still to come' }] : [];
  });
}

/** What had counted before the sale; sales recorded later do not count, whenever they were made. */
async function readBefore(tx: Tx, member: string, sale: Sale, day: BranchDate): Promise<CountedBefore> {
  const kinds = EARNING[sale.bought].family === 'fuel' ? FUELS : SHOPS;
  const { rows } = await tx.execute<{ times: number; month: number }>(sql`
    select count(*) filter (where p.day = ${day}::date and p.location_id = ${sale.branch} and p.counted > 0)::int as times,
      coalesce(sum(p.counted), 0)::int as month
    from purchase p where p.member_id = ${member}::uuid and p.bought = any(${sql.param(kinds)}::text[])
      and date_trunc('month', p.day) = date_trunc('month', ${day}::date)`);
  return { timesToday: rows[0]?.times ?? 0, thisMonth: rows[0]?.month ?? 0 };
}

/** Whether the member has been given points for the receipt, or for the purchase without one, before it came in. */
async function wasGranted(tx: Tx, member: string, { receipt, at, branch, bought, amount }: Sale): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from point_claim c where c.member_id = ${member}::uuid and c.state = 'granted' and c.purchase_id is null
      and (upper(c.receipt) = upper(${receipt}) or c.receipt = ''
        and (c.bought_on, c.location_id, c.bought, c.amount) = (${branchNow(at).date}::date, ${branch}::int, ${bought}, ${amount}::int))`);
  return rows.length > 0;
}

/** The points that the sale earned; null for a receipt that was already recorded. */
async function recordSale(tx: Tx, member: string, sale: Sale): Promise<number | null> {
  const day = branchNow(sale.at).date;
  const { points, counted, cut } = earn(sale.bought, sale.amount, await readBefore(tx, member, sale, day));
  const id = randomUUID();
  const { rowCount } = await tx.execute(sql`
    insert into purchase (id, member_id, receipt, bought, amount, location_id, at, day, counted, points, cut)
    values (${id}::uuid, ${member}::uuid, ${sale.receipt}, ${sale.bought}, ${sale.amount}, ${sale.branch}, ${sale.at.toISOString()}::timestamptz,
      ${day}::date, ${counted}, ${points}, ${cut}) on conflict (receipt) do nothing`);
  if (rowCount === 0) return null;
  if (points > 0) await addLot(tx, { member, lastDay: lastDayOf(day), points, source: { purchase: id } });
  return points;
}

interface NewLot {
  readonly member: string;
  readonly lastDay: BranchDate;
  readonly points: number;
  readonly source: { readonly purchase: string } | { readonly claim: string };
}

/** Adds a lot of points with its first move. */
export async function addLot(tx: Tx, { member, lastDay, points, source }: NewLot): Promise<void> {
  const id = randomUUID();
  const [purchase, claim] = 'purchase' in source ? [source.purchase, null] : [null, source.claim];
  await tx.execute(sql`
    insert into point_lot (id, member_id, last_day, purchase_id, claim_id, made_at)
    values (${id}::uuid, ${member}::uuid, ${lastDay}::date, ${purchase}::uuid, ${claim}::uuid, app_now())`);
  await tx.execute(
    sql`select move_points(${id}::uuid, ${points}, ${claim === null ? 'earned' : 'corrected'}, null, app_now())`,
  );
}
