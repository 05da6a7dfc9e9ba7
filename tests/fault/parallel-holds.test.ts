import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ERROR } from '#contract/errors.ts';
import { findViolations } from '#server/db/oracles.ts';
import { effort, reportFigure } from '#tests/support/effort.ts';
import { spawnServer } from '#tests/support/server.ts';
import {
  BRANCH,
  bookingCodeOf,
  confirm,
  emptyBook,
  hold,
  idOf,
  LANES,
  WITHOUT_LIMITS,
  type SlotRequest,
} from './booking-load.ts';
import { emptiedDatabase } from './booking-ledger.ts';

const TAKERS = 50;
const ROUNDS = effort(12, 2_000);

const { url, db, days } = await emptiedDatabase(40);
const env = { DATABASE_URL: url, ...WITHOUT_LIMITS };
const servers = await Promise.all([spawnServer(env), spawnServer(env)]);

const serverOf = (i: number) => servers[i % servers.length]!;

/** Retries if the server was too busy: that answer means that nothing was done. */
async function holdUntilAnswered(i: number, request: SlotRequest): Promise<number> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { code } = await hold(serverOf(i), request);
    if (code !== ERROR.unavailable) return code;
  }
  return ERROR.unavailable;
}

/** Takes all lanes of a slot but `left`. */
async function fill(date: string, time: string, left: number): Promise<void> {
  for (let i = left; i < LANES; i += 1) expect((await hold(serverOf(i), { date, time })).code).toBe(ERROR.ok);
}

describe('two server processes and one database', () => {
  it(`${TAKERS} parallel holds for a slot with c places left: exactly c succeed, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round > 0 && round % days.length === 0) {
        expect(await findViolations(db)).toEqual([]);
        await emptyBook(url);
      }
      const places = round % (LANES + 1);
      const date = days[round % days.length]!;
      await fill(date, '10:00', places);
      const codes = await Promise.all(
        Array.from({ length: TAKERS }, (_, i) => holdUntilAnswered(i, { date, time: '10:00' })),
      );
      expect([round, codes.filter((code) => code === ERROR.ok).length]).toEqual([round, places]);
      expect(codes.filter((code) => code !== ERROR.ok && code !== ERROR.slotTaken)).toEqual([]);
      const { rows } = await db.execute<{ lanes: number }>(
        sql`select count(distinct lane)::int as lanes from claim where location_id = ${BRANCH} and day = ${date}::date and cell = 40`,
      );
      expect(rows[0]?.lanes).toBe(LANES);
    }
    expect(await findViolations(db)).toEqual([]);
    reportFigure({
      what: 'parallel holds for a slot with c places left, two server processes on one database',
      wanted: 'exactly c succeed in 100,000 tries',
      measured: `exactly c in each of ${ROUNDS} rounds, c from 0 to ${LANES}, ${ROUNDS * TAKERS} tries`,
    });
  });

  it(`${TAKERS} repeats of one confirm with one key: one booking, the same bytes`, async () => {
    const held = await hold(serverOf(0), { date: days[0]!, time: '13:00' });
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: TAKERS }, (_, i) => confirm(serverOf(i), idOf(held), held.cookie, key)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.code).toBe(ERROR.ok);
    const { rows } = await db.execute(sql`
      select a.code, (select count(*)::int from appointment_event e where e.appointment_id = a.id and action = 'confirmed') as confirmed
      from appointment a where id = ${idOf(held)}::uuid`);
    expect(rows).toEqual([{ code: bookingCodeOf(answers[0]!), confirmed: 1 }]);
  });

  it(`${TAKERS} confirms of one hold without a key: one booking, one code`, async () => {
    const held = await hold(serverOf(0), { date: days[0]!, time: '14:00' });
    const answers = await Promise.all(
      Array.from({ length: TAKERS }, (_, i) => confirm(serverOf(i), idOf(held), held.cookie)),
    );
    expect(new Set(answers.map(bookingCodeOf)).size).toBe(1);
  });

  it(`${TAKERS} repeats of one hold with one key: one hold, the same bytes`, async () => {
    const first = await hold(serverOf(0), { date: days[0]!, time: '15:00' });
    const key = crypto.randomUUID();
    const request = { date: days[0]!, time: '16:00' };
    const answers = await Promise.all(
      Array.from({ length: TAKERS }, (_, i) => hold(serverOf(i), request, { cookie: first.cookie, key })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { rows } = await db.execute(sql`
      select count(*)::int as held from appointment where day = ${request.date}::date and starts_at = ${`${request.date}T16:00:00+07:00`}::timestamptz`);
    expect(rows).toEqual([{ held: 1 }]);
  });
});
