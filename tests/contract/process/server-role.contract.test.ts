import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { readConfig } from '#server/config.ts';
import { databaseError } from '#server/db/database-error.ts';
import { openSource } from '#server/db/backup/source.ts';
import { closePool, openPool, type Db } from '#server/db/pool.ts';
import { RIGHTS } from '#server/db/rights.ts';
import { atTheEnd } from '#tests/support/at-the-end.ts';
import { ownFolder } from '#tests/support/own-folder.ts';
import { spawnServer, type SpawnedServer } from '#tests/support/server.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { freeSlot } from '../sample-booking.ts';
import { callerOf, sampleRequests } from '../sample-requests.ts';
import { newHolder, newHolderAndBooking, withMember } from '../sample-world.ts';

interface Product {
  readonly server: SpawnedServer;
  readonly owner: Db;
  readonly limited: Db;
  readonly role: string;
  readonly urls: { readonly DATABASE_URL: string; readonly DATABASE_OWNER_URL: string } | null;
}

const folder = ownFolder('roddee-role-');

/** With a data folder in which an earlier release kept a single password. */
async function embedded(): Promise<Product> {
  const dataDir = join(folder, 'data');
  const secretFile = join(dataDir, 'secret.json');
  const secret = () => JSON.parse(readFileSync(secretFile, 'utf8')) as { password: string; serverPassword: string };
  const first = await spawnServer({ DATA_DIR: dataDir, SEED: 'catalogue' });
  await first.stop();
  const made = await openSource(readConfig({ DATA_DIR: dataDir }));
  const before = openPool(made.url, { max: 1 });
  await before.execute(sql.raw('drop owned by app_server; drop role app_server'));
  await closePool(before);
  await made.close();
  writeFileSync(secretFile, JSON.stringify({ password: secret().password }));

  const server = await spawnServer({ DATA_DIR: dataDir, SEED: 'catalogue' });
  const { url } = await openSource(readConfig({ DATA_DIR: dataDir }));
  const owner = openPool(url, { max: 2 });
  const limited = openPool(url.replace(/\/\/app:[^@]+@/, `//app_server:${secret().serverPassword}@`), { max: 2 });
  atTheEnd(() => Promise.all([closePool(owner), closePool(limited)]));
  return { server, owner, limited, role: 'app_server', urls: null };
}

/** With an external database and two ordinary roles. */
async function databaseOfOnesOwn(): Promise<Product> {
  const cluster = inject('testClusterUrl');
  const mark = randomBytes(4).toString('hex');
  const [ownerName, role, database] = [`owner_${mark}`, `server_${mark}`, `own_${mark}`];
  const admin = openPool(cluster, { max: 1 });
  for (const name of [ownerName, role]) await admin.execute(sql.raw(`create role ${name} login password 'word'`));
  await admin.execute(sql.raw(`create database ${database} owner ${ownerName}`));
  const urlOf = (name: string) => cluster.replace(/\/\/[^@]+@\/[^/?]*/, `//${name}:word@/${database}`);
  const urls = { DATABASE_URL: urlOf(role), DATABASE_OWNER_URL: urlOf(ownerName) };
  const owner = openPool(urlOf(ownerName), { max: 2 });
  const limited = openPool(urlOf(role), { max: 2 });
  atTheEnd(async () => {
    await Promise.all([closePool(owner), closePool(limited)]);
    await admin.execute(sql.raw(`drop database ${database} with (force)`));
    for (const name of [role, ownerName]) await admin.execute(sql.raw(`drop role ${name}`));
    await closePool(admin);
  });
  const server = await spawnServer({ ...urls, SEED: 'catalogue' });
  return { server, owner, limited, role, urls };
}

const refusal = async (work: PromiseLike<unknown>) => {
  const error: unknown = await Promise.resolve(work).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return databaseError(error)?.code ?? 'it was not refused';
};

