import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import { lastDayOf } from '#domain/membership/loyalty.ts';
import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { readNow } from '#server/db/clock.ts';
import { newDriver } from './driver.ts';
import { startMemberWorld } from './member-world.ts';
import { newSaver } from './saver.ts';

const { server } = await startMemberWorld();
const today = branchNow(await readNow(server.db)).date;

const widgetsOf = async ({ code, cookie }: { code: string; cookie: string }) => {
  const { results } = await server.call('listMemberWidgets', { code }, { cookie });
  return z.parse(calls.listMemberWidgets.answer, results).widget_list;
};

it('HOME-01 a member sees the next visit, what is due, at most three, and the points with those that end first', async () => {
  const saver = await newSaver(server);
  expect(await widgetsOf(saver)).toEqual([
    { kind: 'next_visit', booking: null },
    { kind: 'due', maintenance_list: [] },
    { kind: 'points', point: 0, ending: null },
  ]);
  const day = addDays(today, -1);
  await saver.buy('petrol', 35.99, day);
  const driver = await newDriver(server, saver.cookie);
  await driver.visited(`${addDays(today, -500)}T10:00:00+07:00`, { services: [401, 501, 601, 801], odometer: 10_000 });
  const id = await driver.book('5กก5555');
  const [visit, due, points] = await widgetsOf(saver);
  expect(visit).toMatchObject({ kind: 'next_visit', booking: { appointment_id: id } });
  expect(points).toEqual({ kind: 'points', point: 35, ending: { date: lastDayOf(day), point: 35 } });
  const { maintenance_list: all } = await driver.read('listMaintenance', {});
  const wanted = all.filter(({ state, booked }) => (state === 'due' || state === 'soon') && booked === null);
  expect(wanted.length).toBeGreaterThan(0);
  expect(due).toEqual({ kind: 'due', maintenance_list: wanted.slice(0, 3) });
});

it('a guest, and a member with the code of somebody else, are refused', async () => {
  const [saver, other] = [await newSaver(server), await newSaver(server)];
  const mixed = await server.call('listMemberWidgets', { code: other.code }, { cookie: saver.cookie });
  expect(mixed.code).not.toBe(ERROR.ok);
  expect((await server.call('listMemberWidgets', { code: saver.code }, {})).code).not.toBe(ERROR.ok);
});
