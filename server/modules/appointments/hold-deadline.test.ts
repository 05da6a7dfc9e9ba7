import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../http/call-context.ts';
import { worldOfEachTest } from '#tests/support/appointments-world.ts';
import { sweep } from '../../jobs/expiry.job.ts';
import { failureName, failureOf, MONDAY, type Guest, type HoldRequest } from './appointments.fixtures.ts';
import { NORTH } from './planted-catalogue.fixtures.ts';

const world = await worldOfEachTest();

/** The clock of Monday morning; holds begin at 09:10 and are 15 minutes long. */
const clock = (time: string) => world.freeze(`${MONDAY}T${time}:00+07:00`);
const until = (time: string) => new Date(`${MONDAY}T${time}:00+07:00`).toISOString();

/** Holds the slot again: as a new booking, or the same one once more. */
const ways = [
  ['a new booking', (guest: Guest, _id: string, request: HoldRequest = {}) => guest.hold(request)],
  ['the same booking', (guest: Guest, id: string, request: HoldRequest = {}) => guest.hold({ ...request, id })],
] as const;

describe.each(ways)('a slot that is held again by its owner, as %s', (_name, again) => {
  it('before its deadline keeps that deadline, however often it is released', async () => {
    const guest = world.guest();
    let { id } = await guest.hold();
    for (const time of ['09:11', '09:15', '09:24']) {
      await clock(time);
      await guest.release(id);
      const held = await again(guest, id);
      expect(held).toMatchObject({ expires_at: until('09:25'), extendable: true });
      id = held.id;
    }
  });

  it('keeps the extra time of its extension, and gets no second one', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await guest.extend(id);
    await guest.release(id);
    await clock('09:20');
    const held = await again(guest, id);
    expect(held).toMatchObject({ expires_at: until('09:40'), extendable: false });
    expect(await failureName(guest.extend(held.id))).toBe('alreadyExtended');
    await clock('09:40');
    const anew = await again(guest, held.id);
    expect(anew).toMatchObject({ expires_at: until('09:55'), extendable: false });
    expect(await failureName(guest.extend(anew.id))).toBe('alreadyExtended');
  });

  it.each(['swept', 'not swept'])(
    'after its deadline has new ones, to six lengths since the first, and then none for an hour (%s)',
    async (tidy) => {
      const guest = world.guest();
      let { id } = await guest.hold();
      const rounds = [
        ['09:25', '09:40'],
        ['09:45', '10:00'],
        ['10:05', '10:20'],
        ['10:20', '10:35'],
        ['10:37', '10:40'],
      ] as const;
      for (const [time, end] of rounds) {
        await clock(time);
        if (tidy === 'swept') await sweep(world.db);
        const held = await again(guest, id);
        expect([time, held.expires_at]).toEqual([time, until(end)]);
        id = held.id;
      }
      await clock('10:40');
      const refused = await failureOf(again(guest, id));
      expect([refused.failure, refused.details.retry_after]).toEqual(['heldLongEnough', 3600]);
      await clock('11:39');
      expect(await failureName(again(guest, id))).toBe('heldLongEnough');
      await clock('11:40');
      expect(await again(guest, id)).toMatchObject({ expires_at: until('11:55'), extendable: true });
    },
  );

  it('another slot, branch or guest starts a new deadline', async () => {
    const guest = world.guest();
    const first = await guest.hold();
    await guest.extend(first.id);
    await guest.release(first.id);
    await clock('09:20');
    const fresh = { expires_at: until('09:35'), extendable: true };
    const other = await again(guest, first.id, { time: '11:00' });
    expect(other).toMatchObject(fresh);
    await guest.release(other.id);
    const elsewhere = await again(guest, other.id, { branch: NORTH });
    expect(elsewhere).toMatchObject(fresh);
    expect(await world.guest().hold()).toMatchObject(fresh);
  });

  it('a slot that a hold was moved away from goes on where it was', async () => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await guest.extend(id);
    await clock('09:20');
    await guest.hold({ id, time: '11:00' });
    await guest.hold({ id, time: '14:00' });
    const goesOn = { expires_at: until('09:40'), extendable: false };
    // While the moved hold is live, and after it was released.
    const second = await guest.hold({ time: '11:00' });
    expect(second).toMatchObject(goesOn);
    await guest.release(id);
    await guest.release(second.id);
    expect(await again(guest, id)).toMatchObject(goesOn);
    await clock('09:30');
    expect(await guest.hold({ time: '12:00' })).toMatchObject({ expires_at: until('09:45'), extendable: true });
  });

  it('two slots swapped between two bookings cannot be held forever', async () => {
    const guest = world.guest();
    const times = ['11:00', '14:00'];
    const ids = await Promise.all(times.map(async (time) => (await guest.hold({ time })).id));
    const outcomes: string[] = [];
    for (let minutes = 14; minutes <= 210 && outcomes.length < 2; minutes += 14) {
      await clock(
        `${String(9 + Math.floor((10 + minutes) / 60)).padStart(2, '0')}:${String((10 + minutes) % 60).padStart(2, '0')}`,
      );
      times.reverse();
      for (const [index, id] of ids.entries()) {
        const held = await guest.hold({ id, time: times[index] ?? '' }).catch((error: unknown) => error);
        if (held instanceof CallFailure) outcomes.push(held.failure);
        else ids[index] = (held as { id: string }).id;
      }
    }
    expect(outcomes).toEqual(['heldLongEnough', 'heldLongEnough']);
  });

  it('a refusal changes nothing', async () => {
    const guest = world.guest();
    const first = await guest.hold();
    const { id } = await guest.hold({ time: '11:00' });
    await world.db.execute(
      sql`update appointment set held_since = held_since - interval '2 hours' where id = ${first.id}::uuid`,
    );
    await clock('09:25');
    await sweep(world.db);
    const stored = async () =>
      (await world.db.execute(sql`select id, state, version from appointment order by id`)).rows;
    const before = await stored();
    expect(await failureName(again(guest, first.id))).toBe('heldLongEnough');
    expect(await stored()).toEqual(before);
    expect(await again(guest, id, { time: '11:00' })).toMatchObject({ expires_at: until('09:40') });
  });
});

describe('a booking that was confirmed', () => {
  it('does not affect the countdown of its slot once it is cancelled', async () => {
    const guest = world.guest();
    const { id } = await guest.hold({ date: '2027-03-04' });
    await guest.extend(id);
    await guest.confirm(id);
    await guest.release(id);
    await clock('09:20');
    expect(await guest.hold({ date: '2027-03-04' })).toMatchObject({ expires_at: until('09:35'), extendable: true });
  });

  it.each([
    ['begins anew', 'is kept', { expires_at: until('09:35'), extendable: true }],
    ['goes on', 'is cancelled', { expires_at: until('09:40'), extendable: false }],
  ])('%s at the slot that it was moved away from if it %s', async (_countdown, fate, expected) => {
    const guest = world.guest();
    const { id } = await guest.hold();
    await guest.extend(id);
    await clock('09:20');
    await guest.hold({ id, date: '2027-03-04' });
    await guest.confirm(id);
    if (fate === 'is cancelled') await guest.release(id);
    expect(await guest.hold()).toMatchObject(expected);
  });
});
