import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  interval,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { SESSION_KINDS } from '#contract/call.ts';
import { instant } from './columns.ts';

/**
 * The result of a keyed request; the scope is its owner's id. `body` is the call's answer, or why it was refused. It is text, not jsonb, which would
 * reorder keys: a repeat must get the same bytes.
 */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text('scope').notNull(),
    key: uuid('key').notNull(),
    route: text('route').notNull(),
    bodyHash: text('body_hash').notNull(),
    body: text('body'),
    refused: boolean('refused').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_age').on(table.createdAt)],
);

export const END_REASONS = ['superseded', 'signed_out', 'expired', 'blocked'] as const;

/**
 * Sessions, with only the hash of their secret. A guest's session owns what was booked in it; the others stand for an account: a member, a company,
 * for the app's webview its member, and for a driver's link the booking that it opens. Ended rows are kept, so that answers can say why they ended.
 */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: SESSION_KINDS }).notNull(),
    accountId: uuid('account_id'),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endedReason: text('ended_reason', { enum: END_REASONS }),
  },
  (table) => [
    check('session_kind', sql`${table.kind} in ('guest', 'member', 'company', 'link', 'webview')`),
    check('session_account', sql`(${table.kind} = 'guest') = (${table.accountId} is null)`),
    check('session_end', sql`(${table.endedAt} is null) = (${table.endedReason} is null)`),
    check('session_end_reason', sql`${table.endedReason} in ('superseded', 'signed_out', 'expired', 'blocked')`),
    uniqueIndex('session_live_account')
      .on(table.kind, table.accountId)
      .where(sql`ended_at is null and kind in ('member', 'company', 'webview')`),
  ],
);

export const rateLimit = pgTable(
  'rate_limit',
  {
    bucket: text('bucket').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('rate_limit_age').on(table.windowStart),
  ],
);

/** The offset of app_now() from the wall clock: zero except in tests. */
export const appClock = pgTable(
  'app_clock',
  { only: boolean('only').primaryKey().default(true), shift: interval('shift').notNull().default('0') },
  (table) => [check('app_clock_only', sql`${table.only}`)],
);

/** Increases with every change of branches, hours, closures or services; servers compare their copy in memory with it. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    only: boolean('only').primaryKey().default(true),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
  },
  (table) => [check('catalogue_version_only', sql`${table.only}`)],
);

/** Created once per database and shared by all its servers: a guest's first cookie is derived from it and from the key of the first write. */
export const appSecret = pgTable(
  'app_secret',
  { only: boolean('only').primaryKey().default(true), secret: text('secret').notNull() },
  (table) => [check('app_secret_only', sql`${table.only}`)],
);

/** Which seeds have been written. */
export const seedMarker = pgTable('seed_marker', {
  name: text('name').primaryKey(),
  sownAt: instant('sown_at').notNull(),
});
