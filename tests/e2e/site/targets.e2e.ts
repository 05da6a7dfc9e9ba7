import { BookingsPage, copyAsCancelled } from '#tests/e2e/my-bookings/bookings-page.ts';
import { MEMBER_ADDRESSES } from '#tests/e2e/account/addresses.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { givePoints, RedeemPage } from '#tests/e2e/coupon-redeem/redeem-page.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { smallTargets } from './measures.ts';
import { PUBLIC_ADDRESSES } from './public-addresses.ts';

const TOUCH = 44;
const NOT_THERE = '00000000-0000-4000-8000-00000000dead';

for (const language of ['th', 'en'] as const)
  test(
    `every link and button of every page is at least 44 px high and wide on a phone, except links in running text, in ${language}`,
    { tag: PHONE },
    async ({ page, watch }) => {
      test.setTimeout(180_000);
      const site = new HistoryPage(page, language);
      const measure = async (where: string) => {
        // What is folded is measured, too.
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
        });
        expect.soft(await smallTargets(page, TOUCH), where).toEqual([]);
      };
      const measureAt = async (path: string) => {
        await page.goto(`/${language}${path}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForLoadState('networkidle');
        await measure(path);
      };
      watch.expect(/status (?:of )?404/);
      for (const [path] of PUBLIC_ADDRESSES) await measureAt(path);
      await measureAt('/404');

      await site.openSignedIn();
      const car = await site.hasCar('คันเก่ง', '5กก 5555', [
        { day: '2026-01-05', services: [10], odometer: 45_000, note: 'ตรวจแตร' },
      ]);
      await givePoints(site.card, 500);
      const bookings = new BookingsPage(page, language);
      const [booked] = await bookings.book(1025);
      if (booked === undefined) throw new Error('one booking');
      await copyAsCancelled(booked, 12);
      for (const [path] of MEMBER_ADDRESSES) await measureAt(path.replace('ID', car));
      for (const path of [
        '/me/maintainance?tab=history',
        '/me/maintainance?plate=zzz',
        `/me/booking?booking=${booked.id}`,
        `/me/booking?booking=${NOT_THERE}`,
        '/me/booking?keywords=zzzz',
        '/me/booking?page=2',
        `/me/cars/${NOT_THERE}/history`,
      ])
        await measureAt(path);

      await page.goto(`/${language}/me/redeem`);
      const coupons = new RedeemPage(page, language);
      await coupons.choose(1);
      await coupons.use(60).waitFor();
      await measure('the question of a coupon');
      await coupons.use(60).click();
      await coupons.timer.waitFor();
      await measure('the code of a coupon');
      await measureAt('/me/maintainance?tab=redeemed');
      await measureAt('/me/redeem');
      await page.goto(`/${language}/me/cars`);
      await site.button('Delete').click();
      await measure('the question before deleting a car');
      await site.accountButton.click();
      await measure('the account menu');
    },
  );
