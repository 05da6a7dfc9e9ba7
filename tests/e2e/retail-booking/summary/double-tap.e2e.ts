import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

test(
  'RB-07 the second of two taps on ‘Check and confirm’ confirms nothing: the summary is read first',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.openAt('information');
    const button = booking.bar.getByRole('button', { name: booking.say('Check and confirm'), exact: true });
    // Nobody fills in a form in the moment in which it rests itself.
    await button.click({ trial: true });
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await tap();
    await booking.heading('summary').waitFor();
    await tap();
    await expect(booking.timer).toBeVisible();
    // It can be pressed again, and has not been.
    await booking.confirmButton.click({ trial: true });
    await expect(booking.heading('summary')).toBeVisible();
    expect(await booking.heldId()).toBeTruthy();
  },
);
