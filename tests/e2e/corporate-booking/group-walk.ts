import type { Locator } from '@playwright/test';
import { calls } from '#contract/calls/all.ts';
import {
  FIRST,
  heldGroup,
  readyGroup,
  SECOND,
  unansweredGroup,
} from '#machines/corporate-booking/corporate-booking.fixtures.ts';
import type { GroupReadingOutcome } from '#machines/corporate-booking/corporate-booking.types.ts';
import type { Opening } from '#tests/e2e/support/chart-walk.ts';
import { inDatabase } from '#tests/e2e/support/database.ts';
import { letExpire } from '#tests/e2e/support/stored-bookings.ts';
import type { OtherGuest, Slot } from '#tests/e2e/support/other-guest.ts';
import { NO_APP } from '#tests/e2e/support/booking-page.ts';
import { test } from '#tests/e2e/support/test.ts';
import { companyWith, type TestCompany } from '#tests/e2e/corporate/corporate-page.ts';
import { GroupPage } from './group-page.ts';

export interface GroupSession {
  readonly site: GroupPage;
  readonly company: TestCompany;
  readonly other: OtherGuest;
  readonly network: Opening['network'];
}

const PLATES = ['1กก 1111', '2กก 22'] as const;
const CARS = [FIRST, SECOND] as const;
/** Branches late in the list, two for each worker, at which hardly any other test takes times. */
const BRANCHES = 16;
const HOLD = '{toHold, plural, one {Hold the time of # car} other {Hold the times of # cars}}';
const RETRY = '{toHold, plural, one {Try # lost car again} other {Try # lost cars again}}';
const CONFIRM = '{held, plural, one {Confirm # car} other {Confirm # cars}}';

const patternOf = ({ path }: { readonly path: string }) => `**${path}*`;
/** What the chart of the confirmation asks, all of which waits until the walk lets it go. */
export const READING = { calls: [calls.readBooking, calls.listBookingDetails].map(patternOf) };
export const CONFIRMATION = { calls: [calls.setupGroup, calls.confirmGroup].map(patternOf).concat(READING.calls) };

/** The car of the company that stands for one of the fixtures. */
export const placeOf = (carId: string): number => CARS.findIndex((id) => id === carId);
export const plateOf = (carId: string): string => PLATES[placeOf(carId)] ?? '';
export const rowOf = ({ site, company }: GroupSession, carId: string): Locator =>
  site.page.locator(`[data-car="${company.cars[placeOf(carId)]}"]`);

const oneOf = (site: GroupPage, names: readonly (readonly [string, number])[]): Locator => {
  const [first, ...others] = names.map(([name, count]) => site.button(name, { toHold: count, held: count }));
  return others.reduce((one, other) => one.or(other), first ?? site.main);
};
const counted = (name: string) => PLATES.map((_, place) => [name, place + 1] as const);
export const holdButton = ({ site }: GroupSession): Locator =>
  oneOf(site, [...counted(HOLD), ...counted(RETRY), ['Go on to confirm', 0]]);
export const confirmButton = ({ site }: GroupSession): Locator =>
  oneOf(site, [...counted(CONFIRM), ['Finish with what is confirmed', 0]]);

/** At the group of a company that has chosen nothing yet. */
export async function blankGroup({ site: { page, language }, other, watch, network }: Opening): Promise<GroupSession> {
  watch.expect(/net::ERR_CONNECTION_FAILED/);
  const site = new GroupPage(page, language);
  const company = await companyWith(PLATES);
  await site.open('/booking');
  await site.typeIn(company);
  await site.title('Book cars').waitFor();
  return { site, company, other, network };
}

async function fillInBoth(session: GroupSession): Promise<void> {
  const { site } = session;
  const branch = BRANCHES + 2 * test.info().parallelIndex;
  for (const [place, plate] of PLATES.entries()) {
    await site.button('Add {plate}', { plate }).click();
    await site.fillIn(plate, branch + place);
  }
}

async function holdBoth(session: GroupSession): Promise<void> {
  await fillInBoth(session);
  await session.network.free(CONFIRMATION);
  await holdButton(session).click();
  await session.site.page.getByRole('timer').waitFor();
}

/** Stores the group that is read next; undefined for one that is not. */
export function stored(outcome: GroupReadingOutcome): ((session: GroupSession) => Promise<void>) | undefined {
  const { group, wanted } = outcome.value;
  if (wanted.length > 0) return undefined;
  if (group === null) return forget;
  if (group === readyGroup) return away(fillInBoth);
  if (group.cars === heldGroup.cars && group.opened === FIRST)
    return away(async (session) => {
      await holdBoth(session);
      await session.site.button('Change something').click();
      await session.site.openCar(PLATES[0]);
      await session.site.page.getByRole('navigation', { name: session.site.say('Booking steps') }).waitFor();
    });
  if (group === unansweredGroup)
    return away(async (session) => {
      const { site, network } = session;
      await holdBoth(session);
      await network.lose(CONFIRMATION);
      await confirmButton(session).click();
      await site.text('We do not know yet whether the cars are booked').waitFor();
    });
  return undefined;
}

const GROUP = 'roddee.corporate-booking.';
/** As if another tab had cleared it. */
const forget = ({ site: { page } }: GroupSession) =>
  page.evaluate((prefix) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  }, GROUP);

/** Does it, and leaves the page, so that nothing writes its store any more. */
const away = (work: (session: GroupSession) => Promise<void>) => async (session: GroupSession) => {
  await work(session);
  await session.site.page.goto(NO_APP);
};

/** Another tab writes the group. */
export async function writeElsewhere({ site: { page } }: GroupSession): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(NO_APP);
  await tab.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith(prefix)) ?? '';
    localStorage.setItem(key, `${localStorage.getItem(key)} `);
  }, `${GROUP}group`);
  await tab.close();
}

/** The time that a car wants. */
async function slotOf({ site: { page }, company }: GroupSession, carId: string): Promise<Slot> {
  const id = company.cars[placeOf(carId)] ?? '';
  const draft = await page.evaluate((car) => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(car)) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  }, id);
  const { branch, dateTime } = Object(draft);
  return { locationId: Number(Object(branch).location_id), dateTime: String(Object(dateTime).date_time) };
}

/** Others take the time of a car, which may have held it. */
export async function takeFrom(session: GroupSession, carId: string): Promise<void> {
  const id = session.company.cars[placeOf(carId)];
  const [held] = await inDatabase(`select id from appointment where car_id = $1::uuid and state = 'held'`, [id]);
  const slot = held ? await letExpire(String(held['id'])) : await slotOf(session, carId);
  await session.other.takeAll(slot);
}

/** Those who have taken the time of a car cancel, so that it can have it again. */
export async function giveBack(session: GroupSession, carId: string): Promise<void> {
  const { locationId, dateTime } = await slotOf(session, carId);
  const own = `location_id = $1 and starts_at = $2 and customer->>'register_number' = '9ขข9999' and state = 'confirmed'`;
  await inDatabase(`delete from claim where appointment_id in (select id from appointment where ${own})`, [
    locationId,
    dateTime,
  ]);
  await inDatabase(`update appointment set state = 'cancelled' where ${own}`, [locationId, dateTime]);
}
