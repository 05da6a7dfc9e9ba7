import { displayCode } from '#domain/fields/booking-code.ts';
import { displayPlate } from '#domain/fields/plate.ts';
import { brand } from '#src/ui/brand/brand.ts';
import { MEMBER_ADDRESSES } from '#tests/e2e/account/addresses.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { givePoints, RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';
import { SOMYING } from '#tests/e2e/login/login-page.ts';
import { BookingsPage, copyAsCancelled } from '#tests/e2e/my-bookings/bookings-page.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { translatable } from './measures.ts';
import { PUBLIC_ADDRESSES } from './public-addresses.ts';

const PHONE_SHOWN = '089-876-5432';
const CAR = 'คันเก่ง';

test(
  'a browser that translates leaves people’s names, plates, codes, numbers and the brand as they are, on every page',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    test.setTimeout(180_000);
    const names = new Set<string>(Object.values(brand.name));
    const check = async (where: string) => {
      expect.soft(await translatable(page, [...names]), where).toEqual([]);
    };
    const checkAt = async (path: string) => {
      await page.goto(`/th${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await check(path);
    };
    for (const [path] of PUBLIC_ADDRESSES) await checkAt(path);

    const booking = bookingIn('th');
    const customer = newCustomer();
    names.add(customer.firstName).add(customer.lastName).add(displayPlate(customer.plate)).add('081-234-5678');
    await booking.open(`?branch=${1001 + booking.seat}&services=103`);
    await booking.chooseTime();
    await booking.goOn('time');
    await booking.fillIn(customer);
    await booking.goOn('information');
    await booking.timer.waitFor();
    await check('summary');
    await booking.confirm();
    const code = await booking.main
      .getByRole('region', { name: booking.say('Booking code') })
      .locator('[translate=no]')
      .first()
      .innerText();
    names.add(code);
    await check('completed');
    await booking.manage.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await check('the booking that was made');

    const site = new HistoryPage(page, 'th');
    await site.openSignedIn();
    const car = await site.hasCar(CAR, '5กก 5555', [{ day: '2026-01-05', services: [10], odometer: 45_000, note: '' }]);
    for (const name of [CAR, displayPlate('5กก5555'), SOMYING.first, SOMYING.last, SOMYING.email, PHONE_SHOWN])
      names.add(name);
    await givePoints(site.card, 500);
    const [booked] = await new BookingsPage(page, 'th').book(1025);
    if (booked === undefined) throw new Error('one booking');
    await copyAsCancelled(booked, 2);
    names.add(displayCode(booked.code)).add(displayPlate(booked.plate));
    for (const [path] of MEMBER_ADDRESSES) await checkAt(path.replace('ID', car));
    for (const path of ['', '/booking?car=' + car, '/me/maintainance?tab=history', `/me/booking?booking=${booked.id}`])
      await checkAt(path);
    const coupons = new RedeemPage(page, 'th');
    await page.goto('/th/me/redeem');
    await coupons.choose(1);
    await coupons.use(60).click();
    await coupons.timer.waitFor();
    await check('the code of a coupon');
    await site.accountButton.click();
    await check('the account menu');
  },
);
