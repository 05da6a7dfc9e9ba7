import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { emptiedDatabase } from '#tests/fault/booking-ledger.ts';
import { bookingCodeOf, confirm, hold, idOf, WITHOUT_LIMITS } from '#tests/fault/booking-load.ts';
import { emptyDatabase, look, modesBelow, openCopies } from '#tests/support/copies.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { bookingRows, rowCounts } from '#tests/support/stored-rows.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { migrate } from '../migrate.ts';
import { findViolations } from '../oracles.ts';
import { type Db } from '../pool.ts';
import { migrateUpTo } from './schema-version.ts';

const copies = openCopies();
const { url: source, days } = await emptiedDatabase(20);
const server = await startTestServer({ databaseUrl: source, env: WITHOUT_LIMITS });

async function book(client: TestServer, date: string, time: string): Promise<[id: string, code: string]> {
  const held = await hold(client, { date, time });
  expect(held.code).toBe(ERROR.ok);
  const confirmed = await confirm(client, idOf(held), held.cookie);
  expect(confirmed.code).toBe(ERROR.ok);
  return [idOf(held), bookingCodeOf(confirmed)];
}

const bookAll = async (time: string) => new Map(await Promise.all(days.map((date) => book(server, date, time))));

const confirmedIn = (db: Db) =>
  db
    .execute<{ id: string; code: string }>(sql`select id::text, code from appointment where state = 'confirmed'`)
    .then(({ rows }) => new Map(rows.map(({ id, code }) => [id, code])));

describe('a logical copy', () => {
  it('taken while bookings go on has every booking answered before it began, and none made later', async () => {
    const before = await bookAll('09:00');
    const open = await hold(server, { date: days[0]!, time: '13:00' });

    const brake = new Client({ connectionString: source });
    await brake.connect();
    await brake.query('begin; lock table car_year in access exclusive mode');
    const place = copies.newPlace();
    const taking = copies.take(source, place);
    await vi.waitFor(
      async () => {
        const { rows } = await server.db.execute<{ n: number }>(
          sql`select count(*)::int as n from pg_stat_activity where application_name = 'roddee-backup' and wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows[0]?.n).toBe(1);
      },
      { timeout: 8000, interval: 10 },
    );
    const meanwhile = await bookAll('10:00');
    await brake.query('rollback');
    await brake.end();
    await taking;
    expect(meanwhile.size).toBe(days.length);

    const target = await emptyDatabase();
    await copies.restore(target, place);
    await look(target, async (db) => {
      expect(await confirmedIn(db)).toEqual(before);
      expect(await findViolations(db)).toEqual([]);
    });

    const again = await startTestServer({ databaseUrl: target, env: WITHOUT_LIMITS });
    const known = await confirm(again, idOf(open), open.cookie);
    expect(known.code).toBe(ERROR.ok);
    await book(again, days[1]!, '15:00');
    expect(await findViolations(again.db)).toEqual([]);
  });

  it('brings back every row of every table, letter for letter', async () => {
    const { url: rich } = await ownDatabase();
    await look(rich, async (db) => {
      await db.execute(
        sql`update appointment set note = ${'แท็บ\tบรรทัด\nใหม่ \\ \\N "อ้าง" \\.\n\r'}, customer = customer || ${JSON.stringify({ x: 'ก\\t\u{1F697}' })}::jsonb where id in (select id from appointment order by id limit 50)`,
      );
      await db.execute(
        sql`update appointment set other_service = repeat('ยาว', 200000) where id = (select id from appointment order by id limit 1)`,
      );
      await db.execute(sql`update branch set lat = 13.123456789012345, lng = 100.1 + 0.2, keywords = '{}'`);
    });
    const place = copies.newPlace();
    await copies.take(rich, place);
    const target = await emptyDatabase();
    await copies.restore(target, place);
    const all = async (db: Db) => [await bookingRows(db), await rowCounts(db), await sums(db)];
    const [were, are] = [await look(rich, all), await look(target, all)];
    expect(are).toEqual(were);
    expect(Object.keys(await look(target, rowCounts)).length).toBeGreaterThan(15);
  });

  it('is readable only by this user, says that it holds personal data, and what it was made from', async () => {
    const place = copies.newPlace();
    copies.said.length = 0;
    const manifest = await copies.take(source, place);
    const modes = modesBelow(place);
    const folders = new Set(['.', 'tables']);
    expect(modes.size).toBeGreaterThan(15);
    expect([...modes].filter(([name, mode]) => mode !== (folders.has(name) ? 0o700 : 0o600))).toEqual([]);
    expect(copies.said.join('\n')).toMatch(/names, phone numbers and plates/);
    expect(manifest).toMatchObject({
      format: 1,
      version: '1.2.3',
    });
    expect(manifest.schema).toMatch(/^\d{4}_/);
    expect(Math.abs(Date.parse(manifest.at) - Date.now())).toBeLessThan(60_000);
    expect(readdirSync(copies.folder).filter((name) => name.includes('unfinished'))).toEqual([]);
    expect(readFileSync(join(place, 'tables/branch.copy'), 'utf8').split('\n').length).toBeGreaterThan(30);
  });

  it('of a database of the first tables, with other functions, is brought up to this release', async () => {
    const older = await emptyDatabase();
    await look(older, async (db) => {
      await migrateUpTo(db, '0000_tables');
      await db.execute(sql`
        create function app_now() returns timestamptz language sql as 'select clock_timestamp()';
        insert into branch values (1, 'b', 'ข', 'B', '', '', '', '', '', '', '', '', 13, 100, 2, '{}');
        insert into branch_day values (1, '2027-03-02', 2, 32, 72);
        insert into appointment (id, owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service, note, customer,
          plate_key, is_guest, aff, state, code, created_at)
        values ('00000000-0000-4000-8000-000000000001', 'guest', gen_random_uuid(), 1, '2027-03-02T10:00:00+07:00', '2027-03-02', 1, 0, '{}', '', '',
          '{}', '1กก1', true, '', 'confirmed', 'OLDER', clock_timestamp());
        insert into claim values (1, '2027-03-02', 40, 0, '00000000-0000-4000-8000-000000000001')`);
    });
    const place = copies.newPlace();
    await copies.take(older, place);
    const target = await emptyDatabase();
    await copies.restore(target, place);
    await look(target, async (db) => {
      expect(await rowCounts(db)).toMatchObject({
        app_clock: 1,
        catalogue_version: 1,
        app_secret: 1,
        branch: 1,
        appointment: 1,
      });
      expect(await findViolations(db)).toEqual([]);
      expect((await confirmedIn(db)).get('00000000-0000-4000-8000-000000000001')).toBe('OLDER');
    });
  });

  it('is restored without asking where there are tables but no data', async () => {
    const place = copies.newPlace();
    await copies.take(source, place);
    const target = await emptyDatabase();
    await look(target, migrate);
    await copies.restore(target, place);
    await look(target, async (db) => expect(await confirmedIn(db)).toEqual(await confirmedIn(server.db)));
  });
});

/** One sum over all rows of each table. */
async function sums(db: Db): Promise<unknown[]> {
  const tables = Object.keys(await rowCounts(db));
  return Promise.all(
    tables.map(async (name) => {
      const table = sql.raw(name);
      const { rows } = await db.execute(
        sql`select ${name} as name, md5(string_agg(t::text, E'\n' order by t::text)) as sum from ${table} t`,
      );
      return rows[0];
    }),
  );
}
