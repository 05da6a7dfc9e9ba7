import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { calls, type RequestFor } from '#contract/calls/all.ts';
import { MOST_CARS } from '#contract/calls/group-booking.shapes.ts';
import { ERROR } from '#contract/errors.ts';
import { addDays, branchNow, cellOf, dateTimeOf, weekday } from '#domain/thai-calendar.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { encodeCall, startTestServer, type Answer } from '#tests/support/server.ts';
import { giveCar } from '#tests/support/sign-in.ts';
import { setUp } from '../booking/company.ts';
import { groupItem, write } from '../sample-booking.ts';
import { newKeeper } from './fleet-keeper.ts';

const server = await startTestServer({ env: NO_LIMITS });
const today = branchNow(Date.now()).date;

type Plan = RequestFor<'planVisits'>['plan'];
const planned = ({ results, text }: Answer) => {
  const { data } = z.safeParse(calls.planVisits.answer, results);
  if (data === undefined) throw new Error(text);
  return data;
};

/** Branches far from each other and from Bangkok. */
const SOUTHERN = 1026;
const NORTHERN = 1010;
/** A fitting of tyres: an hour and a half, ordered a day ahead. */
const TYRES = { id: 101, hours: 1.5, preDay: 1 };

async function newPlanner(count: number) {
  const keeper = await newKeeper(server);
  const cars = Array.from({ length: count }, () => randomUUID());
  for (const [place, id] of cars.entries())
    await giveCar(server.db, 'company', keeper.account, id, `${place + 1}กก ${place + 1}`);
  const base: Plan = {
    cars: cars.map((car_profile_id) => ({ car_profile_id, service_list: [TYRES.id] })),
    from: today,
    until: addDays(today, 20),
    weekdays: [1, 2, 3, 4, 5, 6],
    from_time: '08:00',
    to_time: '16:00',
    branches: [1001, 1002, 1003],
    most_a_day: 5,
  };
  const plan = (change: Partial<Plan> = {}, cookie = keeper.cookie) =>
    server.call('planVisits', { code: keeper.code, plan: { ...base, ...change } }, { cookie });
  return { keeper, cars, base, plan };
}

const perDay = (visits: readonly { readonly date: string }[]) => {
  const days = new Map<string, number>();
  for (const { date } of visits) days.set(date, (days.get(date) ?? 0) + 1);
  return days;
};

