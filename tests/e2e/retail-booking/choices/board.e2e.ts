import type { APIRequestContext } from '@playwright/test';
import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** How many times the home call has for each branch: late in the day fewer than three are left of it. */
async function timesOf(calls: APIRequestContext, branch?: number): Promise<number[]> {
  const params = { key_account: 'roddee-web', ...(branch === undefined ? {} : { location_id: branch }) };
  const { results } = await (await calls.get('/widget/home/web/', { params })).json();
  const widgets: { kind: string; soonest_list?: { times: string[] }[] }[] = results.widget_list;
  return widgets.flatMap(({ soonest_list: list = [] }) => list.map(({ times }) => times.length));
}

for (const language of ['th', 'en'] as const)
  test(
    `${language}: the board has up to three times at each of three branches of the province visited most, then of the one used last, and shifts nothing`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      const title = (province: string) => booking.say('Soonest times in {province}', { province });
      const heading = booking.main.getByRole('heading', { name: booking.say('Soonest times') });
      const rows = booking.main.locator('li').filter({ has: page.locator('a[href*="time="]') });
      const times = booking.main.locator('a[href*="time="]');
      const shown = async () => Promise.all((await rows.all()).map((row) => row.locator('a').count()));
      const [bangkok, phuket] = language === 'th' ? ['กรุงเทพมหานคร', 'ภูเก็ต'] : ['Bangkok', 'Phuket'];

      await page.goto(`/${language}`);
      await expect(heading).toHaveText(title(bangkok));
      await expect(rows).toHaveCount(3);
      expect(await shown()).toEqual(await timesOf(page.request));

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
      const branch = new URL((await times.first().getAttribute('href')) ?? '', page.url()).searchParams.get('branch');
      expect(await shown()).toEqual(await timesOf(page.request, Number(branch)));
      expect(await shiftOf(page)).toBeLessThan(0.02);
      await times.nth(1).click();
      await expect(booking.heading('services')).toBeVisible();
    },
  );
