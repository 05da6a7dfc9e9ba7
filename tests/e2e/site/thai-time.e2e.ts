import type { Locator } from '@playwright/test';
import { pattern } from '#tests/e2e/support/words.ts';
import { shownOf, newCustomer } from '#tests/e2e/support/booking-page.ts';
import { checkAtRest, expect, PHONE, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

/** The tests' device is in London, where the clock is never Thailand's. */
for (const language of ['th', 'en'] as const)
  test(
    `where the device's clock is not Thailand's, times say that they are Thai, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      const { main, say } = booking;
      const zoneIn = (within: Locator) => within.getByText(say('Thai time')).filter({ visible: true });
      const zone = zoneIn(main);
      const customer = newCustomer();
      await page.goto(`/${language}`);
      await expect(zone).toHaveCount(1);
      await booking.open();
      await expect(zone).toHaveCount(1);
      await booking.open(`?branch=${1001 + booking.seat}&services=103`);
      await expect(zoneIn(main.getByRole('heading', { level: 2 }))).toHaveCount(1);
      await booking.chooseTime();
      await booking.goOn('time');
      await booking.fillIn(customer);
      await booking.goOn('information');
      await expect(zoneIn(main.getByRole('definition'))).toHaveCount(1);
      await expect(booking.timer).toBeVisible();
      await checkAtRest(booking, shownOf(customer));
      const rules = main.locator('ul li b');
      const timed = rules.filter({ hasText: /\d\d:\d\d/ });
      // A rule that is too late to keep has no time: it only says so.
      const checkRules = async (others: number) => {
        await expect(rules).toHaveCount(2);
        await expect(zoneIn(rules)).toHaveCount(await timed.count());
        await expect(zoneIn(timed)).toHaveCount(await timed.count());
        await expect(zone).toHaveCount((await timed.count()) + others);
      };
      // Beside the time and the hold.
      await checkRules(2);
      await booking.confirm();
      await checkRules(1);
      await booking.manage.click();
      await expect(zoneIn(main.getByRole('heading', { level: 1 }))).toHaveCount(1);
    },
  );

test.describe('in Thailand', () => {
  test.use({ timezoneId: 'Asia/Bangkok' });

  test('times are not said to be Thai', { tag: PHONE }, async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const zone = page.getByText(booking.say('Thai time')).filter({ visible: true });
    await page.goto('/th');
    await expect(page.getByText(pattern(booking.say('Updated {readTime}')))).toBeVisible();
    await expect(zone).toHaveCount(0);
    await booking.openAt('summary');
    await expect(zone).toHaveCount(0);
  });
});
