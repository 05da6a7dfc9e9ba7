import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { SESSION_DAYS } from '#domain/constants.ts';
import { session } from '../db/schema/traffic.ts';
import type { Db, Tx } from '../db/transaction.ts';
import type { Owner, Principal } from './call-context.ts';

const lifetime = sql`make_interval(days => ${SESSION_DAYS}::int)`;

/** 256 random bits in base64url. Anything else cannot be ours and is not asked for. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const newSecret = () => randomBytes(32).toString('base64url');

const isLiving = and(isNull(session.endedAt), gt(session.expiresAt, sql`app_now()`));
const living = (token: string) => and(eq(session.tokenHash, hashOf(token)), isLiving);

/** Under https a name that no other host and no plain-text page can set. */
export const cookieName = (https: boolean): string => (https ? '__Host-guest' : 'guest');

export const cookieOptions = (https: boolean): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: SESSION_DAYS * 86_400,
  secure: https,
});

export const NOBODY: Principal = { kind: 'guest', sessionId: null };

/** Whoever comes without a session, or with one that has ended or never was, is a guest who has made nothing. */
export async function principalOf(db: Db, token: string | undefined): Promise<Principal> {
  if (token === undefined || !TOKEN.test(token)) return NOBODY;
  const [found] = await db.select({ id: session.id }).from(session).where(living(token));
  return { kind: 'guest', sessionId: found?.id ?? null };
}

export interface OpenedSession {
  readonly owner: Owner;
  /** The secret of a session that was made just now: the cookie to set once the transaction has ended well. */
  readonly newToken: string | null;
}

/** Asks again inside the transaction, so that a session cannot end while something is written in its name. */
export async function livingOwner(tx: Tx, token: string | undefined): Promise<Owner | null> {
  if (token === undefined || !TOKEN.test(token)) return null;
  const [found] = await tx.select({ id: session.id }).from(session).where(living(token)).for('share');
  return found ? { kind: 'guest', id: found.id } : null;
}

export async function newSession(tx: Tx): Promise<OpenedSession> {
  const id = randomUUID();
  const newToken = newSecret();
  await tx.insert(session).values({
    id,
    kind: 'guest',
    tokenHash: hashOf(newToken),
    createdAt: sql`app_now()`,
    expiresAt: sql`app_now() + ${lifetime}`,
  });
  return { owner: { kind: 'guest', id }, newToken };
}

/** A new secret for a session whose cookie has never arrived; null where it lives no more. */
export async function reopenedSession(tx: Tx, id: string): Promise<OpenedSession | null> {
  const newToken = newSecret();
  const [found] = await tx
    .update(session)
    .set({ tokenHash: hashOf(newToken) })
    .where(and(eq(session.id, id), isLiving))
    .returning({ id: session.id });
  return found ? { owner: { kind: 'guest', id }, newToken } : null;
}
