import { bangna, services } from '#machines/retail-booking/retail-booking.fixtures.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { BookingPage, DRAFT_KEY, newCustomer, NO_APP, type Customer } from '#tests/e2e/support/booking-page.ts';
import type { Opening } from '#tests/e2e/support/chart-walk.ts';
import { OtherGuest, type MadeBooking, type Slot } from '#tests/e2e/support/other-guest.ts';
import { CONFIRM, cutOff } from '#tests/e2e/support/pictures/trouble.ts';
import { end, letExpire } from '#tests/e2e/support/stored-bookings.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { heldAnswers, type HeldAnswers } from './held-answers.ts';

/** Half an hour each, without a lead time, for those of the chart's samples. */
const SERVICES = [103, 104, 402, 601];
/** In the list, after the branches at which the workers book. */
const OTHER_BRANCH = 3;

/** A booking that is walked. */
export interface Walked {
  readonly booking: BookingPage;
  readonly login: LoginPage;
  /** The member's card; null for a guest. */
  readonly card: string | null;
  readonly customer: Customer;
  readonly other: OtherGuest;
  /** What was booked beside, for as many cars as one may have. */
  readonly beside: MadeBooking[];
  /** The branches of this worker, by those of the chart's samples. */
  readonly branches: Map<number, number>;
  readonly search: string;
  /** The page is drawn by the browser, which then asks for the catalogue itself. */
  isDrawnHere: boolean;
  /** The confirmation has nothing more to ask that is kept waiting. */
  isEnding: boolean;
  /** Null before the page is open. */
  answers: HeldAnswers | null;
}

interface Way {
  readonly isMember?: boolean;
  readonly search?: (booking: Walked) => Promise<string>;
}

export const walkedBooking =
  ({ isMember = false, search }: Way = {}) =>
  async ({ site: { page, language }, other, watch }: Opening): Promise<Walked> => {
    watch.expect(/net::ERR_CONNECTION_FAILED/);
    const booking = new BookingPage(page, language, test.info().parallelIndex);
    const login = new LoginPage(page, language);
    const walked: Walked = {
      booking,
      login,
      card: isMember ? await login.signInNew() : null,
      customer: newCustomer(),
      other,
      beside: [],
      branches: new Map([[bangna.locationId, 1001 + booking.seat]]),
      search: '',
      isDrawnHere: false,
      isEnding: false,
      answers: null,
    };
    return search ? { ...walked, search: await search(walked) } : walked;
  };

/** A late time of this worker's branch, as a link brings it. */
export const wished =
  (more: string, withTime: boolean) =>
  async ({ branches, other }: Walked): Promise<string> => {
    const branch = branches.get(bangna.locationId) ?? 0;
    const slot = (await other.freeTimes(branch)).at(-1);
    const [date = '', time = ''] = slot?.dateTime.split('T') ?? [];
    return `?branch=${branch}${more}&date=${date}${withTime ? `&time=${time.slice(0, 5)}` : ''}`;
  };
export const CHOSEN = `&services=${SERVICES.slice(0, 2).join(',')}`;

export async function openWalked(walked: Walked): Promise<void> {
  const { booking, search } = walked;
  walked.answers = await heldAnswers(booking.page);
  if (!walked.isDrawnHere) return booking.open(search);
  await booking.page.goto(`/${booking.language}/termconditions`);
  await booking.takenOver();
  await booking.followMenu('Book a service');
}

export async function branchIn({ booking: { page, seat }, branches }: Walked, locationId: number) {
  const all = page.locator('input[name="branch-all"]');
  const value = branches.get(locationId) ?? Number(await all.nth(OTHER_BRANCH + seat).getAttribute('value'));
  branches.set(locationId, value);
  return all.and(page.locator(`[value="${value}"]`));
}
export const serviceIn = ({ booking: { page } }: Pick<Walked, 'booking'>, id: number) =>
  page.locator(`input[name="service"][value="${SERVICES[services.findIndex((each) => each.id === id)]}"]`);

/** With everything but the details, as it was left. */
async function leaveTimed(walked: Walked): Promise<void> {
  const { booking } = walked;
  await booking.open();
  await booking.press(await branchIn(walked, bangna.locationId));
  await booking.goOn('branch');
  for (const { id } of services.slice(0, 2)) await booking.press(serviceIn(walked, id));
  await booking.goOn('services');
  await booking.openDays.nth(1).click();
  await booking.chooseTime();
  await booking.goOn('time');
}
async function leaveHeld(walked: Walked): Promise<void> {
  const { booking, customer } = walked;
  await leaveTimed(walked);
  await booking.fillIn(customer);
  await booking.goOn('information');
  await expect(booking.timer).toBeVisible();
}
async function leaveUnanswered(walked: Walked): Promise<void> {
  const { booking } = walked;
  await leaveHeld(walked);
  await cutOff(booking.page, CONFIRM);
  await booking.confirmButton.click();
  await expect(booking.text('We do not know yet whether your booking was confirmed.')).toBeVisible();
}
const away =
  (leave: (walked: Walked) => Promise<void>) =>
  async (walked: Walked): Promise<void> => {
    await leave(walked);
    await walked.booking.page.goto(NO_APP);
    await walked.booking.page.unroute(CONFIRM);
  };

/** What the storage holds before it is read, by what the chart then reads. */
export const STORED = {
  /** Another tab may have left something, which goes with it. */
  nothing: async ({ booking: { page }, answers }: Walked) => {
    if (answers) await page.evaluate((key) => localStorage.removeItem(key), DRAFT_KEY);
  },
  corrupt: ({ booking }: Walked) => booking.storeDraft('{"kind":"retail-booking"'),
  timed: away(leaveTimed),
  held: away(leaveHeld),
  unanswered: away(leaveUnanswered),
};

/** The catalogue has neither the branch nor the second service that are stored. */
export async function withdrawChoices({ booking, branches }: Walked): Promise<void> {
  const { page } = booking;
  const known = [String(branches.get(bangna.locationId)), String(SERVICES[1])];
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', DRAFT_KEY);
  await booking.storeDraft(known.reduce((kept, id) => kept.replaceAll(id, '99903'), text));
}

/** Another tab goes on with the booking. */
export async function changeElsewhere({ booking: { page } }: Walked): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(NO_APP);
  await tab.evaluate((draft) => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(draft)) localStorage.setItem(key, `${localStorage.getItem(key)} `);
  }, DRAFT_KEY);
  await tab.close();
}

const chosenSlot = async ({ booking }: Walked): Promise<Slot> => {
  const draft = await booking.draft();
  const dateTime = String(Object(draft?.['dateTime'])['date_time']);
  return { locationId: Number(Object(draft?.['branch'])['location_id']), dateTime };
};
/** Others take the time; what is held of it here has just ended. */
export const takeTime = async (walked: Walked, isHeld: boolean): Promise<void> => {
  const { booking, other } = walked;
  await other.takeAll(isHeld ? await letExpire(await booking.heldId()) : await chosenSlot(walked));
};
/** As many bookings as a guest may have for one car. */
export const bookEnough = async ({ booking: { page, seat }, customer, beside }: Walked) => {
  const guest = OtherGuest.as(page.request);
  while (beside.length < 3) beside.push(await guest.bookLate(1015 + seat, customer.plate));
};
export const cancelThese = async ({ beside }: Walked) => {
  for (const made of beside.splice(0)) await end(made, 'cancelled');
};
