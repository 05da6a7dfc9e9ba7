import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { countLookup } from '#server/http/rate-limit.ts';
import { ownDatabase } from '#tests/support/test-database.ts';
import { untilWaiting } from '#tests/support/waiting.ts';

const { db } = await ownDatabase();

/** Frozen, 100 seconds before the end of a window. */
const freeze = (instant: string) =>
  db.execute(
    sql.raw(
      `create or replace function app_now() returns timestamptz language sql as $$ select timestamptz '${instant}' $$`,
    ),
  );
beforeAll(() => freeze('2027-03-01T10:13:20Z'));

type Rules = readonly (readonly [bucket: string, most: number])[];
const ask = async (name: 'count_hits' | 'seconds_over_limit', rules: Rules, hits = 1): Promise<number | undefined> => {
  const buckets = rules.map(([bucket]) => bucket);
  const most = rules.map(([, limit]) => limit);
  const { rows } = await db.execute<{ wait: number }>(
    sql`select ${sql.raw(name)}(${sql.param(buckets)}::text[], ${sql.param(most)}::int[], ${hits}) as wait`,
  );
  return rows[0]?.wait;
};
const count = (rules: Rules, hits?: number) => ask('count_hits', rules, hits);
const look = (rules: Rules, hits?: number) => ask('seconds_over_limit', rules, hits);
const hitsIn = async (bucket: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select coalesce(sum(hits), 0)::int as n from rate_limit where bucket = ${bucket}`,
  );
  return rows[0]?.n ?? 0;
};

describe('hits', () => {
  it('pass up to the limit, then say how many seconds the window has left', async () => {
    const rules = [[randomUUID(), 2]] as const;
    expect([await count(rules), await count(rules), await count(rules)]).toEqual([0, 0, 100]);
  });

  it('that exceed one bucket’s limit are not counted in the following buckets', async () => {
    const [owner, address] = [randomUUID(), randomUUID()];
    const rules: Rules = [
      [owner, 1],
      [address, 10],
    ];
    for (let i = 0; i < 5; i += 1) await count(rules);
    expect([await hitsIn(owner), await hitsIn(address)]).toEqual([5, 1]);
  });

  it('may be several at once', async () => {
    const rules = [[randomUUID(), 40]] as const;
    expect([await count(rules, 30), await count(rules, 10), await count(rules, 1)]).toEqual([0, 0, 100]);
  });

  it('are counted exactly when they are concurrent', async () => {
    const bucket = randomUUID();
    const waits = await Promise.all(Array.from({ length: 60 }, () => count([[bucket, 25]])));
    expect([waits.filter((wait) => wait === 0).length, await hitsIn(bucket)]).toEqual([25, 60]);
  });

  it('start again with each window of 15 minutes', async () => {
    const rules = [[randomUUID(), 1]] as const;
    await count(rules);
    expect(await count(rules)).toBe(100);
    await freeze('2027-03-01T10:14:59.999Z');
    expect(await count(rules)).toBe(1);
    await freeze('2027-03-01T10:15:00Z');
    expect([await count(rules), await count(rules)]).toEqual([0, 900]);
    await freeze('2027-03-01T10:13:20Z');
  });

  it('without a limit pass', async () => {
    expect([await count([]), await look([])]).toEqual([0, 0]);
  });
});

describe('look-ups', () => {
  it('are refunded in the order of counting, so that two at once never wait for each other', async () => {
    const { limits } = readConfig({});
    const lookUp = (plate: string, address: string) => countLookup(db, { register_number: plate }, address, limits);
    // They are stored in a different order from that of counting: the plate, the address, then both together.
    await lookUp('1กก1111', '10.0.0.2');
    await lookUp('1กก2222', '10.0.0.1');
    const refund = await lookUp('1กก1111', '10.0.0.1');
    const later = await db.transaction(async (tx) => {
      await tx.execute(sql`select from rate_limit where bucket like 'lookup-plate-network:%' for update`);
      const counting = lookUp('1กก1111', '10.0.0.1');
      await untilWaiting(db, 1);
      const refunding = refund();
      await untilWaiting(db, 2);
      return [counting, refunding];
    });
    await expect(Promise.all(later)).resolves.toHaveLength(2);
  });
});

describe('checking without counting', () => {
  it('says how one more would be answered, and changes nothing', async () => {
    const bucket = randomUUID();
    const rules = [[bucket, 2]] as const;
    await count(rules);
    expect([await look(rules), await look(rules, 2), await look(rules)]).toEqual([0, 100, 0]);
    await count(rules);
    expect([await look(rules), await hitsIn(bucket)]).toEqual([100, 2]);
  });

  it('finds any bucket over its limit, and ignores the window before', async () => {
    const [free, full] = [randomUUID(), randomUUID()];
    const rules: Rules = [
      [free, 5],
      [full, 1],
    ];
    await count([[full, 1]]);
    expect(await look(rules)).toBe(100);
    await freeze('2027-03-01T10:15:00Z');
    expect(await look(rules)).toBe(0);
    await freeze('2027-03-01T10:13:20Z');
  });
});