describe('a plan of visits', () => {
  it(
    `of ${MOST_CARS} cars keeps every wish, holds nothing, and can then be held by one group`,
    { timeout: 60_000 },
    async () => {
      const { keeper, cars, base, plan } = await newPlanner(MOST_CARS);
      // In 20 days there are at least 17 that are no Sundays.
      const { visits, refused, branches, days } = planned(await plan({ most_a_day: 6 }));
      expect(refused).toEqual([]);
      expect(visits.map(({ car_profile_id: id }) => id).toSorted()).toEqual(cars.toSorted());
      expect(Math.max(...perDay(visits).values())).toBeLessThanOrEqual(6);
      for (const { date, time, location_id } of visits) {
        expect(date > today && date <= base.until && base.weekdays.includes(weekday(date))).toBe(true);
        expect('08:00' <= time && time <= '16:00').toBe(true);
        expect(base.branches).toContain(location_id);
      }
      expect(
        branches
          .filter(({ wished }) => wished)
          .map(({ location_id: id }) => id)
          .toSorted((a, b) => a - b),
      ).toEqual(base.branches);
      expect(days.some(({ date }) => date > base.until)).toBe(true);
      expect((await keeper.table()).every(({ booking }) => booking === null)).toBe(true);
      const item = visits.map(({ car_profile_id, location_id, date, time }) => ({
        ...groupItem(dateTimeOf(date, time), car_profile_id),
        location_id,
        service_list: [TYRES.id],
        hours: TYRES.hours,
        max_pre_day: TYRES.preDay,
      }));
      const held = setUp(
        await server.call('setupGroup', { item, allow_partial: false, ...write() }, { cookie: keeper.cookie }),
      );
      expect(new Set(held.item_list.map(({ error_code: code }) => code))).toEqual(new Set([0]));
    },
  );

  it('of 100 cars comes within the time of the solver', { timeout: 60_000 }, async () => {
    const { plan } = await newPlanner(100);
    const from = performance.now();
    const { visits } = planned(await plan({ most_a_day: 8 }));
    expect(visits).toHaveLength(100);
    expect(performance.now() - from).toBeLessThan(18_000);
  });

  it(
    'keeps the visits that were chosen by hand, says of those that are gone, and names the cars that take no part',
    { timeout: 60_000 },
    async () => {
      const { keeper, cars, base, plan } = await newPlanner(4);
      const [pinned = '', lost = '', booked = '', free = ''] = cars;
      const appointment_id = await keeper.hold(booked);
      const first = planned(await plan());
      const day = first.days.find(
        ({ location_id, date, room }) =>
          location_id === 1002 && date > addDays(today, 2) && room.every((lanes) => lanes > 0) && room.length > 20,
      );
      if (day === undefined) throw new Error('no free day');
      const stranger = randomUUID();
      const slot = { location_id: 1002, date: day.date, time: '10:00' };
      const { visits, refused } = planned(
        await plan({
          cars: [
            ...base.cars.filter(({ car_profile_id: id }) => id === booked || id === free),
            { car_profile_id: pinned, service_list: [TYRES.id], pinned: slot },
            { car_profile_id: lost, service_list: [TYRES.id], pinned: { ...slot, date: today } },
            { car_profile_id: stranger, service_list: [TYRES.id] },
          ],
        }),
      );
      expect(visits).toContainEqual({ car_profile_id: pinned, ...slot, pinned: true });
      expect(visits.find(({ car_profile_id: id }) => id === free)?.pinned).toBe(false);
      expect(visits).toHaveLength(2);
      const refusedOf = (id: string) => refused.find(({ car_profile_id: car }) => car === id);
      expect(refusedOf(booked)).toMatchObject({ error_code: ERROR.carAlreadyBooked, appointment_id });
      expect(refusedOf(lost)?.error_code).toBe(ERROR.slotTaken);
      expect(refusedOf(stranger)?.error_code).toBe(ERROR.carNotFound);
    },
  );

  it(
    'without branches plans each car near where it was last, and a chosen visit elsewhere or after the last day stays',
    { timeout: 60_000 },
    async () => {
      const { keeper, cars, base, plan } = await newPlanner(4);
      const [south = '', north = '', never = '', chosen = ''] = cars;
      const lasts = [
        { car: south, at: SOUTHERN },
        { car: north, at: NORTHERN },
        { car: chosen, at: NORTHERN },
      ];
      for (const { car, at } of lasts) {
        const id = await keeper.hold(car);
        await server.db.execute(sql`
          with freed as (delete from claim where appointment_id = ${id}::uuid)
          update appointment set state = 'completed', expires_at = null, code = ${id.slice(0, 8)}, location_id = ${at}, starts_at = '2025-03-03T10:00:00+07:00', day = '2025-03-03'
          where id = ${id}::uuid`);
      }
      const last = addDays(today, 30);
      const late =
        Array.from({ length: 7 }, (_, more) => addDays(last, 8 + more)).find((day) => weekday(day) === 3) ?? last;
      const pinned = { location_id: 1002, date: late, time: '10:00' };
      const answer = planned(
        await plan({
          branches: [],
          until: last,
          cars: base.cars.map((car) => (car.car_profile_id === chosen ? { ...car, pinned } : car)),
        }),
      );
      expect(answer.refused).toEqual([]);
      const branchOf = (id: string) => answer.visits.find((visit) => visit.car_profile_id === id)?.location_id;
      expect([branchOf(south), branchOf(north), branchOf(never)]).toEqual([SOUTHERN, NORTHERN, NORTHERN]);
      expect(answer.visits).toContainEqual({ car_profile_id: chosen, ...pinned, pinned: true });
      const near = answer.cars.find(({ car_profile_id: id }) => id === south)?.near ?? [];
      expect(near[0]).toEqual({ location_id: SOUTHERN, distance_km: 0, wished: true });
      expect(near.filter(({ wished }) => wished)).toHaveLength(3);
    },
  );

  it('names no car of another company, and without branches is made for the nearest ones', async () => {
    const { cars } = await newPlanner(1);
    const { base, plan } = await newPlanner(1);
    const { refused, branches, visits } = planned(
      await plan({ branches: [], cars: [...base.cars, { car_profile_id: cars[0] ?? '', service_list: [TYRES.id] }] }),
    );
    expect(refused.map(({ error_code: code }) => code)).toEqual([ERROR.carNotFound]);
    expect(branches.filter(({ wished }) => wished)).toHaveLength(3);
    expect(visits).toHaveLength(1);
    expect(cellOf(visits[0]?.time ?? '')).toBeGreaterThanOrEqual(cellOf('08:00'));
  });

  it('of days in the wrong order, of a branch or service that there is none, says so', async () => {
    const { base, plan } = await newPlanner(1);
    const codes = [
      await plan({ until: addDays(today, -1) }),
      await plan({ branches: [999_999] }),
      await plan({ cars: base.cars.map((car) => ({ ...car, service_list: [999_999] })) }),
    ].map(({ code }) => code);
    expect(codes).toEqual([ERROR.rangeInverted, ERROR.branchNotFound, ERROR.serviceNotFound]);
  });

  it(
    'and a second one of the same company take no place from what it reads, and one that is given up stops at once',
    { timeout: 60_000 },
    async () => {
      const { keeper, base, plan } = await newPlanner(60);
      const { planning } = server.app.gates;
      const order: string[] = [];
      const plans = [plan({ most_a_day: 8 }), plan({ most_a_day: 8 })].map(async (made) => {
        const { code } = await made;
        order.push('plan');
        return code;
      });
      await vi.waitFor(() => expect(planning.inside).toBe(1));
      for (let read = 0; read < 3; read += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person opens pages
        await keeper.table();
        order.push('read');
      }
      expect(planning.inside + planning.queued).toBe(1);
      expect(await Promise.all(plans)).toEqual([0, 0]);
      expect(order).toEqual(['read', 'read', 'read', 'plan', 'plan']);

      const leaving = new AbortController();
      const sent = fetch(`${server.url}${calls.planVisits.path}`, {
        method: 'POST',
        headers: { Cookie: keeper.cookie },
        body: new URLSearchParams(encodeCall('planVisits', { code: keeper.code, plan: { ...base, most_a_day: 8 } })),
        signal: leaving.signal,
      });
      await vi.waitFor(() => expect(planning.inside).toBe(1));
      leaving.abort();
      await expect(sent).rejects.toThrow('abort');
      await vi.waitFor(() => expect(planning.inside).toBe(0), { timeout: 500, interval: 10 });
    },
  );

  it(
    'beside others waits for its turn or is told to come again, and the server goes on answering meanwhile',
    { timeout: 90_000 },
    async () => {
      const planners = [await newPlanner(60), await newPlanner(60), await newPlanner(60), await newPlanner(60)];
      const all = { isOver: false };
      const waits: number[] = [];
      const watch = async () => {
        while (!all.isOver) {
          const from = performance.now();
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await server.call('readHealth', {});
          waits.push(performance.now() - from);
        }
      };
      const watching = watch();
      const answers = await Promise.all(
        planners.flatMap(({ plan }) => Array.from({ length: 4 }, () => plan({ most_a_day: 8 }))),
      );
      all.isOver = true;
      await watching;
      const codes = answers.map(({ code }) => code);
      expect(codes.filter((code) => code === 0).length).toBeGreaterThanOrEqual(2);
      expect(codes.filter((code) => code === ERROR.plannersBusy).length).toBeGreaterThanOrEqual(2);
      expect(new Set(codes)).toEqual(new Set([0, ERROR.plannersBusy]));
      expect(Math.max(...waits)).toBeLessThan(2000);
    },
  );
});
