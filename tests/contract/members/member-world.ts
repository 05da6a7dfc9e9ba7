import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { demoCards } from '#server/content/demo/members.ts';
import { grantFor, memberCookie, type Grant } from '#tests/support/card.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startTestServer, type Answer, type CallOptions } from '#tests/support/server.ts';

/** The invented cards: of a member with many cars, of one with one car, and of three who are not signed in with theirs. */
export const [MANY = '', ONE = '', NEW = '', SPARSE = '', REFUSED = ''] = demoCards.map(({ number }) => number);

/** A server to sign in at; its clock is right again after each test. */
export async function startMemberWorld() {
  const server = await startTestServer({ env: NO_LIMITS });
  afterEach(() => server.db.execute(sql`update app_clock set shift = '0'`));
  const open = (grant: Grant, request_key: string | undefined = randomUUID(), options?: CallOptions) =>
    server.call('openProfile', { ...grant, request_key }, options);
  return {
    server,
    open,
    signIn: async (card = MANY) => memberCookie(await open(await grantFor(server, { card }))),
    me: (cookie: string | undefined) => server.call('fetchMe', {}, { cookie }),
    later: (text: string) => server.db.execute(sql`update app_clock set shift = ${text}::interval`),
  };
}

export const profileIn = ({ results }: Answer) => z.parse(calls.fetchMe.answer, results).profile;
