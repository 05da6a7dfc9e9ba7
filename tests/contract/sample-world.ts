import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { branchNow } from '#domain/thai-calendar.ts';
import { calls } from '#contract/calls/all.ts';
import { importFleet } from '#contract/calls/fleet-import.calls.ts';
import { codeIn, grantFor, newcomer, newMember, type Grant } from '#tests/support/card.ts';
import { cardOf, handOverOf, webviewCookie } from '#tests/support/hand-over.ts';
import type { TestClient, TestServer } from '#tests/support/server.ts';
import { giveCar, newAccount, newCompany as addCompany, signIn } from '#tests/support/sign-in.ts';
import { bookFor, bookingItem, freeSlot, idOf, write } from './sample-booking.ts';

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
  readonly company?: SampleCompany;
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
  /** Of points; not answered yet. */
  readonly claim: string;
  readonly signsIn: Grant;
  readonly registers: Grant;
  /** Of a webview that is open, and a value with which to open one. */
  readonly webview: string;
  readonly handOver: string;
}

/** Companies are added by an operator. */
type WithDatabase = TestClient & Pick<TestServer, 'db'>;

interface SampleCompany {
  readonly cookie: string;
  /** Without a booking. */
  readonly car: string;
  /** Held by this company. */
  readonly booking: string;
  /** The id of its last import. */
  readonly lastImport: string;
  /** Confirmed by this company, and the secret of its driver's link. */
  readonly visit: string;
  readonly driverToken: string;
  /** Of another one. */
  readonly signsIn: { readonly username: string; readonly password: string };
}

/** A coupon that costs nothing. */
export const GIFT = 901;

export const BOOKED_PLATE = '9กก9999';

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

export const sampleCompany = {
  first_name: 'วราภรณ์',
  last_name: 'ศรีสุขสันต์',
  tel: '021234567',
  Email: 'waraporn@example.com',
  EmailList: ['fleet@example.com', 'accounts@example.com'],
  corporate_name: 'บริษัท ตัวอย่าง จำกัด (มหาชน)',
  address: '99/9 ถนนเทพรัตน',
  province: 'กรุงเทพมหานคร',
  district: 'บางนา',
  sub_district: 'บางนาเหนือ',
  post_code: '10260',
};

/** Where a car is collected. */
export const sampleTakeCarAddress = {
  address: '99 ซอยสุขใจ',
  province: 'กรุงเทพมหานคร',
  district: 'คลองเตย',
  sub_district: 'คลองตัน',
  postal_code: '10110',
};

const codes = new Map<string, Promise<string>>();

/** One for each server: cancelling it again gets the same answer. */
function bookedCode(client: TestClient): Promise<string> {
  const known = codes.get(client.url) ?? book(client);
  codes.set(client.url, known);
  return known;
}

/** Of a booking made by a guest with the plate `BOOKED_PLATE`. */
export async function book(client: TestClient): Promise<string> {
  return (await bookFor(client, await freeSlot(client, 30), BOOKED_PLATE)).code;
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

/** A list of one car, as a file. */
export const sampleList = (plate = '4ฌฌ 4444') =>
  new File([`ทะเบียนรถ,ยี่ห้อ,รุ่น,รุ่นย่อย,ปี\n${plate},Toyota,Hilux Revo,2.4 Entry Smart Cab,2019\n`], 'cars.csv');

async function fleetImportId(client: TestClient, { code }: { readonly code: string }, cookie: string): Promise<string> {
  const request = { code, file_upload: sampleList(), file_upload_name: 'cars.csv', request_key: randomUUID() };
  const { results, text } = await client.call('importFleet', request, { cookie });
  const { data } = z.safeParse(importFleet.answer, results);
  if (data?.import_id == null) throw new Error(`No import: ${text}`);
  return data.import_id;
}

export async function newSampleCompany(client: WithDatabase): Promise<SampleCompany> {
  const account = await newAccount(client.db, 'company');
  const cookie = await signIn(client.db, 'company', account);
  const car = randomUUID();
  await giveCar(client.db, 'company', account, car);
  const item = bookingItem(await freeSlot(client, 45));
  const { id: visit } = await bookFor(client, await freeSlot(client, 50), '9ขข 9999', { cookie });
  const linked = await client.call('makeDriverLink', { code: codeIn(cookie), appointment_id: visit }, { cookie });
  const { token: driverToken } = z.parse(calls.makeDriverLink.answer, linked.results);
  const signsIn = { username: randomUUID(), password: 'ความลับ 1' };
  await addCompany(client.db, randomUUID(), signsIn);
  const lastImport = await fleetImportId(client, { code: codeIn(cookie) }, cookie);
  const booking = idOf(await client.call('setupTemporary', { item, ...write() }, { cookie }));
  return { cookie, car, booking, lastImport, visit, driverToken, signsIn };
}

/** The same, and a member and a company: what is used once is new each time. */
export const withMember = async (client: WithDatabase, world: World): Promise<World> => ({
  ...world,
  member: await newSampleMember(client),
  company: await newSampleCompany(client),
});

export async function newSampleMember(client: TestClient): Promise<SampleMember> {
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
  const missing = {
    bought_on: branchNow(Date.now()).date,
    location_id: 1001,
    bought: 'cafe',
    amount: 40,
    receipt: '',
    note: '',
  } as const;
  const claimed = await client.call('claimPoints', { code, item: missing }, { cookie });
  const handOver = async (of: string) => handOverOf(client.url, await cardOf(client, of));
  const opened = await client.call('openWebview', { hand_over: await handOver(cookie) });
  return {
    cookie,
    webview: webviewCookie(opened),
    // Of somebody else: one webview is open at a time.
    handOver: await handOver(await newMember(client)),
    booking: idOf(held),
    redemption: redemption.redemption_id,
    claim: z.parse(calls.claimPoints.answer, claimed.results).claim.claim_id,
    cars: cars.map(({ car_profile_id: id }) => id),
    signsIn: await grantFor(client),
    registers: await newcomer(client),
  };
}
