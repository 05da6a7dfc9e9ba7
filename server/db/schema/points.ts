import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { FUELS, SHOPS } from '#domain/membership/loyalty.ts';
import { branch } from './catalogue.ts';
import { instant, localDay } from './columns.ts';
import { member } from './members.ts';

const ofMember = () =>
  uuid('member_id')
    .notNull()
    .references(() => member.id, { onDelete: 'cascade' });

/** What a member bought and what it earned, by the rules of that day. Amounts are hundredths: of a litre, or of a baht. */
export const purchase = pgTable(
  'purchase',
  {
    id: uuid('id').primaryKey(),
    memberId: ofMember(),
    /** The till's receipt number, so that a purchase is recorded only once. */
    receipt: text('receipt').notNull().unique(),
    bought: text('bought', { enum: [...FUELS, ...SHOPS] }).notNull(),
    amount: integer('amount').notNull(),
    locationId: integer('location_id')
      .notNull()
      .references(() => branch.locationId),
    at: instant('at').notNull(),
    day: localDay('day').notNull(),
    counted: integer('counted').notNull(),
    points: integer('points').notNull(),
    /** The cap that applied; null if the whole amount counted. */
    cut: text('cut', { enum: ['aTime', 'timesADay', 'aMonth'] }),
  },
  (table) => [
    check('purchase_amount', sql`${table.amount} > 0 and ${table.counted} between 0 and ${table.amount}`),
    check('purchase_points', sql`${table.points} between 0 and ${table.counted}`),
    check('purchase_cut', sql`(${table.cut} is null) = (${table.counted} = ${table.amount})`),
    check('purchase_day', sql`${table.day} = (${table.at} at time zone 'Asia/Bangkok')::date`),
    index('purchase_member').on(table.memberId, table.at),
  ],
);

/** Points that a member says are wrong (`purchaseId`), or missing for a purchase that is not in the history. */
export const pointClaim = pgTable(
  'point_claim',
  {
    id: uuid('id').primaryKey(),
    memberId: ofMember(),
    purchaseId: uuid('purchase_id')
      .unique()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    boughtOn: localDay('bought_on').notNull(),
    /** '' if the member has no receipt. */
    receipt: text('receipt').notNull(),
    /** What a missing purchase was: where, what, and how much in hundredths. Null for a purchase that is in the history, and in older claims. */
    locationId: integer('location_id').references(() => branch.locationId),
    bought: text('bought', { enum: [...FUELS, ...SHOPS] }),
    amount: integer('amount'),
    note: text('note').notNull(),
    state: text('state', { enum: ['open', 'granted', 'refused'] }).notNull(),
    points: integer('points'),
    madeAt: instant('made_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    check('point_claim_state', sql`(${table.state} = 'open') = (${table.answeredAt} is null)`),
    check(
      'point_claim_missing',
      sql`num_nulls(${table.locationId}, ${table.bought}, ${table.amount}) in (0, 3) and ${table.amount} > 0`,
    ),
    check('point_claim_points', sql`(${table.state} = 'granted') = (coalesce(${table.points}, 0) > 0)`),
    index('point_claim_member').on(table.memberId, table.madeAt),
  ],
);

/** Points that were earned together and expire together. What is left of a lot is the sum of its moves. */
export const pointLot = pgTable(
  'point_lot',
  {
    id: uuid('id').primaryKey(),
    memberId: ofMember(),
    /** The last day on which they can be spent, in Bangkok. */
    lastDay: localDay('last_day').notNull(),
    purchaseId: uuid('purchase_id')
      .unique()
      .references(() => purchase.id, { onDelete: 'cascade' }),
    claimId: uuid('claim_id')
      .unique()
      .references(() => pointClaim.id, { onDelete: 'cascade' }),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    check('point_lot_source', sql`num_nonnulls(${table.purchaseId}, ${table.claimId}) = 1`),
    index('point_lot_member').on(table.memberId, table.lastDay),
    index('point_lot_last_day').on(table.lastDay),
  ],
);

/** A coupon that a member has requested. Once its points have been spent it has a code, which is open until `closesAt`. */
export const redemption = pgTable(
  'redemption',
  {
    id: uuid('id').primaryKey(),
    memberId: ofMember(),
    couponId: integer('coupon_id').notNull(),
    points: integer('points').notNull(),
    obtainedAt: instant('obtained_at').notNull(),
    usedAt: instant('used_at'),
    closesAt: instant('closes_at'),
    code: text('code').unique(),
    /** When a branch accepted the code. */
    takenAt: instant('taken_at'),
  },
  (table) => [
    check('redemption_points', sql`${table.points} >= 0`),
    check('redemption_used', sql`num_nulls(${table.usedAt}, ${table.closesAt}, ${table.code}) in (0, 3)`),
    check('redemption_taken', sql`${table.takenAt} is null or ${table.usedAt} is not null`),
    uniqueIndex('redemption_obtained')
      .on(table.memberId, table.couponId)
      .where(sql`used_at is null`),
    index('redemption_member').on(table.memberId, table.usedAt),
  ],
);

/** The counter-account of a move: where the points come from or go to. */
export const COUNTERS = ['earned', 'corrected', 'spent', 'lapsed'] as const;

/**
 * The ledger; rows are only ever added. A row moves points between a lot (into it if `points` is positive) and a counter-account, so that both sides
 * always agree. Each row refers to the lot's previous row and to what that left, which can never be negative: the keys refuse a second payment from
 * the same points, even if the code has a bug.
 */
export const pointMove = pgTable(
  'point_move',
  {
    lotId: uuid('lot_id')
      .notNull()
      .references(() => pointLot.id, { onDelete: 'cascade' }),
    nth: smallint('nth').notNull(),
    beforeNth: smallint('before_nth'),
    before: integer('before').notNull(),
    points: integer('points').notNull(),
    after: integer('after').notNull(),
    counter: text('counter', { enum: COUNTERS }).notNull(),
    redemptionId: uuid('redemption_id').references(() => redemption.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'point_move_nth', columns: [table.lotId, table.nth] }),
    unique('point_move_left').on(table.lotId, table.nth, table.after),
    foreignKey({
      name: 'point_move_before',
      columns: [table.lotId, table.beforeNth, table.before],
      foreignColumns: [table.lotId, table.nth, table.after],
    }).onDelete('cascade'),
    check('point_move_first', sql`(${table.nth} = 1) = (${table.beforeNth} is null) and ${table.nth} >= 1`),
    check(
      'point_move_chain',
      sql`case ${table.nth} when 1 then ${table.before} = 0 else ${table.beforeNth} = ${table.nth} - 1 end`,
    ),
    check('point_move_sum', sql`${table.after} = ${table.before} + ${table.points} and ${table.after} >= 0`),
    check(
      'point_move_counter',
      sql`case ${table.counter} when 'earned' then ${table.nth} = 1 and ${table.points} > 0
        when 'corrected' then ${table.nth} = 1 and ${table.points} > 0
        when 'spent' then ${table.points} < 0 when 'lapsed' then ${table.points} < 0 and ${table.after} = 0 else false end`,
    ),
    check('point_move_redemption', sql`(${table.counter} = 'spent') = (${table.redemptionId} is not null)`),
    index('point_move_spent').on(table.redemptionId),
  ],
);
