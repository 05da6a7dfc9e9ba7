import { epochMs } from '#domain/thai-calendar.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { beyondScreen } from '#tests/e2e/site/measures.ts';
import { pattern } from '#tests/e2e/support/words.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import type { OtherGuest, Slot } from '#tests/e2e/support/other-guest.ts';

/** What is left above the keyboard of a phone. */
const ABOVE_KEYBOARD = 430;

const LATE = 'Under {hours} hours away: no cancelling online';

/**
 * Free times of one branch that has both: one in less than a day, and one in three days or more. Tests that run at once, in other seats, look in other
 * halves of the list.
 */
async function nearAndFar(other: OtherGuest, seat: number): Promise<{ near: Slot; far: Slot }> {
  const inHours = ({ dateTime }: Slot) => (epochMs(dateTime) - Date.now()) / 3_600_000;
  for (let nth = 0; nth < 15; nth += 1) {
    const slots = await other.freeTimes(1001 + ((15 * seat + nth) % 30));
    const near = slots.findLast((slot) => inHours(slot) > 1 && inHours(slot) < 23);
    const far = slots.find((slot) => inHours(slot) > 72);
    if (near && far) return { near, far };
  }
  throw new Error('No branch has a free time in less than a day.');
}

for (const language of ['th', 'en'] as const) {
  test(
    `${language}: what a search for branches finds is seen while it is typed`,
    { tag: PHONE },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      await booking.open();
      await expect(booking.branches.first()).toBeVisible();
      await page.getByRole('searchbox').pressSequentially(language === 'th' ? 'บางนา' : 'Bang Na');
      await expect(booking.branches).toHaveCount(1);
      await expect(page.getByRole('list', { name: booking.say('Suggestions') })).toBeVisible();
      const row = await booking.placeOf(booking.branches.first()).boundingBox();
      expect((row?.y ?? 0) + (row?.height ?? Infinity)).toBeLessThan(ABOVE_KEYBOARD);
      expect(await beyondScreen(page)).toEqual([]);
      await booking.press(booking.branches.first());
      await booking.goOn('branch');
    },
  );

  test(
    `${language}: a service tapped on home is not forgotten where the branch comes first`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      await page.goto(`/${language}`);
      const tile = page.locator('main a[href*="group="]').nth(2);
      const group = await tile.locator('b').innerText();
      await tile.click();
      await expect(booking.heading('branch')).toBeVisible();
      await expect(booking.text('{group} comes next. First choose a branch.', { group })).toBeInViewport();
      await booking.chooseBranch();
      await booking.goOn('branch');
      await expect(booking.main.getByRole('group').first()).toContainText(group);
    },
  );

  test(
    `${language}: a time less than 24 hours away says where it is chosen that it cannot be cancelled, a later one does not`,
    { tag: [PHONE, DESKTOP] },
    async ({ page, bookingIn, other }) => {
      const booking = bookingIn(language);
      const late = booking.text(LATE, { hours: 24 }).filter({ visible: true });
      const { near, far } = await nearAndFar(other, booking.seat);
      await booking.open(`?branch=${near.locationId}&services=103`);
      const choose = async ({ dateTime }: Slot) => {
        await page
          .locator(`[data-date="${dateTime.slice(0, 10)}"]`)
          .filter({ visible: true })
          .click();
        await booking.freeTime(dateTime.slice(11, 16)).click();
      };
      const day = page.locator(`[data-date="${near.dateTime.slice(0, 10)}"]`).filter({ visible: true });
      await day.click();
      // Said above the day's times before one is chosen: of all, or of those before a time.
      const before = page.getByText(pattern(booking.say('Times before {before} cannot be cancelled online')));
      await expect(late.or(before).first()).toBeVisible();
      await choose(near);
      await expect(late.last()).toBeInViewport();
      await choose(far);
      await expect(before).toHaveCount(0);
      await expect(late).toHaveCount(0);
      await choose(near);
      await booking.goOn('time');
      await booking.fillIn(newCustomer());
      await booking.goOn('information');
      await booking.confirm();
      // Nothing is offered there that the booking's page would refuse.
      await expect(booking.link('View booking')).toBeVisible();
      await expect(booking.link('View or cancel')).toHaveCount(0);
    },
  );
}

test(
  'the days in view are named by their months, seven of them side by side where there is room, and the month stays within the margin',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await booking.openAt('services');
    await booking.goOn('services');
    await expect(booking.freeTimes.first()).toBeVisible();
    const label = page.locator('b').filter({ hasText: /^[A-Z][a-z]+(–[A-Z][a-z]+)? \d{4}$/ });
    await expect(label).toBeVisible();
    const strip = await booking.days.first().locator('xpath=../..').boundingBox();
    const cell = await booking.days.first().locator('xpath=..').boundingBox();
    if ((page.viewportSize()?.width ?? 0) >= 1440) expect(Math.round((strip?.width ?? 0) / (cell?.width ?? 1))).toBe(7);

    await booking.button('Month').click();
    await expect(booking.button('Next month')).toBeVisible();
    const title = await booking.heading('time').boundingBox();
    for (const day of await booking.days.all()) {
      const box = await day.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual((title?.x ?? 0) - 0.5);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((title?.x ?? 0) + (title?.width ?? 0) + 0.5);
    }
  },
);
