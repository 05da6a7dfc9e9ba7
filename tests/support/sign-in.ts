import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Kind } from '#contract/call.ts';
import { normalisePlate } from '#domain/fields/plate.ts';
import type { Db } from '#server/db/pool.ts';
import { hashPassword } from '#server/db/password.ts';
import type { END_REASONS } from '#server/db/schema/traffic.ts';
import { cookieName, hashOf, newToken } from '#server/http/session.ts';

/** A session that a blocked card ended has a test of its own. */
export type EndReason = Exclude<(typeof END_REASONS)[number], 'blocked'>;
export type AccountKind = Exclude<Kind, 'guest'>;

const cookieOf = (kind: Kind, token: string) => `${cookieName(kind, false)}=${token}`;
const hashIn = (cookie: string) => hashOf(cookie.slice(cookie.indexOf('=') + 1));

/** An account that can sign in. */
export async function newAccount(db: Db, kind: AccountKind): Promise<string> {
  const id = randomUUID();
  if (kind === 'member')
    await db.execute(
      sql`insert into member values (${id}::uuid, ${id}, 'สมหญิง', 'ใจงาม', '0898765432', 'somying@example.com', null, app_now())`,
    );
  if (kind === 'company') await newCompany(db, id, { username: id, password: randomUUID() });
  return id;
}

/** A company with this id that can sign in. */
export async function newCompany(
  db: Db,
  id: string,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  await db.execute(sql`
    insert into salesperson values (99, 'สมชาย ดูแลดี', 'Somchai Dulaedee', '021234567', 'somchai@example.com') on conflict do nothing`);
  await db.execute(sql`
    insert into company (id, username, password_hash, first_name, last_name, tel, tax_id, email, corporate_name, address, province, district, sub_district,
      post_code, salesperson_id, created_at)
    values (${id}::uuid, ${username}, ${await hashPassword(password)}, 'สมหญิง', 'ใจงาม', '0898765432', '0105500000038', 'somying@example.com',
      'บริษัท ตัวอย่าง จำกัด', '1 ถนนสุขใจ', 'กรุงเทพมหานคร', 'บางนา', 'บางนาเหนือ', '10260', 99, app_now())`);
}

/** A car of an account, with this id; not the favourite. */
export const giveCar = async (
  db: Db,
  kind: AccountKind,
  account: string,
  id: string,
  plate = '6จจ 6666',
): Promise<void> => {
  await db.execute(sql`
    insert into car (id, owner_kind, owner_id, name, plate, plate_key, master_car_data_id, created_at)
    values (${id}::uuid, ${kind}, ${account}::uuid, 'คันเก่ง', ${plate}, ${normalisePlate(plate)}, 1020422, app_now())`);
};

/** A coupon without a price that a member has asked for, with this id. */
export const giveRedemption = async (db: Db, member: string, id: string): Promise<void> => {
  await db.execute(sql`
    insert into redemption (id, member_id, coupon_id, points, obtained_at) values (${id}::uuid, ${member}::uuid, 901, 0, app_now())`);
};

/** Signs an account in as a sign-in does, which ends its previous session. Returns the cookie. */
export async function signIn(db: Db, kind: AccountKind, account: string, life = '30 days'): Promise<string> {
  const token = newToken();
  await db.execute(
    sql`select sign_in(${randomUUID()}::uuid, ${kind}, ${account}::uuid, ${hashOf(token)}, ${life}::interval)`,
  );
  return cookieOf(kind, token);
}

export const signOut = async (db: Db, cookie: string): Promise<void> => {
  await db.execute(sql`select sign_out(${hashIn(cookie)})`);
};

/** The cookie of a session that ended for this reason; the account has no other live session, unless it is a link. */
export async function endedSession(
  db: Db,
  kind: AccountKind,
  account: string,
  reason: EndReason | 'run out',
): Promise<string> {
  const cookie = await signIn(db, kind, account, reason === 'run out' || reason === 'expired' ? '0' : '1 day');
  if (reason === 'signed_out') await signOut(db, cookie);
  if (reason === 'superseded' || reason === 'expired') await signIn(db, kind, account);
  return cookie;
}

/** Makes a guest's session expire. */
export const runOut = async (db: Db, cookie: string): Promise<void> => {
  await db.execute(sql`update session set expires_at = app_now() where token_hash = ${hashIn(cookie)}`);
};

/** For a kind, a cookie that nobody ever had, and one that is not a valid secret. */
export const noSession = (kind: Kind): Readonly<Record<string, string>> => ({
  [`a ${kind}'s session that never was`]: cookieOf(kind, newToken()),
  [`a ${kind}'s cookie that is none`]: cookieOf(kind, 'x'),
});
