import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { driverOf, failureName, failureOf, requestedItem, MONDAY, NOW, TUESDAY } from './appointments.fixtures.ts';
import { HOUR, LANES, LONG_LEAD, MIDDLE, QUICK } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();

const stored = async () => {
  const { rows } = await world.db.execute(sql`select * from appointment order by id`);
  return rows;
};
const fill = async (request: Parameters<typeof requestedItem>[0] = {}, count = LANES) => {
  for (let i = 0; i < count; i += 1) await world.guest().hold(request);
};

describe('holding a slot', () => {
  it('a hold lasts 15 minutes and can be extended', async () => {
    const held = await world.guest().hold();
    expect(held).toEqual({
      id: expect.any(String) as string,
      expires_at: new Date(`${MONDAY}T09:25:00+07:00`).toISOString(),
      now: new Date(NOW).toISOString(),
      extendable: true,
    });
  });

  it('RB-12 keeps the customer data, the guest flag of the session, and not the member code', async () => {
    const item = requestedItem({});
    await world.guest().hold({
      item: {
        is_guest: false,
        note: 'ฝากดูเบรก',
        other_service: 'ล้างรถ',
        customer_data: { ...item.customer_data, code: 'secret' },
      },
    });
    const [row] = await stored();
    const { code: _code, ...customer } = item.customer_data;
    expect(row).toMatchObject({
      is_guest: true,
      note: 'ฝากดูเบรก',
      other_service: 'ล้างรถ',
      plate_key: '1กข1234',
      customer,
    });
    expect(JSON.stringify(row)).not.toContain('secret');
  });

  it('keeps half of a surrogate pair as a replacement character', async () => {
    const customer = requestedItem({}).customer_data;
    await world.guest().hold({ item: { note: 'a\ud800', customer_data: { ...customer, first_name: 'b\udc00' } } });
    expect((await stored())[0]).toMatchObject({ note: 'a\ufffd', customer: { first_name: 'b\ufffd' } });
  });

  it('takes exactly as many places as there are lanes, then names other slots', async () => {
    await fill();
    const failure = await failureOf(world.guest().hold());
    expect(failure.failure).toBe('slotTaken');
    expect(failure.details.alternatives?.map(({ why }) => why)).toEqual(['same_branch', 'same_time', 'next_day']);
    expect(await stored()).toHaveLength(LANES);
  });

  it.each([
    ['serviceNotFound', { item: { service_list: [QUICK, 999] } }],
    ['serviceNotFound', { item: { service_list: [2 ** 40] } }],
    ['branchNotFound', { branch: 999 }],
    ['branchNotFound', { branch: -(2 ** 40) }],
    ['servicesMismatch', { item: { hours: 0.25 } }],
    ['servicesMismatch', { item: { max_pre_day: 1 } }],
    ['slotTaken', { date: '2027-03-07' }],
    ['slotTaken', { date: MONDAY, time: '09:00' }],
    ['slotTaken', { time: '07:30' }],
    ['slotTaken', { time: '17:30', services: [HOUR] }],
    ['slotTaken', { services: [LONG_LEAD] }],
    ['slotTaken', { date: '2027-05-01' }],
    ['bookingNotFound', { id: randomUUID() }],
  ] as const)('answers %s and stores nothing', async (name, request) => {
    expect(await failureName(world.guest().hold(structuredClone<object>(request)))).toBe(name);
    expect(await stored()).toEqual([]);
  });

  it.each([
    '2027-03-02T10:15:00+07:00',
    '2027-03-02T10:00:01+07:00',
    '2027-02-30T10:00:00+07:00',
    '0000-01-01T10:00:00+07:00',
    '9999-12-31T10:00:00+07:00',
  ])('names the field of a time at which no slot starts: %s', async (datetime) => {
    const failure = await failureOf(world.guest().hold({ item: { datetime } }));
    expect([failure.failure, failure.details]).toEqual([
      'invalidInput',
      { fields: [{ field: 'item.datetime', problem: 'malformed' }] },
    ]);
  });

  it('the same instant in another zone is the same slot', async () => {
    await fill({ item: { datetime: '2027-03-02T03:00:00Z' } });
    expect(await failureName(world.guest().hold({ time: '10:00' }))).toBe('slotTaken');
  });

  it('one session has at most five live holds, even when asked for at once', async () => {
    const guest = world.guest();
    const times = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
    const results = await Promise.allSettled(
      times.map((time, car) => guest.hold({ time, item: { customer_data: driverOf(`${car + 1}กก 1`) } })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as { failure: string }] : [],
    );
    expect(refused.map(({ failure }) => failure)).toEqual(Array(3).fill('tooManyHolds'));
  });
});

