import { randomUUID } from 'node:crypto';
import type { PointEntry } from '#contract/calls/points.shapes.ts';
import type { Language } from '#domain/constants.ts';
import { balanceOn, CLAIM_DAYS, endingOn } from '#domain/membership/loyalty.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { nameIn } from '../../db/catalogue.ts';
import { readNow } from '../../db/clock.ts';
import type { Db } from '../../db/transaction.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageAsked, pageCountOf } from '../../http/paging.ts';
import { couponName } from '../coupons/coupons.service.ts';
import { memberAmong } from './balance.service.ts';
import { readClaims, readCounted, readEntries, readLots, type EntryRow } from './points.repo.ts';

const PER_PAGE = 20;
/** How many unanswered claims a member may have. */
const MOST_CLAIMS = 10;
/** Amounts are stored in hundredths of a litre or of a baht. */
const UNIT = 100;

export function pointHandlers(db: Db) {
  return {
    async readPoints(_request, { owners }) {
      const member = memberAmong(owners);
      const now = await readNow(db);
      const today = branchNow(now).date;
      const lots = await readLots(db, member);
      const { fuel, shop } = await readCounted(db, member, today);
      return {
        point: balanceOn(lots, today),
        expire_list: endingOn(lots, today).map(({ lastDay, points }) => ({ date: lastDay, point: points })),
        counted_this_month: { fuel: fuel / UNIT, shop: shop / UNIT },
        now: now.toISOString(),
      };
    },

    async listPointHistory({ items = null, page: wanted }, { owners, language }) {
      const member = memberAmong(owners);
      const { page, limit, offset } = pageAsked({ page: wanted }, PER_PAGE);
      const { rows, total } = await readEntries(db, member, { which: items, limit, offset });
      return {
        point_list: rows.map((row) => entryOf(row, language)),
        claim_list: await readClaims(db, member),
        page,
        page_count: pageCountOf(total, limit),
        total,
        now: (await readNow(db)).toISOString(),
      };
    },

    async claimPoints({ item }, { write }) {
      const said = 'amount' in item ? { ...item, amount: Math.round(item.amount * UNIT) } : item;
      const input = { id: randomUUID(), days: CLAIM_DAYS, most: MOST_CLAIMS, ...said };
      return { claim: await write('claimPoints', input) };
    },

    withdrawClaim: ({ claim_id }, { write }) => write('withdrawClaim', { claim_id }),
  } satisfies Partial<Handlers>;
}

function entryOf({ kind, ms, points, id, ...row }: EntryRow, language: Language): PointEntry {
  const entry = { date_time: new Date(Number(ms)).toISOString(), point: points };
  const expire_date = row.last_day ?? '';
  if (kind === 'lapsed') return { kind, ...entry, expire_date };
  if (id === null) throw new Error('a change of points without its cause');
  if (kind === 'corrected') return { kind, ...entry, expire_date, claim_id: id };
  if (kind === 'spent') {
    const coupon_id = row.coupon_id ?? 0;
    return { kind, ...entry, redemption_id: id, coupon_id, coupon_name: couponName(coupon_id, language) };
  }
  if (row.bought === null) throw new Error('points earned without a purchase');
  const { day, amount, counted, nameTh, nameEn, ...bought } = row.bought;
  const purchase = {
    purchase_id: id,
    ...bought,
    amount: amount / UNIT,
    counted: counted / UNIT,
    branch_name: nameIn({ nameTh, nameEn }, language),
    bought_on: day,
  };
  return { kind, ...entry, expire_date: row.last_day, purchase };
}
