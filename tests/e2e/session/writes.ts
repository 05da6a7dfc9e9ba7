import type { calls, CallName } from '#contract/calls/all.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { addCarTo } from '#tests/e2e/my-cars/member-cars.ts';
import { givePoints, RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';
import { BookingsPage } from '#tests/e2e/my-bookings/bookings-page.ts';
import type { LoginPage } from '#tests/e2e/login/login-page.ts';
import { callOf } from '#tests/e2e/support/faults.ts';
import { newCustomer, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import type { OtherGuest } from '#tests/e2e/support/other-guest.ts';
import { expect } from '#tests/e2e/support/test.ts';

interface Stage {
  readonly site: LoginPage;
  /** The number of the signed-in member's card. */
  readonly card: string;
  readonly booking: BookingPage;
  readonly other: OtherGuest;
}

interface Write {
  /** On the page, with one tap left. */
  readonly prepare: (stage: Stage) => Promise<() => Promise<void>>;
}

type Writing = { [Name in CallName]: (typeof calls)[Name] extends { readonly writes: true } ? Name : never }[CallName];

const carsOf = async ({ site, card }: Stage) => {
  await addCarTo(card, { name: 'คันเก่ง', plate: '5กก 5555' });
  await addCarTo(card, { name: 'คันใหญ่', plate: '6ขข 66' });
  const cars = new CarsPage(site.page, 'en');
  await cars.openList();
  return cars;
};

const couponsOf = async ({ site, card }: Stage) => {
  await givePoints(card, 100);
  await site.page.goto('/en/me/redeem');
  const coupons = new RedeemPage(site.page, 'en');
  await coupons.coupons.first().waitFor();
  return coupons;
};

const bookingsOf = async ({ site }: Stage, ...branches: readonly number[]) => {
  const bookings = new BookingsPage(site.page, 'en');
  await bookings.book(...branches);
  await bookings.open();
  await expect(bookings.rows).toHaveCount(branches.length);
  return bookings;
};

/** With the time held, and nothing on its way any more. */
export async function atSummary(booking: BookingPage): Promise<void> {
  const compared = booking.page.waitForResponse((response) => callOf(response.request()) === 'findSameVisit');
  await booking.openAt('summary');
  await compared;
}

/**
 * Every call that changes something: how a member comes to send it, or why its session cannot have been superseded. A call that is missing here does
 * not compile.
 */
export const WRITES: Readonly<Record<Writing, Write | string>> = {
  signOut: 'it is answered whatever became of the session',
  openProfile: 'it is answered whatever became of the session',
  registerMember: 'it is answered whatever became of the session',
  sendForm: 'a form is nobody’s: who sends it does so as a guest',
  sendSurvey: 'a survey is nobody’s: who answers it does so as a guest',
  openWebview: 'it opens a session, and is sent by no tap',
  cancelByCode: 'plate and code prove the booking; a member cancels by changeStatus',
  signInCompany: 'it is answered whatever became of the session',
  editCompany: 'a company sends it (tests/e2e/corporate/writes.e2e.ts)',
  addCompanyCar: 'a company sends it (tests/e2e/corporate/writes.e2e.ts)',
  deleteCompanyCars: 'a company sends it (tests/e2e/corporate/writes.e2e.ts)',
  addTakeCarAddress: 'a company sends it (tests/e2e/corporate/writes.e2e.ts)',
  deleteTakeCarAddress: 'a company sends it (tests/e2e/corporate/writes.e2e.ts)',
  importFleet: 'a company sends it (tests/e2e/corporate/fleet-import.e2e.ts)',
  undoImport: 'a company sends it (tests/e2e/corporate/fleet-import.e2e.ts)',
  makeDriverLink: 'a company sends it (tests/e2e/corporate/driver-link.e2e.ts)',
  revokeDriverLink: 'a company sends it (tests/e2e/corporate/driver-link.e2e.ts)',
  setupGroup: 'coming to the times takes them, which confirms nothing and ends by itself',
  confirmGroup: 'a company sends it (tests/e2e/corporate/group-booking.e2e.ts)',
  setupTemporary: 'coming to the summary takes the time, which confirms nothing and ends by itself',
  confirm: {
    prepare: async ({ booking }) => {
      await atSummary(booking);
      return () => booking.confirmButton.click();
    },
  },
  extendHold: {
    prepare: async ({ booking }) => {
      await atSummary(booking);
      return () => booking.extendButton.click();
    },
  },
  changeStatus: {
    prepare: async (stage) => {
      const bookings = await bookingsOf(stage, 1027);
      await bookings.rows.first().getByRole('link').first().click();
      await bookings.button('Cancel this booking').click();
      return () => bookings.button('Cancel the booking').click();
    },
  },
  changeStatusList: {
    prepare: async (stage) => {
      const bookings = await bookingsOf(stage, 1028, 1029);
      for (const row of await bookings.rows.all()) await row.getByRole('checkbox').check();
      await bookings.page.getByRole('button', { name: 'Cancel 2 chosen bookings' }).click();
      return () => bookings.button('Cancel the bookings').click();
    },
  },
  takeBooking: {
    prepare: async ({ site, other }) => {
      const made = await other.bookLate(1026, newCustomer().plate);
      await site.page.goto('/en/me/booking');
      await site.text('Add a booking made without signing in').click();
      await site.field('Licence plate').fill(made.plate);
      await site.field('Booking code').fill(made.code);
      return () => site.button('Add to my account').click();
    },
  },
  addCar: {
    prepare: async (stage) => {
      const cars = await carsOf(stage);
      await cars.link('Add a car').click();
      await cars.typeCar('คันใหม่', '7คค 77');
      return () => cars.save();
    },
  },
  editCar: {
    prepare: async (stage) => {
      const cars = await carsOf(stage);
      await cars.card('คันใหญ่').getByRole('link', { name: 'Edit' }).click();
      await cars.carField('carName').fill('คันแดง');
      return () => cars.save();
    },
  },
  deleteCar: {
    prepare: async (stage) => {
      const cars = await carsOf(stage);
      await cars.inCard('คันใหญ่', 'Delete').click();
      return () => cars.button('Delete the car').click();
    },
  },
  chooseFavourite: {
    prepare: async (stage) => {
      const cars = await carsOf(stage);
      return () => cars.inCard('คันใหญ่', 'Make favourite').click();
    },
  },
  noteOdometer: {
    prepare: async ({ site, card }) => {
      await addCarTo(card, { name: 'คันเก่ง', plate: '5กก 5555' });
      await site.page.goto('/en/me/maintainance');
      await site.button('Update odometer').click();
      const odometer = site.field('Odometer now (km)');
      await odometer.fill('41,500');
      return () => odometer.press('Enter');
    },
  },
  updateProfile: {
    prepare: async ({ site }) => {
      await site.page.goto('/en/me/account');
      await site.field('First name').fill('สมศักดิ์');
      return () => site.button('Save').click();
    },
  },
  claimPoints: {
    prepare: async ({ site, card }) => {
      await givePoints(card, 100);
      await site.page.goto('/en/me/bluepoints');
      await site.button('Points wrong?').click();
      await site.field('What is wrong?').fill('เติมสองคัน');
      return () => site.button('Send the claim').click();
    },
  },
  withdrawClaim: {
    prepare: async ({ site, card }) => {
      await givePoints(card, 100);
      await site.page.goto('/en/me/bluepoints');
      await site.button('Points wrong?').click();
      await site.field('What is wrong?').fill('เติมสองคัน');
      await site.button('Send the claim').click();
      await site.button('Withdraw the claim').click();
      return () => site.button('Withdraw').click();
    },
  },
  obtainCoupon: {
    prepare: async (stage) => {
      const coupons = await couponsOf(stage);
      return () => coupons.choose(1);
    },
  },
  useCoupon: {
    prepare: async (stage) => {
      const coupons = await couponsOf(stage);
      await coupons.choose(1);
      await coupons.use(60).waitFor();
      return () => coupons.use(60).click();
    },
  },
};
