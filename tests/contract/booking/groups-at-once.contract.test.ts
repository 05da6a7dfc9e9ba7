import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { findViolations } from '#server/db/oracles.ts';
import { LOCATION_ID } from '#tests/support/booked-branch.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { spawnServer, startTestServer } from '#tests/support/server.ts';
import { codesOf, confirmed, newFleet, setUp } from './company.ts';
import { groupItem, SERVICE } from '../sample-booking.ts';

const GROUPS = 20;
const CARS = 5;

const { db, config, ...reader } = await startTestServer({ env: NO_LIMITS });
const env = { DATABASE_URL: config.databaseUrl ?? '', ...NO_LIMITS };
const servers = [await spawnServer(env), await spawnServer(env)] as const;
const serverOf = (n: number) => servers[n % 2 === 0 ? 0 : 1];

const deadlocks = async () => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
};
const storedGroups = async () => {
  const { rows } = await db.execute<{ cars: number; states: string[] }>(
    sql`select count(*)::int as cars, array_agg(distinct state) as states from appointment where group_id is not null group by group_id`,
  );
  return rows;
};

/** The same time on three days of one branch. */
async function slotsOn(time: string): Promise<string[]> {
  const asked = { location_id: LOCATION_ID, hours: SERVICE.hours, max_pre_day: SERVICE.preDay };
  const { results } = await reader.call('listDateTimes', asked);
  const { datetime_list: days } = z.parse(calls.listDateTimes.answer, results);
  const free = days.slice(2).flatMap(({ times }) => times.filter((one) => one.time === time));
  return free.slice(0, 3).map(({ date_time }) => date_time);
}

it('groups of cars over the same days in opposite orders, from two server processes: none deadlocks, none is held or confirmed in part', async () => {
  const before = await deadlocks();
  const times = [await slotsOn('10:00'), await slotsOn('13:00')];
  const fleets = await Promise.all(Array.from({ length: GROUPS }, () => newFleet(db, CARS)));
  const answers = await Promise.all(
    fleets.map(async (fleet, n) => {
      const slots = times[n % 4 < 2 ? 0 : 1] ?? [];
      const items = fleet.cars.map((car, i) => groupItem(slots[i % slots.length] ?? '', car));
      return setUp(await fleet.setUp(serverOf(n), n % 2 === 0 ? items : items.toReversed()));
    }),
  );
  const whole = answers.filter((answer) => codesOf(answer).every((code) => code === 0));
  const none = answers.filter((answer) => codesOf(answer).every((code) => code !== 0));
  expect(whole.length).toBeGreaterThan(0);
  expect(none.length).toBeGreaterThan(0);
  expect(whole.length + none.length).toBe(GROUPS);
  expect(await storedGroups()).toEqual(whole.map(() => ({ cars: CARS, states: ['held'] })));

  // All of them have just run out, so that confirming locks the days again.
  await db.execute(sql`update appointment set expires_at = app_now() where group_id is not null`);
  const confirms = await Promise.all(
    fleets.flatMap((fleet, n) => {
      const ids = answers[n]?.item_list.flatMap((item) => ('id' in item ? item.id : [])) ?? [];
      if (ids.length === 0) return [];
      return [fleet.confirm(serverOf(n), ids), fleet.confirm(serverOf(n + 1), ids.toReversed())];
    }),
  );
  for (const answer of confirms) expect(codesOf(confirmed(answer))).toEqual(Array(CARS).fill(0));
  expect(await storedGroups()).toEqual(whole.map(() => ({ cars: CARS, states: ['confirmed'] })));
  expect([await deadlocks(), await findViolations(db)]).toEqual([before, []]);
});
