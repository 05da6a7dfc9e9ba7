import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { DESKTOP, expect, PHONE } from '#tests/e2e/support/test.ts';
import { test } from '../test.ts';

for (const language of ['th', 'en'] as const)
  test(
    `${language}: the board has three times at each of three branches of the province visited most, then of the one used last, and shifts nothing`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      const title = (province: string) => booking.say('Soonest times in {province}', { province });
      const heading = booking.main.getByRole('heading', { name: booking.say('Soonest times') });
      const rows = booking.main.locator('li').filter({ has: page.locator('a[href*="time="]') });
      const times = booking.main.locator('a[href*="time="]');
      const [bangkok, phuket] = language === 'th' ? ['กรุงเทพมหานคร', 'ภูเก็ต'] : ['Bangkok', 'Phuket'];

      await page.goto(`/${language}`);
      await expect(heading).toHaveText(title(bangkok));
      await expect(rows).toHaveCount(3);
      await expect(times).toHaveCount(9);

      await booking.open();
      await page.getByRole('searchbox').fill(phuket);
      await expect(booking.branches).toHaveCount(2);
      await booking.press(booking.branches.first());
      await booking.onward('branch').click();
      await expect(booking.heading('services')).toBeVisible();

      await countShifts(page);
      await page.goto(`/${language}`);
      await expect(heading).toHaveText(title(phuket));
      await expect(rows).toHaveCount(2);
      await expect(times).toHaveCount(6);
      expect(await shiftOf(page)).toBeLessThan(0.02);
      await times.nth(1).click();
      await expect(booking.heading('services')).toBeVisible();
    },
  );
