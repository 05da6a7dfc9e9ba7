import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import {
  ACCOUNT_KINDS,
  SESSION_KINDS,
  type AccountKind,
  type Call,
  type Kind,
  type OwnerKind,
} from '#contract/call.ts';
import type { ErrorName } from '#contract/errors.ts';
import { SESSION_DAYS } from '#domain/constants.ts';
import { tryAgain, type Db } from '../db/transaction.ts';
import { CallFailure, type OpenedKind, type Owner } from './call-context.ts';

/** 256 bits in base64url. Any other value cannot be one of ours and is not looked up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The code that identifies an account in its calls (section 3, the profile's `code`). It is derived from the session's secret, so it changes with
 * each sign-in and proves nothing by itself.
 */
export const accountCodeOf = (token: string): string =>
  createHash('sha256').update(`code ${token}`).digest('base64url');

export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The secret of a guest session that is created by the write with this key: a repeat whose cookie was lost with the answer gets the same one. Without
 * the server's own secret it cannot be derived from the key, which the page's scripts can read.
 */
export const tokenOfKey = (secret: string, requestKey: string): string =>
  createHmac('sha256', secret).update(`guest ${requestKey}`).digest('base64url');

/**
 * Each kind has its own cookie, so that one person can be several. Under https the name has the `__Host-` prefix, so that no other host and
 * no plain-http page can set it.
 */
export const cookieName = (kind: Kind, https: boolean): string => (https ? `__Host-${kind}` : kind);

export const cookieOptions = (https: boolean, seconds = SESSION_DAYS * 86_400): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: seconds,
  secure: https,
});

/** In the order in which a code is searched for. */
const OPENED_KINDS = [...ACCOUNT_KINDS, 'webview'] as const satisfies readonly OpenedKind[];

/** A webview is opened to redeem a coupon, so its session need not last longer than that; the app can open it again. */
const WEBVIEW_SECONDS = 30 * 60;
export const lifeOf = (kind: OpenedKind): number => (kind === 'webview' ? WEBVIEW_SECONDS : SESSION_DAYS * 86_400);

export type Tokens = Readonly<Partial<Record<Kind, string>>>;

export const tokensOf = (cookies: Readonly<Record<string, string | undefined>>, https: boolean): Tokens =>
  Object.fromEntries(
    SESSION_KINDS.flatMap((kind) => {
      const token = cookies[cookieName(kind, https)];
      return token === undefined ? [] : [[kind, token]];
    }),
  );

/**
 * The cookies for scripts, set along with each secret: they say that this browser is signed in to such an account, as far as the server knows, and
 * prove nothing. `corporateUser` is named by the specification (section 6).
 */
export const READABLE: Readonly<Record<AccountKind, string>> = { member: 'memberUser', company: 'corporateUser' };

/** A call that names a code belongs to that account alone, and the other secrets are ignored. A code that is nobody's is answered 'please log in'. */
export async function tokensNamed(
  db: Db,
  { who }: Pick<Call, 'who'>,
  tokens: Tokens,
  code: string | null,
): Promise<Tokens> {
  if (code === null) return tokens;
  const named = OPENED_KINDS.find((kind) => tokens[kind] !== undefined && accountCodeOf(tokens[kind]) === code);
  if (named === undefined) {
    // The code may be of an account whose secret did not come.
    const hashes = hashesFor({ who }, tokens).map((hash) => hash ?? '');
    throw await callerRefused(db, 'pleaseLogIn', { who, hashes });
  }
  const { member: _member, company: _company, webview: _webview, ...others } = tokens;
  return { ...others, [named]: tokens[named] };
}

/** The hash of the secret that was sent for each kind that may make the call. A secret that cannot be ours counts as none. */
export const hashesFor = ({ who }: Pick<Call, 'who'>, tokens: Tokens): (string | null)[] =>
  who.map((kind) => {
    const token = tokens[kind];
    return token === undefined ? null : TOKEN.test(token) ? hashOf(token) : '';
  });

/**
 * Creates a session for an account and returns its secret; the account's previous session is superseded. Throws a CallFailure if the account is
 * gone by now, or the member's card blocked.
 */
export async function openSession(db: Db, kind: OpenedKind, accountId: string): Promise<string> {
  const token = newToken();
  const account = sql`select id from ${kind === 'company' ? sql`company` : sql`member`} where id = ${accountId}::uuid for key share`;
  const { rowCount } = await tryAgain(() =>
    db.execute(sql`
      with account as materialized (${account})
      select sign_in(${randomUUID()}::uuid, ${kind}, id, ${hashOf(token)}, make_interval(secs => ${lifeOf(kind)})) from account
      where may_sign_in(${kind}, id)`),
  );
  if (rowCount === 0) throw new CallFailure('codeRefused');
  return token;
}

/** Ends the session of this kind with this secret, if it is alive; a secret of another kind ends nothing. */
export async function endSession(db: Db, kind: OpenedKind, token: string): Promise<void> {
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

interface SentSession extends Record<string, unknown> {
  readonly kind: Kind;
  readonly is_superseded: boolean;
  readonly lives: boolean;
}

/** Why a caller is refused, with the accounts that it is about: `caller_of` stops at the first. The sessions that live are not to be signed out for it. */
export async function callerRefused(db: Db, refusal: ErrorName, { who, hashes }: Sent): Promise<CallFailure> {
  if (refusal !== 'duplicateLogin' && refusal !== 'pleaseLogIn') return new CallFailure(refusal);
  const { rows } = await db.execute<SentSession>(sql`
    select s.kind, s.ended_reason is not distinct from 'superseded' as is_superseded, s.ended_at is null and s.expires_at > app_now() as lives
    from unnest(${sql.param(who)}::text[], ${sql.param(hashes)}::text[]) as sent (kind, hash)
    join session s on s.token_hash = sent.hash and s.kind = sent.kind`);
  const accounts = ACCOUNT_KINDS.filter((kind) => who.includes(kind));
  const has = (kind: Kind, what: 'is_superseded' | 'lives') => rows.some((row) => row.kind === kind && row[what]);
  if (refusal === 'duplicateLogin')
    return new CallFailure(refusal, { superseded: accounts.filter((kind) => has(kind, 'is_superseded')) });
  const lost = accounts.filter((kind) => !has(kind, 'lives'));
  const meant = lost.filter((kind) => hashes[who.indexOf(kind)] !== null);
  if (lost.length === 0) return new CallFailure(refusal);
  return new CallFailure(refusal, { signed_out: meant.length > 0 ? meant : lost });
}

/** The caller of a read, by the same rule as for writes. Throws a CallFailure if their session has ended, or if they need one. */
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
    return { kind: kind as OwnerKind, id };
  });
}

/** The acting account's code. A webview acts as its member, in the calls that are open to it. */
export const codeAmong = ({ who }: Pick<Call, 'who'>, tokens: Tokens, [acting]: readonly Owner[]): string | null => {
  const kind = OPENED_KINDS.find(
    (one) => who.includes(one) && acting?.kind === (one === 'webview' ? 'member' : one) && tokens[one] !== undefined,
  );
  const token = kind && tokens[kind];
  return token === undefined ? null : accountCodeOf(token);
};
