import type { Page } from '@playwright/test';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** Two taps at the place of one button, whatever stands there by the second. */
async function tapTwice(page: Page, name: string, apart: number): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  // oxlint-disable-next-line playwright/no-wait-for-timeout -- the time between two taps is what is tested
  await page.waitForTimeout(apart);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

for (const apart of [150, 400, 700])
  test(
    `RB-07 the second of two taps ${apart} ms apart on 'Check and confirm' confirms nothing: the summary is read first`,
    { tag: PHONE },
    async ({ page, bookingIn }) => {
      const booking = bookingIn('th');
      await booking.openAt('information');
      await tapTwice(page, booking.say('Check and confirm'), apart);
      await expect(booking.timer).toBeVisible();
      await booking.confirmButton.click({ trial: true });
      await expect(booking.heading('summary')).toBeVisible();
      expect(await booking.draft()).toMatchObject({ appointment_id: expect.any(String) as unknown });
    },
  );

test(
  'RB-02 the second of two taps on Next does nothing to the step it leads to, and complains of nothing',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.openAt('services');
    await tapTwice(page, booking.say('Choose date and time'), 200);
    await expect(booking.heading('time')).toBeVisible();
    await expect(page.locator('[data-said]')).toHaveCount(0);
    await booking.chooseTime();
    await tapTwice(page, booking.say('Fill in your details'), 200);
    await expect(booking.heading('information')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
