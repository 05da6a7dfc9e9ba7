import { countShifts, shiftOf } from '#tests/e2e/support/layout-shift.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

test(
  'a branch at the end of the list is chosen without moving what is below it, when starting over is offered a moment later',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await booking.open();
    await countShifts(page);
    await booking.chooseBranch(7);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(booking.button('Start over')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.01);
  },
);
