import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { accountCodeOf } from '#server/http/session.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { newAccount, signIn } from '#tests/support/sign-in.ts';
import { encodeCall, spawnServer } from '#tests/support/server.ts';
import { BRANCH, confirm, hold, idOf, WITHOUT_LIMITS } from './booking-load.ts';
import { emptiedDatabase } from './booking-ledger.ts';

const ROUNDS = effort(3, 20);
const CROWD = 500;
const VISITS = 300;
const LONGEST_DELAY_MS = 500;

const { url, db, days } = await emptiedDatabase(40);
const server = await spawnServer({ DATABASE_URL: url, ...WITHOUT_LIMITS, POOL_SIZE: '10' });

const account = await newAccount(db, 'member');
const cookie = await signIn(db, 'member', account);
const code = accountCodeOf(cookie.slice(cookie.indexOf('=') + 1));
await db.execute(sql`
  insert into appointment (id, owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service, note, customer,
    plate_key, is_guest, aff, state, code, created_at)
  select gen_random_uuid(), 'member', ${account}::uuid, ${BRANCH}, at, (at at time zone 'Asia/Bangkok')::date, 2, 0, '{103,104}', '', 'ช่วยดูเบรก',
    ${JSON.stringify({ first_name: 'สมหญิง', last_name: 'ใจงาม', tel_no: '0898765432', email: '', register_number: '6จจ 6666', brand: 'Toyota', model: 'Yaris', year: '2019' })}::jsonb,
    '6จจ6666', false, '', 'completed', 'PR' || n, at
  from generate_series(1, ${VISITS}::int) n, lateral (select date_trunc('hour', app_now()) - make_interval(days => n) as at) t`);

const own = { cookie };
const reads = [
  () => server.call('exportServiceHistory', { code }, own),
  () => server.call('listMaintenance', { code }, own),
  () => server.call('listServiceHistory', { code }, own),
  () => server.call('listBookings', { code }, own),
  () => server.call('listPointHistory', { code }, own),
] as const;
type Asked = Awaited<ReturnType<(typeof reads)[0]>>;

const crowdOf = (kinds: readonly (() => Promise<Asked>)[]) => () =>
  Promise.all(Array.from({ length: CROWD }, (_, i) => kinds[i % kinds.length]!()));

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How long a stranger's confirm takes that is sent just after the crowd, and what the crowd was answered. */
async function confirmAmid(crowd: () => Promise<Asked[]>, number: number) {
  const held = await hold(server, { date: days[number % days.length]!, time: '13:00' });
  const gone = crowd();
  await pause(20);
  const begun = performance.now();
  const { code: answered } = await confirm(server, idOf(held), held.cookie);
  const ms = performance.now() - begun;
  expect(answered).toBe(ERROR.ok);
  return { ms, answers: await gone };
}

describe('a stranger’s confirm', () => {
  it.each([
    ['exports', crowdOf(reads.slice(0, 1))],
    ['exports, lists of maintenance, visits and bookings, and point histories', crowdOf(reads)],
  ])(`is delayed by one account’s ${CROWD} %s at once by less than ${LONGEST_DELAY_MS} ms`, async (what, crowd) => {
    for (const read of reads) expect((await read()).code).toBe(ERROR.ok);
    const [alone, amid]: number[][] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone!.push((await confirmAmid(() => Promise.resolve([]), round)).ms);
      const { ms, answers } = await confirmAmid(crowd, round);
      amid!.push(ms);
      const [done, refused] = [200, 503].map((status) => answers.filter((answer) => answer.status === status));
      expect([done!.length > 0, done!.length + refused!.length]).toEqual([true, CROWD]);
      for (const { code: said, headers } of refused!)
        expect([said, headers.get('retry-after')]).toEqual([ERROR.unavailable, '5']);
    }
    const delay = median(amid!) - median(alone!);
    // Something else on the machine can slow down a round, so in a share one round in time is enough; the whole figure is the median.
    expect(effort(Math.min(...amid!) - median(alone!), delay)).toBeLessThan(LONGEST_DELAY_MS);
    reportFigure({
      what: `a confirm amid one account's ${CROWD} ${what}`,
      wanted: `delayed by less than ${LONGEST_DELAY_MS} ms`,
      measured: `${Math.round(delay)} ms later (median of ${ROUNDS}; ${Math.round(Math.max(...amid!))} ms at the slowest, ${Math.round(median(alone!))} ms alone)`,
    });
  });

  it('another account’s lists are answered meanwhile', async () => {
    const other = await signIn(db, 'member', await newAccount(db, 'member'));
    const theirs = accountCodeOf(other.slice(other.indexOf('=') + 1));
    const gone = crowdOf(reads.slice(0, 1))();
    await pause(20);
    expect((await server.call('listBookings', { code: theirs }, { cookie: other })).code).toBe(ERROR.ok);
    await gone;
  });

  it('whoever disconnects gives all places back, waiting or at work', async () => {
    const { path } = calls.exportServiceHistory;
    const body = new URLSearchParams(encodeCall('exportServiceHistory', { code }));
    for (let round = 0; round < 3; round += 1) {
      const leaving = new AbortController();
      const asked = Array.from({ length: 14 }, () =>
        fetch(`${server.url}${path}`, { method: 'POST', body, headers: { cookie }, signal: leaving.signal }),
      );
      await pause(30);
      leaving.abort();
      await Promise.allSettled(asked);
    }
    await vi.waitFor(
      async () => {
        const answers = await Promise.all(Array.from({ length: 14 }, () => reads[3]()));
        expect(answers.map((answer) => answer.code)).toEqual(answers.map(() => ERROR.ok));
      },
      { timeout: 10_000, interval: 100 },
    );
  });
});
