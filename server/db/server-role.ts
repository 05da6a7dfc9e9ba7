import { escapeIdentifier, escapeLiteral } from 'pg';
import { sql } from 'drizzle-orm';
import { LOCK } from './advisory-lock.ts';
import type { Db } from './pool.ts';
import { RIGHTS, TEST_CLOCK_RIGHTS } from './rights.ts';
import { transact } from './transaction.ts';

/** The role that the running server connects as. */
export interface ServerRole {
  readonly user: string;
  /** The password of a role that we create; null if somebody else created it and only its rights are set. */
  readonly password: string | null;
}

const NOTHING_MORE = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

/**
 * Gives the role exactly the rights of `RIGHTS`, in one transaction; repeating it changes nothing. `owner` connects as the owner of the tables. All
 * other roles lose their rights in the schema `public`: the database belongs to the product alone.
 */
export async function grantRights(owner: Db, { user, password }: ServerRole, testClock: boolean): Promise<void> {
  const role = escapeIdentifier(user);
  const { rows } = await owner.execute<{ database: string; there: boolean; tables: string[] }>(sql`
    select current_database() as database, exists (select from pg_roles where rolname = ${user}) as there,
      array(select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p', 'm')) as tables`);
  const { database = '', there = false, tables = [] } = rows[0] ?? {};
  const grants = [RIGHTS, ...(testClock ? [TEST_CLOCK_RIGHTS] : [])]
    .flatMap((rights) => Object.entries(rights))
    .filter(([table]) => tables.includes(table))
    .map(([table, rights]) => `grant ${rights.join(', ')} on public.${escapeIdentifier(table)} to ${role}`);
  const statements = [
    ...(password === null || there ? [] : [`create role ${role}`]),
    ...(password === null ? [] : [`alter role ${role} login ${NOTHING_MORE} password ${escapeLiteral(password)}`]),
    `revoke create, temporary on database ${escapeIdentifier(database)} from public, ${role}`,
    `revoke all on schema public, drizzle from public, ${role}`,
    `revoke all on all tables in schema public, drizzle from public, ${role}`,
    `revoke all on all sequences in schema public, drizzle from public, ${role}`,
    `revoke all on all functions in schema public from public`,
    `grant usage on schema public, drizzle to ${role}`,
    `grant execute on all functions in schema public to ${role}`,
    `grant select on drizzle.__drizzle_migrations, drizzle.function_set to ${role}`,
    ...grants,
  ];
  await transact(owner, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK.migrate})`);
    await tx.execute(sql.raw(statements.join(';')));
  });
}

export interface ConnectedUser {
  readonly user: string;
  readonly superuser: boolean;
}

export async function whoConnects(db: Db): Promise<ConnectedUser> {
  const { rows } = await db.execute<{ name: string; superuser: boolean }>(
    sql`select current_user::text as name, rolsuper as superuser from pg_roles where rolname = current_user`,
  );
  return { user: rows[0]?.name ?? '', superuser: rows[0]?.superuser ?? false };
}
