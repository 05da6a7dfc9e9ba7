import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { branches } from '../content/branches.ts';
import { carBrands } from '../content/cars.ts';
import { services } from '../content/services.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { readNow } from './clock.ts';
import { readFunctions, readHistory } from './functions.ts';
import { databaseError } from './database-error.ts';
import { findViolations } from './oracles.ts';
import { migrate, prepareTemplate, seedOnce } from './prepare.ts';

const { url, db } = await ownDatabase();

const count = async (table: string) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]?.n;
const fingerprint = async () => {
  const { rows } = await db.execute<{ print: string }>(sql`
    select md5(string_agg(concat_ws('|', id, location_id, starts_at, cells, service_ids, customer, state, code), ',' order by id)) as print from appointment`);
  return rows[0]?.print;
};

describe('a prepared database', () => {
  it('has the whole catalogue', async () => {
    const years = carBrands.flatMap(({ models }) =>
      models.flatMap(({ variants }) => variants.flatMap((variant) => variant.years)),
    );
    expect([
      await count('branch'),
      await count('service'),
      await count('service_group'),
      await count('car_brand'),
      await count('car_year'),
    ]).toEqual([branches.length, services.length, 10, carBrands.length, years.length]);
  });

  it('has some weeks of bookings around today at every branch, and the oracles find nothing', async () => {
    const { rows } = await db.execute(sql`
      select count(distinct location_id)::int as branches, bool_or(starts_at < app_now()) as past, bool_or(starts_at > app_now() + interval '14 days') as coming
      from appointment`);
    expect(rows).toEqual([{ branches: branches.length, past: true, coming: true }]);
    expect(await findViolations(db)).toEqual([]);
  });

  it('prepared again, by several at once, stays as it is', async () => {
    const before = await fingerprint();
    await Promise.all([prepareTemplate(url), prepareTemplate(url), migrate(db)]);
    expect(await fingerprint()).toBe(before);
  });

  it('has the functions of this release in place of an older one’s, and none of those that it has not any more', async () => {
    const older = readHistory()[0] === readFunctions().sum ? null : readHistory()[0];
    await db.execute(sql`create function of_an_older_release() returns void language sql as ''`);
    await db.execute(
      sql`create or replace function app_now() returns timestamptz language sql as 'select null::timestamptz'`,
    );
    await db.execute(
      older === null ? sql`delete from drizzle.function_set` : sql`update drizzle.function_set set sum = ${older}`,
    );
    await migrate(db);
    expect((await readNow(db)).getTime()).toBeGreaterThan(0);
    const { rows } = await db.execute(
      sql`select sum, to_regproc('of_an_older_release') as left_over from drizzle.function_set`,
    );
    expect(rows).toEqual([{ sum: readFunctions().sum, left_over: null }]);
  });

  it('seeded on the same day gives the same bookings', async () => {
    const before = await fingerprint();
    await db.execute('truncate appointment, branch_day cascade');
    await db.execute(sql`delete from seed_marker where name in ('demo bookings', 'demo companies', 'demo visits')`);
    const sown = await db.execute<{ day: string }>(
      sql`select (sown_at at time zone 'Asia/Bangkok')::date::text as day from seed_marker where name = 'closures'`,
    );
    await db.execute(
      sql`update app_clock set shift = (${`${sown.rows[0]?.day ?? ''}T12:00:00+07:00`}::timestamptz - clock_timestamp())`,
    );
    await seedOnce(db, { demo: true });
    await db.execute(sql`update app_clock set shift = '0'`);
    expect(await fingerprint()).toBe(before);
  });

  it('without the demo has branches and no bookings', async () => {
    await db.execute('truncate appointment, branch, service, service_group, seed_marker cascade');
    await seedOnce(db, { demo: false });
    expect([await count('branch'), await count('appointment')]).toEqual([branches.length, 0]);
  });

  it('gets changed content, and only once', async () => {
    await db.execute(sql`update branch set name_en = 'Old name'`);
    await seedOnce(db, { demo: false });
    expect((await db.execute(sql`select 1 from branch where name_en = 'Old name'`)).rowCount).toBe(branches.length);
    await db.execute(sql`delete from seed_marker where name like 'catalogue %'`);
    await seedOnce(db, { demo: false });
    expect((await db.execute(sql`select 1 from branch where name_en = 'Old name'`)).rowCount).toBe(0);
  });
});

describe('the clock', () => {
  it('is the database clock plus its offset, in whole milliseconds', async () => {
    const wall = await db.execute<{ ms: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`);
    const now = (await readNow(db)).getTime();
    expect(now - Number(wall.rows[0]?.ms)).toBeLessThan(5_000);
    await db.execute(sql`update app_clock set shift = '2 days'`);
    expect((await readNow(db)).getTime() - now).toBeGreaterThanOrEqual(172_800_000);
    await db.execute(sql`update app_clock set shift = '0'`);
  });

  it('has one row and no more', async () => {
    const second = db.execute(sql`insert into app_clock ("only", shift) values (false, '0')`);
    expect(databaseError(await second.catch((error: unknown) => error))?.constraint).toBe('app_clock_only');
  });
});
