import type { Page } from '@playwright/test';
import { codeAsShown, newCustomer, type BookingPage } from '#tests/e2e/support/booking-page.ts';
import { denyStorage } from '#tests/e2e/support/denied-storage.ts';
import { bookingsWith } from '#tests/e2e/support/stored-bookings.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const UNKEPT = 'This browser cannot keep what you fill in';

const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** From the first step to a displayed code and one booking in the database. */
async function bookToTheEnd(booking: BookingPage): Promise<void> {
  const { page, main, say } = booking;
  const unkept = page.getByText(say(UNKEPT), { exact: true });
  const customer = newCustomer();
  await booking.open();
  await expect(booking.branches.nth(1)).toBeVisible();
  await expect(unkept).toHaveCount(0);
  await booking.chooseBranch();
  await expect(unkept).toBeVisible();
  await checkAtRest(booking);
  await booking.goOn('branch');
  await expect(unkept).toHaveCount(0);
  await booking.chooseServices(2);
  await booking.goOn('services');
  await booking.chooseTime();
  await booking.goOn('time');
  await booking.fillIn(customer);
  await booking.goOn('information');
  await expect(booking.timer).toBeVisible();
  await expect(unkept).toHaveCount(0);
  const code = await booking.confirm();
  await expect(booking.completed).toBeVisible();
  await expect(main).toContainText(codeAsShown(code));
  expect(await bookingsWith(customer.plate)).toMatchObject([{ state: 'confirmed' }]);
}

test(
  'RB-08 if the browser denies all storage the booking still works, and says once that nothing is saved',
  { tag: PHONE },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('th');
    await denyStorage(page);
    await bookToTheEnd(booking);
    let asked = false;
    page.on('dialog', (dialog) => {
      asked = true;
      void dialog.accept();
    });
    await page.reload();
    await expect(booking.title('There is no new booking to show')).toBeVisible();
    for (const way of ['Find a booking', 'Book a service'])
      await expect(booking.main.getByRole('link', { name: booking.say(way) })).toBeVisible();
    expect(asked, 'nothing is unsaved once it is confirmed').toBe(false);
    await booking.open();
    await booking.chooseBranch();
    await expect(page.getByText(booking.say(UNKEPT), { exact: true })).toBeVisible();
    await page.reload();
    expect(asked, 'closing asks while nothing is kept').toBe(true);
  },
);

test(
  'RB-08 if the storage is full the booking still works, and says once that nothing is saved',
  { tag: DESKTOP },
  async ({ page, bookingIn }) => {
    const booking = bookingIn('en');
    await fill(page);
    await bookToTheEnd(booking);
  },
);

for (const { kept, asked } of [
  { kept: false, asked: ['beforeunload'] },
  { kept: true, asked: [] },
])
  test(
    `NAV-13 where what was typed is ${kept ? '' : 'not '}kept, closing the page asks ${kept ? 'nothing' : 'first'}, and another page and back loses nothing`,
    { tag: PHONE },
    async ({ page, bookingIn }) => {
      const booking = bookingIn(kept ? 'en' : 'th');
      const name = booking.field('First name');
      if (!kept) await denyStorage(page);
      await booking.openAt('time');
      await booking.goOn('time');
      await name.fill('Half');
      await booking.inFooter('Find a booking').click();
      await expect(page).toHaveURL(/booking\/find$/);
      await page.goBack();
      await expect(name).toHaveValue('Half');
      expect(await booking.closeTab()).toEqual(asked);
      if (!kept) await expect(name).toHaveValue('Half');
    },
  );
