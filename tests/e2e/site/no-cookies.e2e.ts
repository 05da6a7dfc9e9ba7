import type { BrowserContext } from '@playwright/test';
import { newCustomer } from '#tests/e2e/support/booking-page.ts';
import { LoginPage } from '#tests/e2e/login/login-page.ts';
import { watchCalls } from '#tests/e2e/support/faults.ts';
import { bookingsWith } from '#tests/e2e/support/stored-bookings.ts';
import { checkAtRest, DESKTOP, expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { ROUTES } from './routes-and-calls.ts';

const REFUSED = 'This browser refuses cookies';

/** As Chromium does it where cookies are turned off: none is kept or sent, and the storage is denied too. */
async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  context.on('response', () => void context.clearCookies());
  await context.route('**', (route) => {
    const { cookie: _cookie, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
}

test(
  'a browser that refuses cookies is told so at the first step, takes no place however often it tries, and is offered the phone',
  { tag: PHONE },
  async ({ page, context, bookingIn }) => {
    await refuseCookies(context);
    const booking = bookingIn('th');
    const { main } = booking;
    const customer = newCustomer();
    const made = watchCalls(page);
    await booking.open();
    await expect(booking.text(REFUSED)).toBeVisible();
    await expect(main.getByRole('link', { name: '1234' })).toHaveAttribute('href', 'tel:1234');
    await checkAtRest(booking);
    await booking.button('OK').click();
    await expect(booking.text(REFUSED)).toHaveCount(0);
    await booking.reach('information', customer);
    await booking.goOn('information');
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(main.getByRole('alert')).toContainText(booking.say(REFUSED));
      await expect(main.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:0\d{8,9}$/);
      await booking.button('Try again').click();
    }
    await checkAtRest(booking, [customer.plate]);
    expect(made.names()).not.toContain('setupTemporary');
    expect(await bookingsWith(customer.plate)).toEqual([]);
  },
);

test(
  'where cookies are refused signing in says so, and leads to no provider',
  { tag: DESKTOP },
  async ({ page, context }) => {
    await refuseCookies(context);
    const site = new LoginPage(page, 'en');
    await page.goto('/en/auth/login');
    await expect(site.title(REFUSED)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/auth\/login$/);
  },
);

test(
  'every page can be opened where cookies are refused, and none fails',
  { tag: DESKTOP },
  async ({ page, context, watch }) => {
    watch.expect(/status (?:of )?404/);
    await refuseCookies(context);
    for (const route of Object.keys(ROUTES)) {
      const address = route
        .replace('$lang', 'en')
        .replace('$id', 'none')
        .replace('$screen', 'button')
        .replace('$', 'none');
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    }
  },
);
