import type { CallName } from '#contract/calls/all.ts';
import { BookingsPage } from '#tests/e2e/my-bookings/bookings-page.ts';
import { CarsPage } from '#tests/e2e/my-cars/cars-page.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { givePoints, RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';
import { spoil } from '#tests/e2e/support/faults.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { png } from '#tests/support/photos.ts';

test(
  'CONT-09, API-02 what a member does that gets no good answer is said to have failed, loses nothing, and is done when it is tried again',
  { tag: DESKTOP },
  async ({ page, watch }) => {
    watch.expect(/status (?:of )?503/);
    const site = new HistoryPage(page, 'en');
    const [cars, coupons, bookings] = [
      new CarsPage(page, 'en'),
      new RedeemPage(page, 'en'),
      new BookingsPage(page, 'en'),
    ];
    await site.openSignedIn();
    await givePoints(site.card, 100);
    await site.hasCar('คันเก่ง', '5กก 5555', [{ day: '2026-01-05', services: [401], odometer: 20_000 }]);
    await site.hasCar('คันใหญ่', '6ขข 66', []);

    /** Fails once, and is mended before it is tried again. */
    const failing = async (call: CallName, act: () => Promise<void>, said: string, again: () => Promise<void>) => {
      const mend = await spoil(page, call, 'answers 503');
      await act();
      await expect(page.getByText(said), call).toBeVisible();
      mend();
      await again();
    };
    const tryAgain = () => site.button('Try again').click();

    await site.open();
    await site.car('คันเก่ง').getByRole('button', { name: 'Update odometer' }).click();
    const odometer = site.field('Odometer now (km)');
    await odometer.fill('41,500');
    const enter = () => odometer.press('Enter');
    await failing('noteOdometer', enter, 'It could not be saved. Try again.', enter);
    await expect(site.car('คันเก่ง')).toContainText('About 41,500 km today');

    await page.goto('/en/me/bluepoints');
    await site.button('Points wrong?').click();
    await site.field('What is wrong?').fill('เติมสองคัน');
    const send = () => site.button('Send the claim').click();
    await failing('claimPoints', send, 'It was not sent', send);
    await expect(site.text('Your claim has reached us')).toBeVisible();

    await page.goto('/en/me/redeem');
    await failing(
      'obtainCoupon',
      () => coupons.choose(1),
      'The coupon was not redeemed',
      () => site.button('Other coupons').click(),
    );
    await coupons.choose(1);
    await expect(coupons.use(60)).toBeVisible();

    await cars.openList();
    const favour = () => cars.inCard('คันใหญ่', 'Make favourite').click();
    await failing('chooseFavourite', favour, 'We do not know yet whether your favourite was changed.', tryAgain);
    await expect(cars.text('“{name}” is your favourite now.', { name: 'คันใหญ่' })).toBeVisible();
    await cars.card('คันใหญ่').getByRole('link', { name: 'Edit' }).click();
    await cars.carField('carName').fill('คันแดง');
    await failing('editCar', () => cars.save(), 'We do not know yet whether the car was saved.', tryAgain);
    await expect(cars.text('“{saved}” is saved.', { saved: 'คันแดง' })).toBeVisible();
    await cars.link('Add a car').click();
    await failing(
      'askUpload',
      () => page.locator('#car-photo').setInputFiles({ name: 'car.png', mimeType: 'image/png', buffer: png() }),
      'The photo did not arrive. Check your internet connection, then send it again.',
      () => site.button('Send again').click(),
    );
    await expect(site.button('Remove the photo')).toBeVisible();

    const mend = await spoil(page, 'fetchMe', 'answers 503');
    await page.goto('/en/me');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    mend();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');

    await bookings.book(1025, 1026);
    await bookings.open();
    await expect(bookings.rows).toHaveCount(3);
    for (const row of await bookings.rows.filter({ hasText: 'Confirmed' }).all())
      await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Cancel 2 chosen bookings' }).click();
    const cancel = () => site.button('Cancel the bookings').click();
    await failing('changeStatusList', cancel, 'We do not know yet whether your booking was cancelled.', tryAgain);
    await expect(site.text('Your booking is cancelled.')).toHaveCount(2);
  },
);
