import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { codeAsShown, newCustomer, type BookingPage, type Customer } from '#tests/e2e/support/booking-page.ts';
import type { Slot } from '#tests/e2e/support/other-guest.ts';

const WARNING = 'This plate is already booked at this branch and time.';

async function openSummary(booking: BookingPage, { locationId, dateTime }: Slot, customer: Customer) {
  const [date, time] = [dateTime.slice(0, 10), dateTime.slice(11, 16)];
  await booking.page.goto(
    `/${booking.language}/booking?branch=${locationId}&services=103&date=${date}&time=${encodeURIComponent(time)}`,
  );
  await expect(booking.chosenTime).toHaveCount(1);
  await booking.goOn('time');
  await booking.fillIn(customer);
  await booking.goOn('information');
  await expect(booking.timer).toBeVisible();
}

for (const language of ['th', 'en'] as const)
  test(
    `${language}: the plate is booked at this branch and time already: its own guest is warned, sees the other booking, and may confirm`,
    { tag: [PHONE, DESKTOP] },
    async ({ context, other, bookingIn }) => {
      const booking = bookingIn(language);
      const customer = newCustomer();
      const slot = await other.timeForTwo(1001 + booking.seat);
      await openSummary(booking, slot, customer);
      await expect(booking.text(WARNING)).toHaveCount(0);
      const code = await booking.confirm();

      await openSummary(booking, slot, customer);
      await expect(booking.text(WARNING)).toBeInViewport();
      const opened = context.waitForEvent('page');
      await booking.text('View booking {shown}', { shown: codeAsShown(code) }).click();
      const found = new LookupPage(await opened, language);
      await expect(found.main).toContainText(codeAsShown(code));
      await expect(found.text('Your booking was found.')).toBeVisible();
      await found.page.close();
      expect(await booking.confirm()).not.toBe(code);
    },
  );

test(
  'the plate is booked at this branch and time by somebody else: the warning has no code, and goes with the booking',
  { tag: PHONE },
  async ({ page, watch, other, bookingIn }) => {
    const booking = bookingIn('th');
    const customer = newCustomer();
    const slot = await other.timeForTwo(1001 + booking.seat);
    await openSummary(booking, slot, customer);
    const made = await other.book(slot, customer.plate);
    expect(made).not.toBeNull();
    // A call of the previous page may still be answered, but its answer is lost with that page.
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/same-visit/')) answers.push(response.text().catch(() => ''));
    });
    await page.reload();
    await expect(booking.text(WARNING)).toBeVisible();
    await expect(booking.main.getByRole('link', { name: /[A-Z0-9]{4} [A-Z0-9]{4}/ })).toHaveCount(0);
    const told = (await Promise.all(answers)).join();
    expect(told).toContain('error_code');
    expect(told).not.toContain(made?.code ?? 'no booking');

    watch.expect(/status (?:of )?503/);
    await page.route('**/same-visit/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await expect(booking.confirmButton).toBeEnabled();
    await expect(booking.text(WARNING)).toHaveCount(0);
    await booking.confirm();
  },
);
