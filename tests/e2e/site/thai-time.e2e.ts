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
      const zone = main.getByText(say('Thai time')).filter({ visible: true });
      const customer = newCustomer();
      await page.goto(`/${language}`);
      await expect(zone).toHaveCount(1);
      await booking.open(`?branch=${1001 + booking.seat}&services=103`);
      await expect(main.getByRole('heading', { level: 2 }).filter({ has: zone })).toHaveCount(1);
      await booking.chooseTime();
      await booking.goOn('time');
      await booking.fillIn(customer);
      await booking.goOn('information');
      await expect(main.getByRole('definition').filter({ has: zone })).toHaveCount(1);
      await expect(booking.timer).toBeVisible();
      await checkAtRest(booking, shownOf(customer));
      await booking.confirm();
      await expect(zone).toHaveCount(1);
      await booking.manage.click();
      await expect(main.getByRole('heading', { level: 1 }).filter({ has: zone })).toHaveCount(1);
    },
  );

test.describe('in Thailand', () => {
  test.use({ timezoneId: 'Asia/Bangkok' });

  test('times are not said to be Thai', { tag: PHONE }, async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const zone = page.getByText(booking.say('Thai time')).filter({ visible: true });
    await page.goto('/th');
    await expect(page.getByText(booking.say('Updated {readTime}', { readTime: '' })).first()).toBeVisible();
    await expect(zone).toHaveCount(0);
    await booking.openAt('summary');
    await expect(zone).toHaveCount(0);
  });
});
