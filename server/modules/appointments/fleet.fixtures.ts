import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { GroupItem } from '#contract/calls/group-booking.shapes.ts';
import { driverOf, requestedItem, type HoldRequest, type World } from './appointments.fixtures.ts';

export const COLLECTED = {
  address: '99 ซอยสุขใจ',
  province: 'กรุงเทพมหานคร',
  district: 'คลองเตย',
  sub_district: 'คลองตัน',
  postal_code: '10110',
  index: 3,
} as const;

/** What a company asks for one of its cars. */
export const fleetItem = (car: string, request: HoldRequest = {}, change: Partial<GroupItem> = {}): GroupItem => ({
  ...requestedItem({ ...request, item: { customer_data: driverOf('ทท 1'), ...request.item } }),
  is_guest: false,
  car_profile_id: car,
  by_mr_fit: false,
  ...change,
});

/** A company with so many registered cars, numbered from 1 on their plates. */
export async function fleetOf(world: World, count: number) {
  const company = world.owner({ kind: 'company', id: randomUUID() });
  const cars = Array.from({ length: count }, () => randomUUID());
  for (const [n, car] of cars.entries())
    await world.db.execute(sql`
      insert into car (id, owner_kind, owner_id, name, plate, plate_key, province, master_car_data_id, created_at)
      values (${car}::uuid, 'company', ${company.id}::uuid, 'รถ', ${`${n + 1}กก ${n + 1}`}, ${`${n + 1}กก${n + 1}`}, 'เชียงใหม่', 1020422, app_now())`);
  return { ...company, cars, car: (n: number) => cars[n - 1] ?? '' };
}
export type Fleet = Awaited<ReturnType<typeof fleetOf>>;

type Answered = ReturnType<Fleet['setupGroup']>;

export const codesOf = async (answer: Answered) => (await answer).item_list.map(({ error_code }) => error_code);
export const idsOf = async (answer: Answered) => (await answer).item_list.map((one) => ('id' in one ? one.id : ''));
