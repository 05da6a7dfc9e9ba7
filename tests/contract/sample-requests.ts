import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls, type CallName } from '#contract/calls/all.ts';
import type { Call, RequestOf } from '#contract/call.ts';
import type { TemporaryBookingItem } from '#contract/wire/appointment.ts';
import { branchNow } from '#domain/thai-calendar.ts';
import { codeIn, grantFor, newcomer, newMember, registration, type Grant } from '#tests/support/card.ts';
import type { Answer, TestClient } from '#tests/support/server.ts';

const LOCATION_ID = 1001;
/** 'Puncture repair': half an hour, no lead time. */
const SERVICE = { id: 104, hours: 0.5, preDay: 0 };

/** What has to exist for every call to succeed. */
export interface World {
  /** A slot that is free. */
  readonly slot: string;
  /** A live hold of the guest with `cookie`. */
  readonly heldId: string;
  readonly cookie: string;
  /** Of a booking to come, with the plate `BOOKED_PLATE`. */
  readonly code?: string;
  readonly member?: SampleMember;
}

/** Somebody signed in, and what others with new cards may sign in and register with. */
interface SampleMember {
  readonly cookie: string;
  /** Of the favourite, and of a car that may be removed. */
  readonly cars: readonly string[];
  /** Held by this member. */
  readonly booking: string;
  /** Of a coupon that has been asked for. */
  readonly redemption: string;
  readonly signsIn: Grant;
  readonly registers: Grant;
}

const NO_GRANT: Grant = { code_authentication: 'x'.repeat(43), state: '' };

/** The cookie of somebody who may make the call. */
export const callerOf = (call: Call, { cookie, member }: World): string =>
  call.who.includes('guest') ? cookie : (member?.cookie ?? '');

/** A coupon that costs nothing. */
export const GIFT = 901;

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

export const write = (request_key: string = randomUUID()) => ({ aff: '', device: 'web' as const, request_key });

/** A car as in `registration`, with another plate. */
export const sampleCar = {
  car_name: 'คันใหม่',
  car_register_number: '8ขข 8888',
  province: 'เชียงใหม่',
  brand: 1,
  genres: 102,
  spec: 10_204,
  master_car_data_id: 1_020_422,
};

const historyFilter = (cookie: string) => ({
  code: codeIn(cookie),
  register_number: '5กก',
  start_gte: '2024-01-01',
  start_lte: '2099-12-31',
});

/** One good request for every call; a call without one does not compile. */
export const sampleRequests = ({
  slot,
  heldId,
  cookie,
  code = 'K7RM4XHD',
  member,
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
  changeStatusList: {
    code: codeIn(member?.cookie ?? cookie),
    item: [member?.booking ?? heldId],
    status: 1,
    request_key: randomUUID(),
  },
  cancelByCode: { register_number: BOOKED_PLATE, booking_code: code, request_key: randomUUID() },
  findSameVisit: { appointment_id: heldId },
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
  listHomeWidgets: { lat: 13.7, lng: 100.5, location_id: LOCATION_ID },
  listMenuServices: { limit_per_page: 100 },
  readHealth: {},
  signOut: { kind: 'member' },
  openProfile: { ...(member?.signsIn ?? NO_GRANT), request_key: randomUUID() },
  registerMember: registration(member?.registers ?? NO_GRANT),
  readProfile: { code: codeIn(member?.cookie ?? cookie) },
  updateProfile: {
    code: codeIn(member?.cookie ?? cookie),
    data: { contact_tel: '0811112222' },
    request_key: randomUUID(),
  },
  readCardData: { code: codeIn(member?.cookie ?? cookie) },
  fetchMe: {},
  listBookings: { code: codeIn(member?.cookie ?? cookie), status: 2, page: 1, keywords: 'บาง', register_number: '9กก' },
  listMyCars: { code: codeIn(member?.cookie ?? cookie) },
  readMyCar: { code: codeIn(member?.cookie ?? cookie), car_profile_id: member?.cars[0] ?? heldId },
  addCar: { code: codeIn(member?.cookie ?? cookie), car: sampleCar, request_key: randomUUID() },
  editCar: {
    code: codeIn(member?.cookie ?? cookie),
    car: { ...sampleCar, car_register_number: '4จจ 4444', car_profile_id: member?.cars[0] ?? heldId },
    request_key: randomUUID(),
  },
  favourCar: {
    code: codeIn(member?.cookie ?? cookie),
    car_profile_id: member?.cars[0] ?? heldId,
    request_key: randomUUID(),
  },
  askUpload: {
    code: codeIn(member?.cookie ?? cookie),
    file_name: 'car.jpg',
    file_type: 'image/jpeg',
    file_size: 1_000,
  },
  noteOdometer: {
    code: codeIn(member?.cookie ?? cookie),
    car_profile_id: member?.cars[0] ?? heldId,
    odometer: 45_678,
    request_key: randomUUID(),
  },
  listMaintenance: { ...historyFilter(member?.cookie ?? cookie), page: 1 },
  groupMaintenance: { ...historyFilter(member?.cookie ?? cookie), page: 1 },
  listServiceHistory: {
    ...historyFilter(member?.cookie ?? cookie),
    car_profile_id: member?.cars[0] ?? heldId,
    page: 1,
  },
  exportServiceHistory: { ...historyFilter(member?.cookie ?? cookie), car_profile_id: member?.cars[0] ?? heldId },
  deleteCar: {
    code: codeIn(member?.cookie ?? cookie),
    car_profile_id: member?.cars[1] ?? heldId,
    request_key: randomUUID(),
  },
  readPoints: { code: codeIn(member?.cookie ?? cookie), force_update: 'true' },
  listPointHistory: { code: codeIn(member?.cookie ?? cookie), items: member?.redemption ?? heldId, page: 1 },
  claimPoints: {
    code: codeIn(member?.cookie ?? cookie),
    item: { bought_on: branchNow(Date.now()).date, receipt: 'R-1', note: 'ไม่ได้รับคะแนน' },
    request_key: randomUUID(),
  },
  listCoupons: { code: codeIn(member?.cookie ?? cookie) },
  obtainCoupon: { code: codeIn(member?.cookie ?? cookie), coupon_id: GIFT, request_key: randomUUID() },
  useCoupon: { code: codeIn(member?.cookie ?? cookie), items: member?.redemption ?? heldId },
  readCouponStatus: { code: codeIn(member?.cookie ?? cookie), items: member?.redemption ?? heldId },
  listRedemptions: { code: codeIn(member?.cookie ?? cookie), page: 1 },
});

