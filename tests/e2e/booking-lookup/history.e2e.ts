import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { LookupPage } from './lookup-page.ts';

const FOUND = 'Your booking was found.';

test(
  'Back closes the question before cancelling, then leads to the form with what was typed; Forward shows the booking again',
  { tag: PHONE },
  async ({ page, other }) => {
    const lookup = new LookupPage(page, 'th');
    const question = page.getByRole('group', { name: lookup.say('Cancel this booking?') });
    const { plate, code } = await other.bookLate(1013, newCustomer().plate);
    const typed = code.toLowerCase().replace(/^..../, '$& ');
    for (const from of ['/th/booking/find', '/th']) {
      await page.goto(from);
      // Before that the browser sends the form by itself, and does not keep what was typed.
      await lookup.takenOver();
      await expect(lookup.field('Booking code')).toBeVisible();
      await lookup.look(plate, typed.replace(/.$/, typed.endsWith('7') ? '8' : '7'));
      await expect(lookup.text('No booking has this plate and this code.')).toBeVisible();
      await lookup.look(plate, typed);
      await expect(lookup.text(FOUND)).toBeVisible();
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ plate, code });

      await lookup.button('Cancel this booking').click();
      await expect(question).toBeVisible();
      await page.reload();
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(question).toHaveCount(0);
      await lookup.button('Cancel this booking').click();
      await lookup.button('Keep the booking').click();
      await expect(question).toHaveCount(0);
      await expect(lookup.text(FOUND)).toBeVisible();

      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${from}$`));
      await expect(lookup.text(FOUND)).toHaveCount(0);
      await expect(lookup.field('Licence plate')).toHaveValue(plate);
      await page.goForward();
      await expect(lookup.text(FOUND)).toBeVisible();
    }
  },
);

test(
  'without a network the look-up says so, and is made again as soon as there is one',
  { tag: PHONE },
  async ({ page, context, watch, other }) => {
    const lookup = new LookupPage(page, 'en');
    const { plate, code } = await other.bookLate(1013, newCustomer().plate);
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    for (const from of ['/en/booking/find', '/en']) {
      await page.goto(from);
      await lookup.fillIn(plate, code);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await lookup.button('Find booking').click();
      await expect(lookup.text("You're offline. Reconnect and try again.")).toBeVisible();
      await context.setOffline(false);
      await expect(lookup.text(FOUND)).toBeVisible();
    }
  },
);
