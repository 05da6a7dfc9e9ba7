import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { addDays, branchNow, dateTimeOf, weekday } from '#domain/thai-calendar.ts';
import { openPool } from '#server/db/pool.ts';
import { readNow } from '#server/db/clock.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import type { Answer, TestClient } from '#tests/support/server.ts';

/** For a server under load from one address. */
export const WITHOUT_LIMITS = { ...NO_LIMITS, POOL_SIZE: '20' };

export const BRANCH = 1001;
export const LANES = 6;
const SERVICE = { id: 103, hours: 0.5, max_pre_day: 0 };

export interface SlotRequest {
  readonly branch?: number;
  readonly date: string;
  readonly time: string;
}

export const slotItem = ({ branch = BRANCH, date, time }: SlotRequest): TemporaryBookingItem => ({
  customer_data: {
    first_name: 'ทดสอบ',
    last_name: 'ระบบ',
    tel_no: '0800000000',
    email: '',
    register_number: '1กก1111',
    brand: '',
    model: '',
    year: '',
    code: '',
  },
  datetime: dateTimeOf(date, time),
  service_list: [SERVICE.id],
  other_service: '',
  hours: SERVICE.hours,
  max_pre_day: SERVICE.max_pre_day,
  location_id: branch,
  is_guest: true,
  note: '',
});

const device = { aff: '', device: 'web' } as const;

export const hold = (
  client: TestClient,
  request: SlotRequest,
  options: { cookie?: string | undefined; key?: string } = {},
): Promise<Answer> =>
  client.call(
    'setupTemporary',
    { item: slotItem(request), ...device, request_key: options.key ?? randomUUID() },
    { cookie: options.cookie },
  );

export const confirm = (client: TestClient, id: string, cookie: string | undefined, key?: string): Promise<Answer> =>
  client.call('confirm', { item: [id], ...device, ...(key === undefined ? {} : { request_key: key }) }, { cookie });

export const idOf = (answer: Answer): string => z.parse(calls.setupTemporary.answer, answer.results).id;
export const bookingCodeOf = (answer: Answer): string => z.parse(calls.confirm.answer, answer.results).code;

/** The first days after today on which branches open. */
export async function openDays(url: string, count: number): Promise<string[]> {
  const db = openPool(url, { max: 1 });
  const today = branchNow(await readNow(db)).date;
  await db.$client.end();
  return Array.from({ length: 2 * count + 3 }, (_, i) => addDays(today, i + 1))
    .filter((date) => weekday(date) !== 0)
    .slice(0, count);
}

/** Removes all bookings, the invented ones too, and every closure. */
export async function emptyBook(url: string): Promise<void> {
  const db = openPool(url, { max: 1 });
  await db.execute('truncate appointment, branch_day, closure cascade');
  await db.$client.end();
}
