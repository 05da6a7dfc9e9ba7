import { brotliCompressSync, constants } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { fleetCars } from '#contract/calls/fleet.columns.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { demoCompanies } from '../../content/demo/companies.ts';
import type { Reader } from '../../db/transaction.ts';
import { successBody } from '../../http/envelope.ts';
import type { CallContext } from '../../http/call-context.ts';
import { listCars as listProfiles } from '../cars/my-cars.repo.ts';
import { groupNeeds, listNeeds } from '../history/maintenance.service.ts';
import { listCars } from './fleet.service.ts';

const { db } = await ownDatabase();
const company = demoCompanies.find(({ cars }) => cars === 10_000);
if (company === undefined) throw new Error('no company with 10,000 cars');

const context: CallContext = {
  language: 'th',
  owners: [{ kind: 'company', id: company.id }],
  code: 'x',
  requestId: 'x',
  address: '127.0.0.1',
  saysScript: false,
  gone: new AbortController().signal,
};

/** What the work answers, how many statements it took, and how many rows of cars and bookings they read. */
async function counted<Answer>(work: (reader: Reader) => Promise<Answer>) {
  return db.transaction(async (tx) => {
    let statements = 0;
    const execute: typeof tx.execute = (query) => {
      statements += 1;
      return tx.execute(query);
    };
    const reader = new Proxy(tx, {
      get: (of, name) => (name === 'execute' ? execute : (Reflect.get(of, name) as unknown)),
    });
    const answer = await work(reader);
    const { rows } = await tx.execute<{ read: number }>(sql`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname in ('car', 'appointment')`);
    return { answer, statements, read: rows[0]?.read ?? 0 };
  });
}

const { rows: stored } = await db.execute<{ n: number }>(
  sql`select ((select count(*) from car) + (select count(*) from appointment))::int as n`,
);
/** Each table may be read a few times, and each car or booking looked up once more. */
const FEW_READS = 5 * (stored[0]?.n ?? 0);

it.each([
  ['X30 the fleet table', (reader: Reader) => listCars(reader, context)],
  ['C11 the list of cars', (reader: Reader) => listProfiles(reader, context.owners)],
  ['C41 recommended maintenance', (reader: Reader) => listNeeds(reader, { code: 'x' }, context)],
  ['C42 the same by car', (reader: Reader) => groupNeeds(reader, { code: 'x' }, context)],
])('%s of 10,000 cars is read with a few statements that read each row a few times', async (_what, work) => {
  const { statements, read } = await counted<unknown>(work);
  expect(statements).toBeLessThanOrEqual(6);
  expect(read).toBeGreaterThan(10_000);
  expect(read).toBeLessThan(FEW_READS);
});

it('FLEET-01 the table has all 10,000 cars, in the order of their plates, in under 45 bytes for each as it is sent', async () => {
  const columns = await listCars(db, context);
  const cars = fleetCars(columns);
  expect(cars).toHaveLength(10_000);
  const plates = cars.map(({ car_register_number: plate }) => plate);
  // oxlint-disable-next-line unicorn/require-array-sort-compare -- by code points, as the server orders them
  expect(plates).toEqual(plates.toSorted());
  const body = successBody(calls.listFleet, columns);
  const sent = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  expect(sent.length / cars.length).toBeLessThan(45);
});

it('what the table says of a car is what C42 says of it', async () => {
  const cars = new Map(fleetCars(await listCars(db, context)).map((car) => [car.car_profile_id, car]));
  const { car_list: needs } = await groupNeeds(db, { code: 'x' }, context);
  expect(needs.length).toBeGreaterThan(0);
  for (const { maintenance_list: all, ...need } of needs) {
    const car = cars.get(need.car_profile_id);
    const wanted = all.filter(({ state }) => state === 'due' || state === 'soon');
    expect(car).toMatchObject({
      car_register_number: need.car_register_number,
      odometer: need.odometer_read,
      due: {
        state: all[0]?.state,
        date: all[0]?.due_date,
        odometer: all[0]?.due_odometer,
        advice: wanted.map(({ advice_id, name }) => ({ advice_id, name })),
      },
    });
    expect(car?.due.services.length).toBeGreaterThan(0);
    expect((car?.due.date ?? '') <= branchNow(new Date()).date).toBe(true);
  }
});
