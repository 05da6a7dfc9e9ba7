import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { giveCar, newAccount } from '#tests/support/sign-in.ts';
import { LOCK } from '../db/advisory-lock.ts';
import { inTransaction } from '../db/transaction.ts';
import { failureName, TUESDAY } from '../modules/appointments/appointments.fixtures.ts';
import { sweep } from './expiry.job.ts';
import { forgetDue, startRetention } from './retention.job.ts';

const world = await worldOfEachTest();

const KEEP_DAYS = 30;
const forget = () => forgetDue(world.db, KEEP_DAYS);
const NOTHING = { abandoned: 0, past: 0, cars: 0, sessions: 0, links: 0, photos: 0, forms: 0 };

/** The personal data left in the row. */
const kept = async (id: string) => {
  const { rows } = await world.db.execute(sql`
    select customer ->> 'first_name' || (customer ->> 'last_name') || (customer ->> 'tel_no') || (customer ->> 'email') as contact,
      note || other_service as texts, customer ->> 'register_number' as plate, plate_key, customer ->> 'brand' as brand, service_ids as services,
      forgotten_at is not null as forgotten, (select string_agg(distinct actor, ',') from appointment_event where appointment_id = a.id) as actors
    from appointment a where id = ${id}::uuid`);
  return rows[0];
};
const GONE = { contact: '', texts: '', plate: '', plate_key: '-', brand: 'Toyota', services: [11], forgotten: true };
const THERE = { plate: '1กข 1234', plate_key: '1กข1234', forgotten: false };

const item = { note: 'โทรก่อน', other_service: 'ล้างรถ' };
async function confirmed() {
  const guest = world.guest();
  const { id } = await guest.hold({ item });
  await guest.confirm(id);
  return { guest, id };
}

describe("drivers' links", () => {
  it('are removed when the day of the visit is over, and not before', async () => {
    const { id } = await confirmed();
    const { rows } = await world.db.execute<{ day: string }>(sql`
      insert into driver_link values (${id}::uuid, 'h', app_now())
      returning (select day::text from appointment where id = ${id}::uuid) as day`);
    const day = String(rows[0]?.day);
    await world.freeze(`${day}T23:59:59+07:00`);
    expect(await forget()).toEqual(NOTHING);
    await world.freeze(new Date(Date.parse(`${day}T00:00:00+07:00`) + 86_400_000).toISOString());
    expect(await forget()).toEqual({ ...NOTHING, links: 1 });
  });
});

describe('abandoned holds', () => {
  it('that ran out are forgotten a day after their deadline and not before, plate and all', async () => {
    const { id } = await world.guest().hold({ item });
    await world.db.execute(sql`update appointment set held_until = expires_at`);
    await world.freeze(`${TUESDAY}T09:24:59+07:00`);
    await sweep(world.db);
    expect([await forget(), await kept(id)]).toEqual([NOTHING, expect.objectContaining(THERE)]);
    await world.freeze(`${TUESDAY}T09:25:00+07:00`);
    expect(await forget()).toEqual({ ...NOTHING, abandoned: 1 });
    expect(await kept(id)).toEqual({ ...GONE, actors: 'guest,job' });
    expect(await forget()).toEqual(NOTHING);
  });

  it('that were given back are forgotten too, and those from before deadlines were kept by their last event', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await guest.release(id);
    await world.db.execute(sql`update appointment set held_until = null`);
    await world.freeze(`${TUESDAY}T09:09:59+07:00`);
    expect(await forget()).toEqual(NOTHING);
    await world.freeze(`${TUESDAY}T09:10:00+07:00`);
    expect(await forget()).toEqual({ ...NOTHING, abandoned: 1 });
    expect(await kept(id)).toMatchObject(GONE);
  });

  it('cannot be confirmed once forgotten, but are held anew with the data then sent', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await world.freeze('2027-03-02T20:00:00+07:00');
    await sweep(world.db);
    await world.freeze('2027-03-04T08:00:00+07:00');
    expect(await forget()).toMatchObject({ abandoned: 1 });
    expect(await failureName(guest.confirm(id))).toBe('holdExpired');
    const { id: anew } = await guest.hold({ id, date: '2027-03-05' });
    expect(await kept(anew)).toMatchObject(THERE);
    await guest.confirm(anew);
  });

  it('are left alone while live', async () => {
    const { id } = await world.guest().hold();
    await world.db.execute(
      sql`update appointment set expires_at = expires_at + interval '90 days', created_at = '2020-01-01'`,
    );
    await world.freeze('2027-05-01T10:00:00+07:00');
    expect([await forget(), await kept(id)]).toEqual([NOTHING, expect.objectContaining(THERE)]);
  });
});