/** Of what was held. */
export const idOf = ({ results }: Answer): string => z.parse(z.object({ id: z.string() }), results).id;

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

/** One for each server: cancelling it again gets the same answer. */
function bookedCode(client: TestClient): Promise<string> {
  const known = codes.get(client.url) ?? book(client);
  codes.set(client.url, known);
  return known;
}

async function book(client: TestClient): Promise<string> {
  const item = bookingItem(await freeSlot(client, 30));
  const customer_data = { ...item.customer_data, register_number: BOOKED_PLATE };
  const held = await client.call('setupTemporary', { item: { ...item, customer_data }, ...write() });
  const confirmed = await client.call('confirm', { item: [idOf(held)], ...write() }, { cookie: held.cookie });
  return z.parse(z.object({ code: z.string() }), confirmed.results).code;
}

/** A guest with a hold of their own. */
export async function newHolder(client: TestClient, skip = 0): Promise<World> {
  const slot = await freeSlot(client, skip);
  const answer = await client.call('setupTemporary', { item: bookingItem(slot), ...write() });
  if (answer.code !== 0 || answer.cookie === undefined) throw new Error(`No hold: ${answer.text}`);
  return { slot: await freeSlot(client, skip + 10), heldId: idOf(answer), cookie: answer.cookie };
}

/** The same, and somebody's booking that can be cancelled by its code. */
export const newHolderAndBooking = async (client: TestClient, skip = 0): Promise<World> => ({
  ...(await newHolder(client, skip)),
  code: await bookedCode(client),
});

/** The same, and a member: what is used once is new each time. */
export async function withMember(client: TestClient, world: World): Promise<World> {
  const cookie = await newMember(client);
  const code = codeIn(cookie);
  await client.call('addCar', { code, car: { ...sampleCar, car_register_number: '7งง 7777' } }, { cookie });
  const listed = await client.call('listMyCars', { code }, { cookie });
  const { car_profile_list: cars } = z.parse(calls.listMyCars.answer, listed.results);
  const held = await client.call(
    'setupTemporary',
    { item: bookingItem(await freeSlot(client, 40)), ...write() },
    { cookie },
  );
  const obtained = await client.call('obtainCoupon', { code, coupon_id: GIFT }, { cookie });
  const { redemption } = z.parse(calls.obtainCoupon.answer, obtained.results);
  const member = {
    cookie,
    booking: idOf(held),
    redemption: redemption.redemption_id,
    cars: cars.map(({ car_profile_id: id }) => id),
    signsIn: await grantFor(client),
    registers: await newcomer(client),
  };
  return { ...world, member };
}