describe('moving a hold', () => {
  it('takes the new slot, frees the old one and keeps the deadline', async () => {
    const guest = world.guest();
    const held = await guest.hold();
    await world.freeze(`${MONDAY}T09:20:00+07:00`);
    const moved = await guest.hold({ id: held.id, time: '14:00' });
    expect(moved).toMatchObject({ id: held.id, expires_at: held.expires_at });
    await fill({ time: '10:00' });
    await fill({ time: '14:00' }, LANES - 1);
    expect(await failureName(world.guest().hold({ time: '14:00' }))).toBe('slotTaken');
  });

  it('keeps the old slot when the new one is taken', async () => {
    const guest = world.guest();
    const held = await guest.hold();
    await fill({ time: '14:00' });
    const before = await stored();
    expect(await failureName(guest.hold({ id: held.id, time: '14:00' }))).toBe('slotTaken');
    expect(await stored()).toEqual(before);
    await fill({ time: '10:00' }, LANES - 1);
    expect(await failureName(world.guest().hold())).toBe('slotTaken');
  });

  it('RB-17 may overlap its own slot', async () => {
    const guest = world.guest();
    const held = await guest.hold({ services: [HOUR] });
    await fill({ services: [HOUR] }, LANES - 1);
    const listed = await guest.list({ id: held.id, services: [HOUR] });
    expect(listed.datetime_list.find(({ date }) => date === TUESDAY)?.times.map(({ time }) => time)).toContain('10:00');
    expect(await guest.hold({ id: held.id, services: [HOUR] })).toMatchObject({ id: held.id });
  });

  it('to another branch and day leaves nothing behind', async () => {
    const guest = world.guest();
    const held = await guest.hold();
    await guest.hold({ id: held.id, branch: 2, date: '2027-03-03' });
    await fill({ branch: MIDDLE });
    expect(await failureName(world.guest().hold({ branch: MIDDLE }))).toBe('slotTaken');
  });

  it('somebody else’s hold is not found, and a confirmed booking cannot be edited (RB-09), nor one that was cancelled after that', async () => {
    const guest = world.guest();
    const held = await guest.hold();
    expect(await failureName(world.guest().hold({ id: held.id, time: '14:00' }))).toBe('bookingNotFound');
    await guest.confirm(held.id);
    expect(await failureName(guest.hold({ id: held.id, time: '14:00' }))).toBe('alreadyConfirmed');
    await guest.release(held.id);
    expect(await failureName(guest.hold({ id: held.id, time: '14:00' }))).toBe('bookingCancelled');
  });

  it('an expired one is held anew, with a new deadline but no second extension', async () => {
    const guest = world.guest();
    const held = await guest.hold();
    await guest.extend(held.id);
    await world.freeze(`${MONDAY}T10:00:00+07:00`);
    const again = await guest.hold({ id: held.id });
    expect(again).toMatchObject({
      id: held.id,
      extendable: false,
      expires_at: new Date(`${MONDAY}T10:15:00+07:00`).toISOString(),
    });
  });
});

describe('the deadline of a hold', () => {
  it('is extended once, by 15 minutes', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    expect(await guest.extend(id)).toMatchObject({
      id,
      expires_at: new Date(`${MONDAY}T09:40:00+07:00`).toISOString(),
    });
    expect(await failureName(guest.extend(id))).toBe('alreadyExtended');
    expect(await guest.hold({ id })).toMatchObject({
      extendable: false,
      expires_at: new Date(`${MONDAY}T09:40:00+07:00`).toISOString(),
    });
  });

  it('a hold is live until just before its deadline', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await fill({}, LANES - 1);
    await world.freeze(`${MONDAY}T09:24:59.999+07:00`);
    expect(await failureName(world.guest().hold())).toBe('slotTaken');
    await world.freeze(`${MONDAY}T09:25:00+07:00`);
    expect(await failureName(guest.extend(id))).toBe('holdExpired');
    await fill();
    expect((await guest.details(id)).booking_list[0]).toMatchObject({ status: 4, expires_at: null });
  });

  it('nobody else can extend it, and a confirmed booking has none', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    expect(await failureName(world.guest().extend(id))).toBe('bookingNotFound');
    await guest.confirm(id);
    expect(await failureName(guest.extend(id))).toBe('alreadyConfirmed');
  });

  it('passes by the clock of the database, its offset included', async () => {
    await world.runClock(NOW);
    const guest = world.guest();
    await fill();
    expect(await failureName(guest.hold())).toBe('slotTaken');
    await world.db.execute(sql`update app_clock set shift = shift + interval '15 minutes'`);
    await fill();
    const { rows } = await world.db.execute(
      sql`select state, count(*)::int as count from appointment group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { state: 'expired', count: LANES },
      { state: 'held', count: LANES },
    ]);
  });
});
