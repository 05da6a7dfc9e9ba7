import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { codeFromBytes } from '#domain/fields/booking-code.ts';
import { REDEEM_MINUTES } from '#domain/constants.ts';
import { earn, EARNING, lastDayOf, payFrom, type Family } from '#domain/membership/loyalty.ts';
import { addDays, branchNow, instantOf, type BranchDate } from '#domain/thai-calendar.ts';
import { coupons } from '../content/coupons.ts';
import { demoCards } from '../content/demo/members.ts';
import { demoPurchases, demoRedemptions, type DemoPurchase, type DemoRedemption } from '../content/demo/purchases.ts';
import { sow } from './sow.ts';
import type { Tx } from './transaction.ts';

type Row = Readonly<Record<string, unknown>>;

interface Move {
  readonly points: number;
  readonly counter: 'earned' | 'spent' | 'lapsed';
  readonly redemption: string | null;
  readonly at: Date;
}

interface DemoLot {
  readonly id: string;
  readonly lastDay: BranchDate;
  readonly moves: Move[];
}

/** The same in every database. */
const idOf = (what: 1 | 2 | 3, nth: number, card: string) =>
  `0000000${what}-${String(nth).padStart(4, '0')}-4000-8000-${card.slice(-12)}`;

const leftOf = ({ id, lastDay, moves }: DemoLot) => ({
  id,
  lastDay,
  points: moves.reduce((sum, { points }) => sum + points, 0),
});

const WINDOW_MS = REDEEM_MINUTES * 60_000;

/** One member's points, calculated by the rules of `domain/membership/loyalty.ts` as if everything had been recorded on its day. */
function booksOf(member: string, card: string) {
  const purchases: Row[] = [];
  const redemptions: Row[] = [];
  const lots = new Map<string, DemoLot>();
  const counted = new Map<string, number>();
  const add = (key: string, amount: number) => void counted.set(key, (counted.get(key) ?? 0) + amount);

  const buy = ({ bought, amount, locationId, day, at }: DemoPurchase) => {
    const family: Family = EARNING[bought].family;
    const [dayKey, monthKey] = [`${family} ${day} ${locationId}`, `${family} ${day.slice(0, 7)}`];
    const hundredths = Math.round(amount * 100);
    const before = { timesToday: counted.get(dayKey) ?? 0, thisMonth: counted.get(monthKey) ?? 0 };
    const { points, counted: counts, cut } = earn(bought, hundredths, before);
    if (counts > 0) add(dayKey, 1);
    add(monthKey, counts);
    const nth = purchases.length + 1;
    const id = idOf(1, nth, card);
    const receipt = `DEMO-${card.slice(-4)}-${String(nth).padStart(4, '0')}`;
    purchases.push({
      id,
      member_id: member,
      receipt,
      bought,
      amount: hundredths,
      location_id: locationId,
      at,
      day,
      counted: counts,
      points,
      cut,
    });
    if (points === 0) return;
    const moves: Move[] = [{ points, counter: 'earned', redemption: null, at }];
    lots.set(id, { id: idOf(2, nth, card), lastDay: lastDayOf(day), moves });
  };

  const spend = ({ couponId, at, taken }: DemoRedemption) => {
    const price = coupons.find(({ id }) => id === couponId)?.points ?? 0;
    const all = [...lots.values()];
    const paid = payFrom(all.map(leftOf), price, branchNow(at).date);
    if (paid === null) return;
    const id = idOf(3, redemptions.length + 1, card);
    for (const part of paid)
      all.find((lot) => lot.id === part.id)?.moves.push({ points: -part.points, counter: 'spent', redemption: id, at });
    redemptions.push({
      id,
      member_id: member,
      coupon_id: couponId,
      points: price,
      obtained_at: at,
      used_at: at,
      closes_at: new Date(at.getTime() + WINDOW_MS),
      code: codeFromBytes(createHash('sha256').update(id).digest()),
      taken_at: taken ? new Date(at.getTime() + WINDOW_MS / 3) : null,
    });
  };

  const lapse = (today: BranchDate) => {
    for (const lot of lots.values()) {
      const { points } = leftOf(lot);
      if (lot.lastDay >= today || points === 0) continue;
      const at = instantOf(addDays(lot.lastDay, 1), '00:00');
      lot.moves.push({ points: -points, counter: 'lapsed', redemption: null, at });
    }
  };

  const lotRows = (): Row[] =>
    [...lots].map(([purchase, { id, lastDay, moves }]) => ({
      id,
      member_id: member,
      last_day: lastDay,
      purchase_id: purchase,
      claim_id: null,
      made_at: moves[0]?.at,
    }));
  const moveRows = (): Row[] => [...lots.values()].flatMap(chainOf);
  return { buy, spend, lapse, purchases, redemptions, lotRows, moveRows };
}

function chainOf({ id, moves }: DemoLot): Row[] {
  let before = 0;
  return moves.map(({ points, counter, redemption, at }, index) => {
    const row = { nth: index + 1, before_nth: index === 0 ? null : index, before, points, after: before + points };
    before += points;
    return { lot_id: id, ...row, counter, redemption_id: redemption, at };
  });
}

/** Three years of the demo members' purchases (some cut by a cap), spending and expired points. */
export async function sowDemoPoints(tx: Tx, today: BranchDate): Promise<void> {
  const { rows: members } = await tx.execute<{ id: string; card: string }>(sql`
    select id, card_number as card from member where card_number = any(${sql.param(demoCards.map(({ number }) => number))}::text[])`);
  for (const { id, card } of members) {
    const books = booksOf(id, card);
    const events = [
      ...demoPurchases(card, today).map((purchase) => ({ at: purchase.at, enter: () => books.buy(purchase) })),
      ...demoRedemptions(card, today).map((redeemed) => ({ at: redeemed.at, enter: () => books.spend(redeemed) })),
    ];
    for (const { enter } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) enter();
    books.lapse(today);
    await sow(tx, 'purchase', ['id'], books.purchases);
    await sow(tx, 'redemption', ['id'], books.redemptions);
    await sow(tx, 'point_lot', ['id'], books.lotRows());
    await sow(tx, 'point_move', ['lot_id', 'nth'], books.moveRows());
  }
}