describe.each([
  ['the embedded database, in a folder from before the role', await embedded()],
  ['a database of DATABASE_URL, with DATABASE_OWNER_URL', await databaseOfOnesOwn()],
])('the server on %s', (_, product) => {
  it('answers every call, through a booking, as its own role', async () => {
    const { server, owner, role } = product;
    const world = await withMember({ ...server, db: owner }, await newHolderAndBooking(server));
    const requests = sampleRequests({ ...world, slot: await freeSlot(server, 20) });
    const inOrder = Object.keys(calls).toSorted(
      (a, b) => Number(a === 'changeStatus') - Number(b === 'changeStatus'),
    ) as (keyof typeof calls)[];
    const codes: Record<string, number> = {};
    // A link that is made anew ends the one before it, and a later import keeps the one before it.
    const first = ['setupTemporary', 'extendHold', 'confirm', 'readDriverVisit', 'undoImport'] as const;
    for (const name of [...first, ...inOrder.filter((name) => !first.some((one) => one === name))])
      codes[name] = (await server.call(name, requests[name], { cookie: callerOf(calls[name], world) })).code;
    expect(Object.entries(codes).filter(([, code]) => code !== ERROR.ok)).toEqual([]);
    const { rows } = await owner.execute<{ state: string }>(
      sql`select state from appointment where id = ${world.heldId}::uuid`,
    );
    expect(rows).toEqual([{ state: 'cancelled' }]);
    const { rows: users } = await owner.execute(
      sql`select distinct usename::text as name from pg_stat_activity where datname = current_database()`,
    );
    expect(users).toContainEqual({ name: role });
    await owner.execute(sql.raw(`revoke select on service from ${role}`));
    expect((await server.call('listServices', requests.listServices)).code).not.toBe(ERROR.ok);
    await owner.execute(sql.raw(`grant select on service to ${role}`));
    expect((await server.call('listServices', requests.listServices)).code).toBe(ERROR.ok);
  });

  it('ends holds that run out, and forgets them as the owner', async () => {
    const { server, owner } = product;
    const { heldId } = await newHolder(server, 2);
    await owner.execute(sql`update app_clock set shift = '2 days'`);
    const state = async () =>
      (await owner.execute<{ state: string }>(sql`select state from appointment where id = ${heldId}::uuid`)).rows[0];
    await expect.poll(state, { timeout: 25_000, interval: 200 }).toEqual({ state: 'expired' });
    await owner.execute(sql`update app_clock set shift = '0'`);
    expect(server.output()).not.toContain('failed');
  });

  it.each([
    ['make a table', 'create table mine (n int)'],
    ['make a temporary table', 'create temporary table mine (n int)'],
    ['make a schema', 'create schema mine'],
    ['drop a table', 'drop table claim'],
    ['change a table', 'alter table branch add column mine int'],
    ['make a function', `create function mine() returns int language sql as 'select 1'`],
    ['replace the clock', `create or replace function app_now() returns timestamptz language sql as 'select null'`],
    ['read passwords', 'select rolpassword from pg_authid'],
    ['read files', `select pg_read_file('/etc/passwd')`],
    ['run programs', `copy claim to program 'cat'`],
    ['put triggers out of force', 'set session_replication_role = replica'],
    ['make a role', 'create role mine'],
    ['rewrite a history', `update appointment_event set actor = ''`],
    ['take from a history', 'delete from appointment_event'],
    ['remove a booking', 'delete from appointment'],
    ['change the catalogue', 'update branch set lanes = 99'],
    ['close a branch', `insert into closure values (1001, '2030-01-01', '2030-01-02', '', '')`],
    ['say that the catalogue has changed', 'update catalogue_version set version = version + 1'],
    ['change the secret', `update app_secret set secret = ''`],
    ['remove a member', 'delete from member'],
    ['remove a car', 'delete from car'],
    ['change a card of the provider', 'update sso_card set refused = false'],
    ['change what was migrated', 'delete from drizzle.__drizzle_migrations'],
    ['empty a table', 'truncate rate_limit'],
    ['count a history anew', `select setval('appointment_event_id_seq', 1)`],
  ])('cannot %s', async (_what, statement) => {
    expect(await refusal(product.limited.execute(sql.raw(statement)))).toBe('42501');
  });

  it('lets the owner change the catalogue, which is counted', async () => {
    const version = async () =>
      (await product.limited.execute<{ version: string }>(sql`select version::text from catalogue_version`)).rows[0]
        ?.version;
    const before = Number(await version());
    await product.owner.execute(sql`update branch set lanes = lanes where location_id = 1001`);
    expect(Number(await version())).toBe(before + 1);
  });
});

describe('the rights', () => {
  it('name every table and view, and nothing else', async () => {
    const { db } = await ownDatabase();
    const { rows } = await db.execute<{ name: string }>(sql`
      select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p', 'm', 'f')`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
  });
});

describe('the clock', () => {
  it('can only be moved by the owner unless TEST_CLOCK is 1, and a start with nothing to do needs no owner', async () => {
    const product = await databaseOfOnesOwn();
    expect(await refusal(product.limited.execute(sql`update app_clock set shift = '1 day'`))).toBe(
      'it was not refused',
    );
    await product.server.stop();
    await spawnServer({ ...product.urls, SEED: 'catalogue', TEST_CLOCK: '0' });
    expect(await refusal(product.limited.execute(sql`update app_clock set shift = '1 day'`))).toBe('42501');
    const alone = await spawnServer({
      DATABASE_URL: product.urls?.DATABASE_URL ?? '',
      SEED: 'catalogue',
      TEST_CLOCK: '0',
    });
    expect((await alone.call('readHealth', {})).code).toBe(ERROR.ok);
  });
});
