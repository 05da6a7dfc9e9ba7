import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, interval, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** `body` is text and not jsonb, which would reorder keys: a repeat gets the same bytes. */
export const idempotency = pgTable(
  'idempotency',
  {
    scope: text('scope').notNull(),
    key: uuid('key').notNull(),
    route: text('route').notNull(),
    bodyHash: text('body_hash').notNull(),
    body: text('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_key').on(table.key),
    index('idempotency_age').on(table.createdAt),
  ],
);

/** Sessions, the hash of their secret alone. Ended rows stay, so that the answer can say why. */
export const session = pgTable('session', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: ['guest'] }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  endedReason: text('ended_reason'),
});

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

/** The distance of app_now() from the wall clock: zero but in tests. */
export const appClock = pgTable(
  'app_clock',
  { only: boolean('only').primaryKey().default(true), shift: interval('shift').notNull().default('0') },
  (table) => [check('app_clock_only', sql`${table.only}`)],
);

/** Which seeds have been sown. */
export const seedMarker = pgTable('seed_marker', {
  name: text('name').primaryKey(),
  sownAt: instant('sown_at').notNull(),
});
