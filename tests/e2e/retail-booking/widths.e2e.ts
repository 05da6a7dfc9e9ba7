import { LANGUAGES } from '#domain/constants.ts';
import { checkAccess, checkFits } from '#tests/e2e/support/access.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';
import { newCustomer, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { STEPS, type Step } from '#tests/e2e/support/steps.ts';

/** Both sides of each breakpoint, and a tablet. The gutter shows the viewport class. */
const WIDTHS = [
  { width: 575, gutter: '16px' },
  { width: 576, gutter: '24px' },
  { width: 768, gutter: '24px' },
  { width: 991, gutter: '24px' },
  { width: 992, gutter: '40px' },
] as const;

const ANSWERS: Record<Step, (booking: BookingPage) => Promise<void>> = {
  branch: (booking) => booking.chooseBranch(),
  services: (booking) => booking.chooseServices(2),
  time: (booking) => booking.chooseTime(),
  information: (booking) => booking.fillIn(newCustomer()),
  summary: ({ timer }) => expect(timer).toBeVisible(),
};

const gutterOf = ({ page }: BookingPage) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--gutter').trim());

for (const language of LANGUAGES) {
  test(
    `NAV-09 every step can be used on both sides of 575 and 991 px, and on a tablet, in ${language}`,
    { tag: DESKTOP },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(language);
      await booking.open();
      for (const step of STEPS) {
        await ANSWERS[step](booking);
        const onward = step === 'summary' ? booking.confirmButton : booking.onward(step);
        for (const { width, gutter } of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect(await gutterOf(booking)).toBe(gutter);
          await expect(booking.heading(step)).toBeVisible();
          await checkFits(page);
          await expect(onward).toBeInViewport({ ratio: 0.99 });
          await onward.click({ trial: true });
          // Only a desktop has room for the live summary beside the step.
          await expect(page.getByRole('complementary')).toBeVisible({ visible: width > 991 });
          if (width === 768) await checkAccess(page);
        }
        if (step !== 'summary') await booking.goOn(step);
      }
    },
  );
}
