import { formatDayFull, formatDayLong, formatDayYear } from '#src/i18n/units/dates.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { expect, test, WIDTH_OF } from '#tests/e2e/support/test.ts';

const MOVES = 9;

for (const { view, language } of [
  { view: 'Days', language: 'th' },
  { view: 'Month', language: 'en' },
] as const)
  test(
    `RB-05 by keyboard in the view ${view}, the day and time last moved to are those that are booked, in ${language}`,
    { tag: WIDTH_OF[language] },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      const { keyboard } = booking;
      const focusedDate = () => page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '');
      // Its parts are ordered first, so the first days are closed.
      await booking.open(`?branch=${1001 + booking.seat}&services=301`);
      if (view === 'Month') await keyboard.pressOn(booking.button(view), 'Enter');
      await keyboard.tabTo(booking.chosenDay);
      await page.keyboard.press('Home');

      // The first month may begin with an open day.
      let wasClosed = view === 'Month';
      let date = '';
      for (let moves = 0; moves < MOVES; moves += 1) {
        date = await focusedDate();
        const isOpen = (await booking.openDays.and(page.locator(`[data-date="${date}"]`)).count()) === 1;
        if (isOpen) {
          await expect(booking.chosenDay).toHaveAttribute('data-date', date);
          await expect(booking.timesOf(date)).toBeVisible();
        } else {
          wasClosed = true;
          await expect(page.getByRole('status').filter({ hasText: formatDayLong(date, language) })).toBeVisible();
        }
        await expect(booking.times).toHaveCount(1);
        if (isOpen && wasClosed && moves > 3) break;
        await page.keyboard.press('ArrowRight');
      }
      expect(wasClosed, 'a closed day was moved to').toBe(true);

      await keyboard.tabTo(booking.freeTimes.first());
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      const time = await booking.chosenTime.getAttribute('data-time');
      await expect(booking.chosenTime).toBeFocused();
      await keyboard.pressOn(booking.onward('time'), 'Enter');
      await booking.fillIn(newCustomer());
      const asked = booking.nextItem();
      await keyboard.pressOn(booking.onward('information'), 'Enter');
      expect((await asked).datetime).toContain(`${date}T${time}`);
      await expect(booking.main).toContainText(formatDayFull(date, language));
      await expect(booking.timer).toBeVisible();
      await booking.confirm(() => keyboard.pressOn(booking.confirmButton, 'Enter'));
      await expect(booking.completed).toBeVisible();
      await expect(booking.main).toContainText(formatDayYear(date, language));
    },
  );
