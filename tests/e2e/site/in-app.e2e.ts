import { addDays, branchNow } from '#domain/thai-calendar.ts';
import { LookupPage } from '#tests/e2e/booking-lookup/lookup-page.ts';
import { HistoryPage } from '#tests/e2e/car-care/history-page.ts';
import { codeAsShown, newCustomer, shownOf } from '#tests/e2e/support/booking-page.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';

const DROPS = 'The browser inside this app cannot save files';

/** No browser inside an app takes a file that a page makes: whatever is offered there must not depend on it. */
test.beforeEach(async ({ page }) => {
  page.on('download', () => {
    throw new Error('a file was made that the app would drop');
  });
});

test.describe('inside LINE', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B91 Safari Line/14.19.1',
  });

  test(
    'RB-13 inside LINE the calendar file is an address for the phone’s browser, the picture is shown to press and hold, and nothing is called saved',
    { tag: PHONE },
    async ({ page, bookingIn, request }) => {
      const booking = bookingIn('th');
      const customer = newCustomer();
      await booking.open();
      await booking.reach('summary', customer);
      const code = await booking.confirm();
      const calendar = booking.link('Add to calendar');
      const address = (await calendar.getAttribute('href')) ?? '';
      expect(new URL(address).searchParams.get('openExternalBrowser')).toBe('1');
      const file = await request.get(address, { headers: { cookie: '' } });
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);

      await booking.button('Show as picture').click();
      const picture = page.getByRole('img', { name: booking.say('Your booking as a picture') });
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
      await expect(booking.text('Press and hold the picture to save it.')).toBeVisible();
      await expect(booking.text('Saved')).toHaveCount(0);
      const outside = new URL((await booking.link('Open in the browser').getAttribute('href')) ?? '');
      expect([outside.pathname, Object.fromEntries(outside.searchParams)]).toEqual([
        '/th/booking/find',
        { plate: customer.plate, code, openExternalBrowser: '1' },
      ]);
      await checkAtRest(booking, [...shownOf(customer), codeAsShown(code)]);

      const found = new LookupPage(page, 'th');
      await page.goto('/th/booking/find');
      await found.look(customer.plate, code);
      await expect(found.link('Add to calendar')).toHaveAttribute('href', /calendar\/.*openExternalBrowser=1/);
      await expect(found.button('Add to calendar')).toHaveCount(0);
    },
  );
});

test.describe('inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36',
  });

  test(
    'inside another app the history says which browser can keep the file for Excel, and makes none',
    { tag: DESKTOP },
    async ({ page }) => {
      const history = new HistoryPage(page, 'en');
      await history.openSignedIn();
      await history.hasCar('คันเก่ง', '1กก 101', [{ day: addDays(branchNow(Date.now()).date, -40), services: [101] }]);
      await history.open('?tab=history');
      await history.button('Download for Excel').click();
      await expect(history.text(DROPS)).toBeVisible();
      await expect(history.text('The file is in your downloads.')).toHaveCount(0);
      await checkAtRest(history, ['คันเก่ง', '1กก 101', 'เชียงใหม่']);
    },
  );
});
