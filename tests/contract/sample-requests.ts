import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls, type CallName } from '#contract/calls/all.ts';
import type { RequestOf } from '#contract/call.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import type { TestClient } from '#tests/support/server.ts';

const LOCATION_ID = 1001;
/** 'Puncture repair': half an hour, no lead time. */
const SERVICE = { id: 104, hours: 0.5, preDay: 0 };

/** What must exist for every call to succeed. */
export interface World {
  /** A slot that is free. */
  readonly slot: string;
  /** A live hold of the guest with `cookie`. */
  readonly heldId: string;
  readonly cookie: string;
  /** Of a booking to come, with the plate `BOOKED_PLATE`. */
  readonly code?: string;
}

const BOOKED_PLATE = '9กก9999';

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

const write = () => ({ aff: '', device: 'web' as const, request_key: randomUUID() });

/** One good request for every call; a call without one does not compile. */
export const sampleRequests = ({
  slot,
  heldId,
  code = 'K7RM4XHD',
}: World): { [N in CallName]: RequestOf<(typeof calls)[N]> } => ({
  listDateTimes: {
    location_id: LOCATION_ID,
    hours: SERVICE.hours,
    max_pre_day: SERVICE.preDay,
    appointment_id: heldId,
  },
  setupTemporary: { item: bookingItem(slot, { appointment_id: heldId }), ...write() },
  confirm: { item: [heldId], ...write() },
  readBooking: { items: heldId },
  listBookingDetails: { items: [heldId] },
  changeStatus: { item: { appointment_id: heldId, status: 1 }, request_key: randomUUID() },
  cancelByCode: { register_number: BOOKED_PLATE, booking_code: code, request_key: randomUUID() },
  extendHold: { appointment_id: heldId, request_key: randomUUID() },
  listAlternatives: {
    location_id: LOCATION_ID,
    hours: SERVICE.hours,
    max_pre_day: SERVICE.preDay,
    date_time: slot,
    appointment_id: heldId,
  },
  listSoonest: {
    hours: SERVICE.hours,
    max_pre_day: SERVICE.preDay,
    latitude: 13.7,
    longitude: 100.5,
    location_id: LOCATION_ID,
    limit: 5,
    days: 7,
    appointment_id: heldId,
  },
  listCarMasterData: {},
  listServices: { options: { entities: [] } },
  listBranches: { keywords: '', latitude: 13.7, longitude: 100.5, options: { entities: ['open_time', 'close_time'] } },
  suggestBranches: { keyword: 'บาง' },
  listServiceGroups: { limit_per_page: 5, page: 1 },
  listBranchPages: { limit_per_page: 5, page: 2 },
  listHomeWidgets: { lat: 13.7, lng: 100.5 },
  listMenuServices: { limit_per_page: 100 },
  readHealth: {},
  signOut: { kind: 'member' },
});

const held = z.object({ id: z.string() });

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

const codes = new Map<string, Promise<string>>();

/** One for each server: cancelling it again is answered alike. */
function bookedCode(client: TestClient): Promise<string> {
  const known = codes.get(client.url) ?? book(client);
  codes.set(client.url, known);
  return known;
}

async function book(client: TestClient): Promise<string> {
  const item = bookingItem(await freeSlot(client, 30));
  const customer_data = { ...item.customer_data, register_number: BOOKED_PLATE };
  const { cookie, results } = await client.call('setupTemporary', { item: { ...item, customer_data }, ...write() });
  const confirmed = await client.call('confirm', { item: [z.parse(held, results).id], ...write() }, { cookie });
  return z.parse(z.object({ code: z.string() }), confirmed.results).code;
}

/** A guest with a hold of their own. */
export async function newHolder(client: TestClient, skip = 0): Promise<World> {
  const slot = await freeSlot(client, skip);
  const answer = await client.call('setupTemporary', { item: bookingItem(slot), ...write() });
  if (answer.code !== 0 || answer.cookie === undefined) throw new Error(`No hold: ${answer.text}`);
  const { id: heldId } = z.parse(held, answer.results);
  return { slot: await freeSlot(client, skip + 10), heldId, cookie: answer.cookie };
}

/** The same, and somebody's booking that can be cancelled by its code. */
export const newHolderAndBooking = async (client: TestClient, skip = 0): Promise<World> => ({
  ...(await newHolder(client, skip)),
  code: await bookedCode(client),
});
