import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls } from '#contract/calls/all.ts';
import { ERROR } from '#contract/errors.ts';
import type { GroupItem } from '#contract/calls/group-booking.shapes.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { LOCATION_ID } from '#tests/support/booked-branch.ts';
import { codeIn } from '#tests/support/card.ts';
import type { Answer, TestClient } from '#tests/support/server.ts';

/** 'Puncture repair': half an hour, no lead time. */
export const SERVICE = { id: 104, hours: 0.5, preDay: 0 };

export const bookingItem = (slot: string, change: Partial<TemporaryBookingItem> = {}): TemporaryBookingItem => ({
  customer_data: {
    first_name: 'สมชาย',
    last_name: 'ใจดี',
    tel_no: '0812345678',
    email: 'somchai@example.com',
    register_number: '1กก1234',
    brand: 'Toyota',
    model: 'Yaris',
    year: '2020',
    code: '',
  },
  datetime: slot,
  service_list: [SERVICE.id],
  other_service: '',
  hours: SERVICE.hours,
  max_pre_day: SERVICE.preDay,
  location_id: LOCATION_ID,
  is_guest: true,
  note: 'ช่วยดูยางหลังด้วย',
  ...change,
});

/** The same for a company's car that is collected. */
export const groupItem = (slot: string, car: string, change: Partial<GroupItem> = {}): GroupItem => ({
  ...bookingItem(slot),
  car_profile_id: car,
  is_guest: false,
  by_mr_fit: true,
  address_take_car: {
    address: '99 ซอยสุขใจ',
    province: 'กรุงเทพมหานคร',
    district: 'คลองเตย',
    sub_district: 'คลองตัน',
    postal_code: '10110',
    index: 3,
  },
  ...change,
});

export const write = (request_key: string = randomUUID()) => ({ aff: '', device: 'web' as const, request_key });

/** Of what was held. */
export const idOf = ({ results }: Answer): string => z.parse(z.object({ id: z.string() }), results).id;

interface Held {
  readonly cookie?: string | undefined;
  readonly key?: string;
  readonly customer?: Partial<TemporaryBookingItem['customer_data']>;
  readonly change?: Partial<TemporaryBookingItem>;
}

/** Asks to keep a slot for the car with this plate; as a new guest without a cookie. */
export const holdFor = (client: TestClient, slot: string, plate: string, held: Held = {}): Promise<Answer> => {
  const { cookie, key, customer, change } = held;
  const item = bookingItem(slot, change);
  const customer_data = { ...item.customer_data, register_number: plate, ...customer };
  return client.call('setupTemporary', { item: { ...item, customer_data }, ...write(key) }, { cookie });
};

/** The same, and confirmed. */
export async function bookFor(client: TestClient, slot: string, plate: string, booked: Held = {}) {
  const held = await holdFor(client, slot, plate, booked);
  const [id, cookie] = [idOf(held), booked.cookie ?? held.cookie];
  const { code: error, text, results } = await client.call('confirm', { item: [id], ...write() }, { cookie });
  if (error !== ERROR.ok) throw new Error(text);
  return { id, cookie, code: z.parse(calls.confirm.answer, results).code };
}

/** A free slot some days ahead; `skip` leaves the first ones to others. */
export async function freeSlot(client: TestClient, skip = 0): Promise<string> {
  const { results } = await client.call('listDateTimes', {
    location_id: LOCATION_ID,
    hours: SERVICE.hours,
    max_pre_day: SERVICE.preDay,
  });
  const { datetime_list: days } = z.parse(calls.listDateTimes.answer, results);
  const slot = days.slice(2).flatMap(({ times }) => times)[skip];
  if (!slot) throw new Error('The seeds leave no free slot');
  return slot.date_time;
}

/** The member's bookings, as their list shows them. */
export async function listedFor(client: TestClient, member: string) {
  const { results } = await client.call('listBookings', { code: codeIn(member) }, { cookie: member });
  return z
    .parse(calls.listBookings.answer, results)
    .booking_list.map(({ appointment_id: id, is_guest }) => ({ id, is_guest }));
}
