import { codeAsShown, newCustomer, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { bookingsWith } from '#tests/e2e/support/stored-bookings.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

/** Nothing is left to confirm or edit. */
async function nothingToConfirm(booking: BookingPage): Promise<void> {
  await expect(booking.page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(booking.confirmButton).toHaveCount(0);
  await expect(booking.field('Licence plate')).toHaveCount(0);
}

test(
  'RB-07, RB-09 after confirming, neither Back nor a reload nor an old draft brings the form back',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    const { main } = booking;
    const customer = newCustomer();
    const done = booking.completed;
    await page.goto('/th');
    await booking.link('Book a service').click();
    await booking.reach('summary', customer);
    const before = JSON.stringify(await booking.draft());
    const code = await booking.confirm();
    const shown = async () => {
      await expect(done).toBeVisible();
      await expect(main).toContainText(codeAsShown(code));
    };
    await shown();
    for (const _step of ['information', 'time']) {
      await page.goBack();
      await expect(page).toHaveURL(/\/booking\/completed$/);
      await shown();
      await nothingToConfirm(booking);
    }
    await page.reload();
    await shown();
    await page.goBack();
    await expect(booking.heading('branch')).toBeVisible();
    await nothingToConfirm(booking);
    expect(await booking.draft()).toMatchObject({ branch: null, customer_data: null, appointment_id: null });

    await page.goto('/th/booking?step=summary');
    await expect(booking.heading('branch')).toBeVisible();
    await nothingToConfirm(booking);

    await booking.storeDraft(before);
    await booking.open();
    await expect(page).toHaveURL(/\/booking\/completed$/);
    await shown();
    expect(await bookingsWith(customer.plate)).toMatchObject([{ state: 'confirmed' }]);
  },
);
