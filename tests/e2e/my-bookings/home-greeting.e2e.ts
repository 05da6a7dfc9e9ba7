import { displayPlate } from '#domain/fields/plate.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { untagged } from '#tests/e2e/support/words.ts';

test(
  'home greets a member with the next visit, its branch and car, which leads to it; nothing moves when it comes, and a guest sees none of it',
  { tag: [PHONE, DESKTOP] },
  async ({ page, bookingIn, watch }) => {
    const site = new LoginPage(page, 'th');
    const booking = bookingIn('th');
    const hello = page.getByText(untagged(site.say('Hello, <0>{firstName}</0>', { firstName: 'สมหญิง' })));
    await page.goto('/th');
    await site.takenOver();
    await expect(page.getByText(site.say('Next visit'))).toHaveCount(0);
    const title = page.getByRole('heading', { level: 1 });

    await site.signInNew();
    let mayAnswer = () => {};
    const answer = new Promise<void>((resolve) => (mayAnswer = resolve));
    await page.route(/home\/web\/additional/, async (route) => {
      await answer;
      await route.continue();
    });
    await page.goto('/th');
    await expect(hello).toBeVisible();
    const before = await title.boundingBox();
    mayAnswer();
    await expect(site.text('No visit is booked')).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    await page.unroute(/home\/web\/additional/);

    const customer = newCustomer();
    await booking.openAt('summary', customer);
    await booking.confirm();
    await page.goto('/th');
    const visit = site.main.getByRole('link').filter({ hasText: displayPlate(customer.plate) });
    await expect(visit).toContainText(site.say('Next visit'));
    expect((await title.boundingBox())?.y).toBe(before?.y);

    watch.expect(/home\/web\/additional|ERR_CONNECTION_FAILED/);
    await page.route(/home\/web\/additional/, (route) => route.abort('connectionfailed'));
    await page.goto('/th');
    await expect(site.text('Your next visit could not be loaded.')).toBeVisible();
    expect((await title.boundingBox())?.y).toBe(before?.y);
    await page.unroute(/home\/web\/additional/);
    await site.button('Try again').click();
    await expect(site.main.getByRole('link', { name: site.say('Nothing is due soon') })).toHaveAttribute(
      'href',
      /\/me\/maintainance$/,
    );
    await expect(site.main.getByRole('link', { name: /^0 / })).toHaveAttribute('href', /\/me\/bluepoints$/);
    await visit.click();
    await expect(page).toHaveURL(/\/th\/me\/booking\?booking=/);
  },
);