describe('bookings whose time is past', () => {
  it('keep contact for as long as is configured, then branch, services, date and the make of the car', async () => {
    const { id } = await confirmed();
    const cancelled = await confirmed();
    await world.db.execute(
      sql`update appointment set starts_at = starts_at + interval '1 day', day = day + 1 where id = ${cancelled.id}::uuid`,
    );
    await cancelled.guest.release(cancelled.id);
    await world.freeze('2027-03-03T08:00:00+07:00');
    await sweep(world.db);
    await world.freeze('2027-04-01T09:59:59+07:00');
    expect([await forget(), await kept(id)]).toEqual([NOTHING, expect.objectContaining(THERE)]);
    await world.freeze('2027-04-01T10:00:00+07:00');
    expect(await forget()).toEqual({ ...NOTHING, past: 1 });
    expect(await kept(id)).toEqual({ ...GONE, actors: 'guest,job' });
    expect(await kept(cancelled.id)).toMatchObject(THERE);
    await world.freeze('2027-04-02T10:00:00+07:00');
    expect(await forget()).toEqual({ ...NOTHING, past: 1 });
    expect(await kept(cancelled.id)).toMatchObject(GONE);
  });

  it('of a member keep the car: it is part of their history', async () => {
    const { id } = await confirmed();
    await world.db.execute(sql`update appointment set owner_kind = 'member'`);
    await world.freeze('2027-03-03T08:00:00+07:00');
    await sweep(world.db);
    await world.freeze('2027-04-02T10:00:00+07:00');
    expect(await forget()).toMatchObject({ past: 1 });
    expect(await kept(id)).toMatchObject({ ...GONE, plate: '1กข 1234', plate_key: '1กข1234' });
  });

  it('cannot be found once forgotten, however the plate is left out', async () => {
    const { guest, id } = await confirmed();
    const { rows } = await world.db.execute<{ code: string }>(sql`select code from appointment where id = ${id}::uuid`);
    const code = rows[0]?.code ?? '';
    await world.freeze('2027-03-03T08:00:00+07:00');
    await sweep(world.db);
    await world.freeze('2027-04-02T10:00:00+07:00');
    await forget();
    for (const plate of ['1กข1234', '-', '--'])
      expect(await failureName(guest.read({ register_number: plate, booking_code: code }))).toBe('bookingNotFound');
  });
});

describe('cars that their owner removed', () => {
  it('are kept as long as what was booked, and longer where a booking names them', async () => {
    const { id } = await confirmed();
    const member = await newAccount(world.db, 'member');
    const add = async (removed: string | null) => {
      const car = randomUUID();
      await giveCar(world.db, 'member', member, car);
      await world.db.execute(sql`update car set removed_at = ${removed}::timestamptz where id = ${car}::uuid`);
      return car;
    };
    const kept = [await add('2027-03-02T09:10:01+07:00'), await add('2027-03-02T09:10:00+07:00')];
    await add('2027-03-02T09:10:00+07:00');
    kept.push(await add(null));
    await world.db.execute(sql`update appointment set car_id = ${kept[1]}::uuid where id = ${id}::uuid`);
    await world.freeze('2027-04-01T09:10:00+07:00');
    expect(await forget()).toMatchObject({ cars: 1 });
    const { rows } = await world.db.execute<{ id: string }>(sql`select id::text from car`);
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining(kept));
    expect(await forget()).toMatchObject({ cars: 0 });
    await world.db.execute(sql`delete from car`);
    await world.db.execute(sql`delete from member`);
  });
});

