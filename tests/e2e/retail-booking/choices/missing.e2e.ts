import type { Locator } from '@playwright/test';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** Fully visible, and not under the phone's bar. */
const isInView = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const reserved = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    return top >= 0 && bottom <= innerHeight - reserved;
  });

test(
  'RB-03 the refusal of a fourth service appears where it was pressed',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.openAt('branch');
    await booking.goOn('branch');
    await booking.chooseServices(0, 1, 2);
    const fourth = booking.services.last();
    await booking.press(fourth);
    const why = booking.text('You can select up to {MAX_SERVICES} services.', { MAX_SERVICES: 3 });
    await expect(why).toHaveCount(1);
    await expect.poll(() => isInView(why)).toBe(true);
    expect(await isInView(booking.placeOf(fourth))).toBe(true);
    await expect(fourth).toHaveAccessibleDescription(/3/);
    await booking.press(booking.services.first());
    await expect(why).toHaveCount(0);
    await booking.press(fourth);
    await expect(fourth).toBeChecked();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: booking.say('{count} of {MAX_SERVICES} chosen', { count: 3, MAX_SERVICES: 3 }) }),
    ).toBeVisible();
  },
);

test(
  'a button that cannot continue says what is missing before it is pressed, and leads there',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const { say } = booking;
    await booking.open();
    const steps = [
      {
        step: 'branch',
        missing: 'No branch chosen yet',
        first: booking.branches.first(),
        choose: () => booking.chooseBranch(),
      },
      {
        step: 'services',
        missing: 'No service chosen yet',
        first: booking.services.first(),
        choose: () => booking.chooseServices(2),
      },
      {
        step: 'time',
        missing: 'No time chosen yet',
        first: booking.freeTimes.first(),
        choose: () => booking.chooseTime(),
      },
    ] as const;
    for (const { step, missing, first, choose } of steps) {
      const onward = booking.onward(step);
      await expect(first).toBeVisible();
      await expect(onward).toHaveAttribute('aria-disabled', 'true');
      await expect(onward).toHaveAccessibleDescription(say(missing));
      await expect(page.getByText(say(missing)).filter({ visible: true }).first()).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 900));
      await expect(async () => {
        await onward.click({ force: true });
        await expect(first).toBeFocused({ timeout: 500 });
      }, 'the button rests after the tap that led here').toPass();
      await expect.poll(() => isInView(first)).toBe(true);
      await expect(page.getByRole('alert').filter({ hasText: say(missing) })).toHaveCount(1);
      await choose();
      await expect(page.getByText(say(missing))).toHaveCount(0);
      await booking.goOn(step);
    }
  },
);
