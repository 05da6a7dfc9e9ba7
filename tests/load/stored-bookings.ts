import type { Client } from 'pg';
import { calls } from '#contract/calls/all.ts';
import { openConnection } from './client/connection.ts';
import { formText } from './client/form-text.ts';
import { readRequest } from './client/requests.ts';

/** How many days back and ahead bookings are spread over: most are past, as after years of use. */
const DAYS = { back: 1500, ahead: 59 };

/**
 * Fills the empty book with this many half-hour bookings, spread evenly over the open days of all branches. As in real use, past ones are
 * completed and have released their lanes.
 */
export async function storeBookings(db: Client, count: number): Promise<void> {
  await db.query('truncate appointment, branch_day, closure cascade');
  // Nothing here needs a trigger: each row is made from the one that it names.
  await db.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`);
  await db.query(`
    create temp table place as
      select gen_random_uuid() as id, b.location_id, d.day, lane - 1 as lane, cell, h.open_cell, h.close_cell, b.lanes
      from branch b
      cross join (select (app_now() at time zone 'Asia/Bangkok')::date + i as day from generate_series(-${DAYS.back}, ${DAYS.ahead}) i) d
      join branch_hours h on h.location_id = b.location_id and h.weekday = extract(dow from d.day)
      cross join lateral generate_series(h.open_cell, h.close_cell - 2, 2) cell
      cross join lateral generate_series(1, b.lanes) lane
      order by lane, cell - h.open_cell, hashint8(b.location_id * 100000 + (d.day - date '2020-01-01'))
      limit ${count}`);
  const { rows } = await db.query<{ stored: string }>('select count(*) as stored from place');
  if (Number(rows[0]?.stored) !== count) throw new Error(`There is no room for ${count} bookings.`);
  await db.query(`
    insert into branch_day (location_id, day, lanes, open_cell, close_cell)
    select distinct location_id, day, lanes, open_cell, close_cell from place`);
  await db.query(`
    insert into appointment (id, owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids,
      other_service, note, customer, plate_key, is_guest, aff, state, code, created_at)
    select id, 'guest', gen_random_uuid(), location_id, (day + cell * interval '15 minutes') at time zone 'Asia/Bangkok',
      day, 2, 0, '{103}', '', '', '{"first_name": "-", "last_name": "-", "tel_no": "0800000000"}', '11111', true, '',
      case when day < (app_now() at time zone 'Asia/Bangkok')::date then 'completed' else 'confirmed' end, 'S' || row_number() over (), app_now()
    from place`);
  await db.query(`
    insert into claim (location_id, day, cell, lane, appointment_id)
    select location_id, day, cell + i, lane, id from place, generate_series(0, 1) i
    where day >= (app_now() at time zone 'Asia/Bangkok')::date`);
  await db.query('drop table place; reset session_replication_role; reset synchronous_commit; reset work_mem');
  await db.query('vacuum (analyze) appointment, claim, branch_day');
  await db.query('checkpoint');
}

const WARM_UP = 60;

/** The address of a request for free times. */
export type TimesQuestion = string;

const visit = { hours: 0.5, max_pre_day: 0 };

/** The free times of one branch, or the soonest of all branches with the counts of two weeks. */
export const timesOf = (branch: number): TimesQuestion =>
  `${calls.listDateTimes.path}?${formText('listDateTimes', { ...visit, location_id: branch })}`;
export const soonest: TimesQuestion = `${calls.listSoonest.path}?${formText('listSoonest', { ...visit, days: 14 })}`;

/** How long such requests take over HTTP, one after the other. */
export async function askForTimes(
  origin: string,
  questions: readonly TimesQuestion[],
  count: number,
): Promise<number[]> {
  const { send, close } = openConnection(origin, 0);
  const ms: number[] = [];
  for (let number = 0; number < WARM_UP + count; number += 1) {
    const question = questions[number % questions.length] ?? soonest;
    const begun = performance.now();
    const { status, body } = await send(readRequest(`${question}&timestamp=${number}`));
    if (!body.toString('latin1', 0, 20).startsWith('{"error_code":0,'))
      throw new Error(`The times were refused: ${status}`);
    if (number >= WARM_UP) ms.push(performance.now() - begun);
  }
  close();
  return ms;
}
