import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import { ACCOUNT_KINDS, KINDS, type AccountKind, type Call, type Kind } from '#contract/call.ts';
import type { ErrorName } from '#contract/errors.ts';
import { SESSION_DAYS } from '#domain/constants.ts';
import type { Db } from '../db/transaction.ts';
import { CallFailure, type Owner } from './call-context.ts';

/** 256 bits in base64url. Anything else cannot be ours and is not looked up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The secret of a guest whose session is made by the write with this key: a repeat whose cookie was lost with the answer gets the very same one.
 * Without the server's own secret it cannot be worked out from the key, which the page's scripts can read.
 */
export const tokenOfKey = (secret: string, requestKey: string): string =>
  createHmac('sha256', secret).update(`guest ${requestKey}`).digest('base64url');

/** Each kind has its own cookie, so that one person can be several. Under https its name is one that no other host and no plain-text page can set. */
export const cookieName = (kind: Kind, https: boolean): string => (https ? `__Host-${kind}` : kind);

export const cookieOptions = (https: boolean, seconds = SESSION_DAYS * 86_400): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: seconds,
  secure: https,
});

export type Tokens = Readonly<Partial<Record<Kind, string>>>;

export const tokensOf = (cookies: Readonly<Record<string, string | undefined>>, https: boolean): Tokens =>
  Object.fromEntries(
    KINDS.flatMap((kind) => {
      const token = cookies[cookieName(kind, https)];
      return token === undefined ? [] : [[kind, token]];
    }),
  );

/** The hash of what came, for each kind that may make the call. A secret that cannot be ours is nobody's. */
export const hashesFor = ({ who }: Pick<Call, 'who'>, tokens: Tokens): (string | null)[] =>
  who.map((kind) => {
    const token = tokens[kind];
    return token === undefined ? null : TOKEN.test(token) ? hashOf(token) : '';
  });

/** Ends the session of this kind with this secret, if it lives: a secret of another kind ends nothing. */
export async function endSession(db: Db, kind: AccountKind, token: string): Promise<void> {
  if (!TOKEN.test(token)) return;
  await db.execute(
    sql`select sign_out(s.token_hash) from session s where s.token_hash = ${hashOf(token)} and s.kind = ${kind}`,
  );
}

interface CallerRow extends Record<string, unknown> {
  /** The kind and the id of each owner. */
  readonly owner_keys: string[];
  readonly refusal: ErrorName | null;
}

type Sent = Pick<Call, 'who'> & { readonly hashes: readonly (string | null)[] };

/** Why a caller is refused. A duplicate login names all the accounts that it is about: `caller_of` stops at the first. */
export async function callerRefused(db: Db, refusal: ErrorName, { who, hashes }: Sent): Promise<CallFailure> {
  if (refusal !== 'duplicateLogin') return new CallFailure(refusal);
  const { rows } = await db.execute<{ kind: Kind }>(sql`
    select s.kind from unnest(${sql.param(who)}::text[], ${sql.param(hashes)}::text[]) as sent (kind, hash)
    join session s on s.token_hash = sent.hash and s.kind = sent.kind where s.ended_reason = 'superseded'`);
  return new CallFailure(refusal, {
    superseded: ACCOUNT_KINDS.filter((kind) => rows.some((row) => row.kind === kind)),
  });
}

/** Who is reading, by the same rule as for writes. A CallFailure if their session has ended, or if they need one. */
export async function ownersOf(
  db: Db,
  call: Pick<Call, 'who'>,
  { tokens, namesOwn }: { readonly tokens: Tokens; readonly namesOwn: boolean },
): Promise<Owner[]> {
  const hashes = hashesFor(call, tokens);
  if (call.who.includes('guest') && hashes.every((hash) => hash === null)) return [];
  const { rows } = await db.execute<CallerRow>(
    sql`select owner_keys, refusal from caller_of(${sql.param(call.who)}::text[], ${sql.param(hashes)}::text[], ${namesOwn}, false)`,
  );
  const [caller] = rows;
  if (caller === undefined) return [];
  if (caller.refusal !== null) throw await callerRefused(db, caller.refusal, { who: call.who, hashes });
  return caller.owner_keys.map((key) => {
    const [kind, id = ''] = key.split(' ');
    return { kind: kind as Kind, id };
  });
}