describe('sessions', () => {
  const session = (kind: string, end: string, reason: string | null) =>
    world.db.execute(sql`
      insert into session (id, kind, account_id, token_hash, created_at, expires_at, ended_at, ended_reason)
      values (gen_random_uuid(), ${kind}, ${kind === 'guest' ? null : sql`gen_random_uuid()`}, gen_random_uuid(), '2027-01-01',
        ${reason === null ? end : '2027-12-01'}::timestamptz, ${reason === null ? null : end}::timestamptz, ${reason}) returning id::text`);

  it('that have ended are removed after 30 days and not before, those of accounts too', async () => {
    await world.db.execute('truncate session');
    await session('guest', '2027-03-01T00:00:00Z', null);
    await session('member', '2027-03-01T00:00:00Z', 'superseded');
    await session('company', '2027-03-01T00:00:01Z', 'signed_out');
    await world.freeze('2027-03-30T23:59:59Z');
    expect(await forget()).toEqual(NOTHING);
    await world.freeze('2027-03-31T00:00:00Z');
    expect(await forget()).toEqual({ ...NOTHING, sessions: 2 });
    await world.freeze('2027-03-31T00:00:01Z');
    expect(await forget()).toEqual({ ...NOTHING, sessions: 1 });
  });

  it('of guests stay as long as a booking of theirs keeps contact data', async () => {
    await world.db.execute('truncate session');
    const guest = world.guest();
    const { id } = await guest.hold();
    await guest.confirm(id);
    await world.db.execute(sql`update session set expires_at = '2027-03-02T00:00:00Z' where id = ${guest.id}::uuid`);
    await world.freeze('2027-03-03T08:00:00+07:00');
    await sweep(world.db);
    await world.freeze('2027-04-01T09:59:00+07:00');
    expect(await forget()).toEqual(NOTHING);
    await world.freeze('2027-04-01T10:00:00+07:00');
    expect(await forget()).toEqual({ ...NOTHING, past: 1, sessions: 1 });
  });
});

describe('a round', () => {
  it('goes on beyond one batch', async () => {
    await confirmed();
    await world.freeze('2027-03-03T08:00:00+07:00');
    await sweep(world.db);
    await world.db.execute(sql`
      insert into appointment (id, owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service, note, customer,
        plate_key, is_guest, aff, state, code, created_at)
      select gen_random_uuid(), owner_kind, owner_id, location_id, starts_at, day, cells, lead_days, service_ids, other_service, note, customer,
        plate_key, is_guest, aff, state, code || i, created_at from appointment, generate_series(1, 449) i`);
    await world.freeze('2027-05-01T08:00:00+07:00');
    expect(await forget()).toMatchObject({ past: 450 });
  });

  it('waits neither for another process doing the same nor for a locked booking', async () => {
    await confirmed();
    await world.freeze('2027-03-03T08:00:00+07:00');
    await sweep(world.db);
    await world.freeze('2027-05-01T08:00:00+07:00');
    await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK.retention})`);
      expect(await forget()).toBeNull();
    });
    await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`select from appointment for update`);
      expect(await forget()).toEqual(NOTHING);
    });
    expect(await forget()).toMatchObject({ past: 1 });
  });

  it('runs on its own and does nothing once stopped', async () => {
    const { id } = await confirmed();
    await world.freeze('2027-03-03T08:00:00+07:00');
    await sweep(world.db);
    const log = { info: () => {}, error: () => {} };
    const job = startRetention({ owner: world.db, log, config: { keepContactDays: KEEP_DAYS }, everyMs: 20 });
    await world.freeze('2027-05-01T08:00:00+07:00');
    await expect.poll(() => kept(id)).toMatchObject(GONE);
    await job.stop();
  });
});
