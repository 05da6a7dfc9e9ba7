import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#domain/constants.ts';
import { BookingPage, type Customer } from '#tests/e2e/retail-booking/booking-page.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';

/** What stands in the browser's storage before the page is opened. */
export type Stored = Readonly<Record<string, string>>;

/** A page of its own for one picture, on the running product. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly booking: BookingPage;
  readonly language: Language;
  readonly origin: string;
}

/** Brings a page to the state that its picture shows. */
export interface Scene {
  readonly stored?: (drafts: Drafts) => Stored;
  readonly play: (stage: Stage) => Promise<void>;
}

/** The drafts of one walk to the summary, so that a scene can begin in the middle. */
export interface Drafts {
  readonly branch: string;
  readonly services: string;
  readonly time: string;
  readonly information: string;
}

export const CUSTOMER: Customer = { plate: '1กข2345', firstName: 'สมหญิง', lastName: 'ใจดีมาก', tel: '0812345678' };

export async function openStage(
  browser: Browser,
  origin: string,
  language: Language,
  stored: Stored = {},
): Promise<Stage> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    timezoneId: 'Asia/Bangkok',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return { page, context, booking: new BookingPage(page, language, 0), language, origin };
}

export async function walk(browser: Browser, origin: string, language: Language): Promise<Drafts> {
  const { booking, context } = await openStage(browser, origin, language);
  const kept = async (changes: object = {}) => JSON.stringify({ ...(await booking.draft()), ...changes });
  await booking.open();
  await booking.chooseBranch();
  await booking.goOn('branch');
  const branch = await kept();
  await booking.chooseServices(2, 5);
  await booking.goOn('services');
  await booking.freeTimes.first().waitFor();
  const services = await kept({ dateTimeList: [] });
  // Not today's times: they pass while the pictures are taken.
  await booking.openDays.nth(1).click();
  await booking.chooseTime();
  await booking.goOn('time');
  const time = await kept();
  await booking.fillIn(CUSTOMER);
  await booking.goOn('information');
  await booking.timer.waitFor();
  const information = await kept({ appointment_id: null, heldItem: null, requestKey: null });
  await context.close();
  return { branch, services, time, information };
}

/** Frees all times that were taken for pictures. */
export async function giveTimesBack(since: Date): Promise<void> {
  await inDatabase('delete from claim using appointment where claim.appointment_id = id and created_at >= $1', [since]);
}
